import { BARGAINS } from './bargains.ts'
import { COURTESIES } from './courtesies.ts'
import { CLASSES, type Table } from './intents.ts'
import { MANNERS_OF_THE_FLOOR } from './manners-floor.ts'
import { MANNERS_OF_POSITIONS } from './manners-positions.ts'
import { POSITIONS } from './positions.ts'
import { PROCEDURES } from './procedures.ts'

function patternsOf(table: Table): readonly string[] {
  return Object.values(table).flatMap((rows) => rows.map(([, pattern]) => pattern))
}

const TABLES = [POSITIONS, BARGAINS, COURTESIES, PROCEDURES, MANNERS_OF_POSITIONS, MANNERS_OF_THE_FLOOR]

/** Every word of the grammar: none of them is a misspelling of another. */
export const GRAMMAR_WORDS: ReadonlySet<string> = new Set(
  [...TABLES.flatMap(patternsOf), ...Object.values(CLASSES)].flatMap((pattern) => pattern.split(/[ |]/)),
)

/** Key words of the grammar: one typo in them is forgiven. */
export const KEY_WORDS: readonly string[] =
  `support supports oppose opposes accept accepts accepted acceptable unacceptable agree agreed reject rejects propose
  proposes proposed proposal suggest suggests resolution sponsor apologise abstain second motion floor promise threaten
  question amendment believe seconded guess appoint priority yes please terrible cannot against favour welcome position willing prepared exchange unless`.split(
    /\s+/,
  )

/** Ordinary words one typo away from the key words. */
export const NEIGHBOURS: readonly string[] =
  'except expect accent accepting again impose expose process purpose flood project subject premise seconds agrees promised promises threatened supported opposed present division'.split(
    ' ',
  )
