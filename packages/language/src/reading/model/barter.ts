import type { Change } from '@placard/engine'
import { evidenceOf } from '../agenda.ts'
import { GRAMMAR_WORDS } from '../grammar/words.ts'
import type { Heard, Hearing } from '../heard.ts'
import { matchAgenda } from '../matching.ts'
import { movesAway } from '../rejected.ts'
import type { Word } from '../text.ts'
import { IGNORED } from '../vocabulary.ts'

const BORDERS: ReadonlySet<string> = new Set(
  ', . and for but then against exchange return while provided if so when condition we you in'.split(' '),
)

/** One side of a bargain: an option, and the words around it. */
export interface Side extends Change {
  readonly weight: number
  /** Evidence for each option of the issue in the words that named it. */
  readonly options: readonly number[]
  /** Features: words around the option that show whether it is asked for or offered. */
  readonly marks: ReadonlySet<string>
  /** Where in the text it was named: the number of words before it. */
  readonly at: number
  /** Where the words that name the option most plainly end. */
  readonly end: number
  /** Whether the words move away from the option: "drop the treaty", "soften the levy". */
  readonly isAway: boolean
}

/** Options of two issues, in order of mention. */
export interface Barter {
  readonly first: Side
  readonly second: Side
}

/** Learned weights: how much each feature indicates that its side is the one asked for. */
export type SideWeights = ReadonlyMap<string, number>

/** Words searched for a bargain, which is made in fewer; bounds the time for a speech. */
const MOST_WORDS = 120
/** Evidence below which a segment names nothing. */
const LEAST = 0.8

/** Features of a segment: its words and word pairs, with seats, numbers and agenda terms as placeholders. */
function marksOf(words: readonly Word[], seats: readonly boolean[], { index }: Hearing): ReadonlySet<string> {
  const places = words.map(({ text, stem }, at) => {
    if (seats[at] === true) return '@seat'
    if (/^\d/.test(text)) return '@num'
    if (IGNORED.has(text) || GRAMMAR_WORDS.has(text)) return text
    return index.stems.has(stem) ? '@t' : text
  })
  return new Set(places.flatMap((place, at) => [place, `${at === 0 ? '^' : places[at - 1]} ${place}`]))
}

function stretchesIn({ words: all, pieces }: Heard, offset: number, hearing: Hearing): readonly Side[] {
  const words = all.slice(0, MOST_WORDS)
  const stretches: Side[] = []
  const named = pieces.filter(({ text }) => text === '@seat')
  const inSeat = new Set(named.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  let from = 0
  // Words that name nothing ("in return") belong to the segment after them.
  let pending = 0
  const close = (to: number) => {
    const match = matchAgenda(hearing.index, evidenceOf(words.slice(from, to), hearing.index.spellings))[0]
    from = to
    if (match === undefined || match.optionScore < LEAST) return
    const seats = Array.from({ length: to - pending }, (_, ahead) => inSeat.has(pending + ahead))
    const marks = marksOf(words.slice(pending, to), seats, hearing)
    const { issue, option, issueScore, optionScore, options } = match
    const isAway = movesAway(words.slice(pending, to))
    stretches.push({
      issue,
      option,
      options,
      weight: issueScore + optionScore,
      marks,
      at: offset + pending,
      end: offset + to,
      isAway,
    })
    pending = to
  }
  for (const [at, { text }] of words.entries()) if (at > from && BORDERS.has(text)) close(at)
  if (words.length > from) close(words.length)
  return stretches
}

/** The candidate sides of a bargain: of each issue the option named most plainly, strongest first. */
export function sidesIn(heard: readonly Heard[], hearing: Hearing): readonly Side[] {
  const byIssue = new Map<number, Side>()
  let offset = 0
  for (const sentence of heard) {
    if (offset > MOST_WORDS) break
    for (const stretch of stretchesIn(sentence, offset, hearing)) {
      const before = byIssue.get(stretch.issue)
      const stronger = before === undefined || stretch.weight > before.weight ? stretch : before
      const marks = new Set([...(before?.marks ?? []), ...stretch.marks])
      const isAway = stretch.isAway || before?.isAway === true
      byIssue.set(stretch.issue, { ...stronger, marks, at: Math.min(before?.at ?? stretch.at, stretch.at), isAway })
    }
    offset += sentence.words.length + 1
  }
  return [...byIssue.values()].sort((a, b) => b.weight - a.weight)
}

/** The two options named most plainly, in order of mention. */
export function barterOf(sides: readonly Side[]): Barter | undefined {
  const [first, second] = sides.slice(0, 2).sort((a, b) => a.at - b.at)
  return first === undefined || second === undefined ? undefined : { first, second }
}

/** Feature of being named first: most people say what they want before what they give. */
const FIRST = '1'

/** Difference of the features of the two sides: 1 where only the first has it, -1 where only the second has. */
export function contrastOf({ first, second }: Barter): ReadonlyMap<string, number> {
  const contrast = new Map([[FIRST, 1]])
  for (const mark of first.marks) if (!second.marks.has(mark)) contrast.set(mark, 1)
  for (const mark of second.marks) if (!first.marks.has(mark)) contrast.set(mark, -1)
  return contrast
}

/** Probability (0…1) that the side named first is the one asked for. */
export function askedFirst(barter: Barter, weights: SideWeights): number {
  let sum = 0
  for (const [mark, side] of contrastOf(barter)) sum += side * (weights.get(mark) ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
