import { bookOf, compilePattern, type PatternBook } from '../pattern.ts'
import { BARGAINS } from './bargains.ts'
import { COURTESIES } from './courtesies.ts'
import { CUES, type Cue } from './cues.ts'
import { CLASSES, type Intent, type Table } from './intents.ts'
import { MANNERS_OF_THE_FLOOR } from './manners-floor.ts'
import { MANNERS_OF_POSITIONS } from './manners-positions.ts'
import { POSITIONS } from './positions.ts'
import { PROCEDURES } from './procedures.ts'

const TABLES: readonly Table[] = [
  POSITIONS,
  BARGAINS,
  COURTESIES,
  PROCEDURES,
  guarded(MANNERS_OF_POSITIONS),
  MANNERS_OF_THE_FLOOR,
]

/**
 * Guards against negation: the manner phrases are short, and right after a negation ("not good enough") they do not
 * apply.
 */
function guarded(table: Table): Table {
  return Object.fromEntries(
    Object.entries(table).map(([intent, rows]) => [
      intent,
      rows.map(([weight, source]) => [weight, `! ${source}`] as const),
    ]),
  )
}

function isIntent(name: string, table: Table): name is Intent {
  return Object.hasOwn(table, name)
}

function intentPatterns(table: Table) {
  return Object.keys(table)
    .filter((name) => isIntent(name, table))
    .flatMap((intent) =>
      (table[intent] ?? []).map(([weight, source]) => compilePattern(intent, weight, source, CLASSES)),
    )
}

/** The compiled grammar of all intents. */
export const INTENT_BOOK: PatternBook<Intent> = bookOf(TABLES.flatMap(intentPatterns))

/** Cues: what a sentence refers to, and in which direction it would move the text. */
export const CUE_BOOK: PatternBook<Cue> = bookOf(
  CUES.map(([cue, weight, source]) => compilePattern(cue, weight, source, CLASSES)),
)
