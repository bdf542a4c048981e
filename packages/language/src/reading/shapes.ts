import { stemOf } from '../text/stem.ts'
import { OURS } from './conditions.ts'
import { BAD, ENDS, GOOD, LEAVES, TURNS } from './evaluations.ts'
import { TOPIC } from './terms.ts'

/*
 * The shape of a clause: the classes of its words in order, without the words. "We would be sorry to lose it" and "we
 * would hate to miss it" have the same shape, so that lines which teach the one teach the other.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))
const stems = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(stemOf))

/** Verbs of taking something out of a text or doing away with it. */
const REMOVING = stems(
  'strike struck delete remove drop cut scrap bin axe omit exclude leave skip lose ditch kill bury oppose reject refuse object block veto resist disagree',
)
/** Verbs of putting or keeping something in a text. */
const KEEPING = stems('keep keeps kept include add put insert retain belong belongs stay stays remain place')
/** Others than the speaker. */
const OTHERS = words('everybody everyone others they all some many who you @seat @land @bloc')
const EXCEPTING = words('except but only other than alone save apart')
const CONDITIONS = words('if unless')

/** The classes of words by their letter in a shape; the first that has a word is its class. */
const CLASSES: readonly (readonly [letter: string, has: (text: string, stem: string) => boolean])[] = [
  ['T', (text) => text === TOPIC],
  ['I', (text) => OURS.has(text)],
  ['R', (_, stem) => REMOVING.has(stem)],
  ['K', (_, stem) => KEEPING.has(stem)],
  ['N', (text) => TURNS.has(text)],
  ['-', (_, stem) => BAD.has(stem)],
  ['+', (_, stem) => GOOD.has(stem)],
  ['o', (text) => LEAVES.has(text)],
  ['i', (text) => text === 'in'],
  ['e', (text) => EXCEPTING.has(text)],
  ['S', (text) => OTHERS.has(text)],
  ['2', (text) => text === 'too'],
  ['?', (text) => CONDITIONS.has(text)],
]

function letterOf(text: string): string {
  const stem = stemOf(text)
  return CLASSES.find(([, has]) => has(text, stem))?.[0] ?? ''
}

/** Longest shape of a clause. Bounds the time. */
const LONGEST = 24

/** The shapes of a sentence's clauses, in order; clauses without a word of any class have none. */
export function shapesIn(texts: readonly string[]): readonly string[] {
  const shapes = ['']
  for (const text of texts) {
    const shape = shapes.at(-1) ?? ''
    const letter = letterOf(text)
    if (ENDS.has(text)) shapes.push('')
    else if (shape.length < LONGEST && !(letter === 'T' && shape.endsWith('T')))
      shapes[shapes.length - 1] = shape + letter
  }
  return shapes.filter((shape) => shape !== '')
}
