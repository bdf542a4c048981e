import type { Change } from '@placard/engine'
import { evidenceOf } from '../agenda.ts'
import type { Heard, Hearing } from '../heard.ts'
import { matchAgenda } from '../matching.ts'
import type { Word } from '../text.ts'

/** Marks of what the speaker would do, and of what is asked of others. */
const OURS: ReadonlySet<string> = new Set(
  'we i our my us me will can could offer give giving accept swallow flexible ready willing turn return exchange then endorse undertakes prepared live'.split(
    ' ',
  ),
)
const THEIRS: ReadonlySet<string> = new Set(
  'you your they their need want ask if let should were provided condition fix unless in backs supports accepts moves get'.split(
    ' ',
  ),
)
const BORDERS: ReadonlySet<string> = new Set(
  ', . and for but then against exchange return while provided if so when condition we you in'.split(' '),
)

interface Side extends Change {
  readonly weight: number
  /** Above 0: what the speaker gives. */
  readonly ours: number
  readonly at: number
}

/** Words of a stretch that surely names an option, and whose side it is. */
function sideOf(words: readonly Word[], seats: readonly boolean[], at: number, hearing: Hearing): Side | undefined {
  const match = matchAgenda(hearing.index, evidenceOf(words, hearing.index.spellings))[0]
  if (match === undefined || match.optionScore < LEAST) return undefined
  const count = (marks: ReadonlySet<string>) => words.filter(({ text }) => marks.has(text)).length
  const ours = count(OURS) - count(THEIRS) - seats.filter(Boolean).length
  return { issue: match.issue, option: match.option, weight: match.issueScore + match.optionScore, ours, at }
}

/** A bargain is struck in fewer words; bounds the time for a speech. */
const MOST_WORDS = 120
/** Evidence below which a stretch names nothing. */
const LEAST = 0.8

function sidesIn(heard: Heard, offset: number, hearing: Hearing): readonly Side[] {
  const sides: Side[] = []
  const isSeat = (at: number) => heard.pieces.some(({ text, from, to }) => text === '@seat' && at >= from && at < to)
  let from = 0
  const close = (to: number) => {
    const words = heard.words.slice(from, to)
    const seats = words.map((_, at) => isSeat(from + at))
    const side = words.length < 1 ? undefined : sideOf(words, seats, offset + from, hearing)
    if (side !== undefined) sides.push(side)
    from = to
  }
  for (const [at, { text }] of heard.words.entries()) if (BORDERS.has(text)) close(at)
  close(heard.words.length)
  return sides
}

/** What is asked and what is offered, where a text names options of two issues and a bargain is meant. */
export function barterIn(
  heard: readonly Heard[],
  hearing: Hearing,
): { readonly take: Change; readonly give: Change } | undefined {
  const byIssue = new Map<number, Side>()
  let offset = 0
  for (const sentence of heard) {
    if (offset > MOST_WORDS) break
    for (const side of sidesIn(sentence, offset, hearing)) {
      const before = byIssue.get(side.issue)
      const stronger = before === undefined || side.weight > before.weight ? side : before
      byIssue.set(side.issue, {
        ...stronger,
        ours: (before?.ours ?? 0) + side.ours,
        at: Math.min(before?.at ?? 1e9, side.at),
      })
    }
    offset += sentence.words.length + 1
  }
  const [first, second] = [...byIssue.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .sort((a, b) => a.at - b.at)
  if (first === undefined || second === undefined) return undefined
  const [take, give] = first.ours > second.ours ? [second, first] : [first, second]
  return {
    take: { issue: take.issue, option: take.option },
    give: { issue: give.issue, option: give.option },
  }
}
