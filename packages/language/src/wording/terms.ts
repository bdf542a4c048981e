import type { Change } from '@placard/engine'
import { isSame, leading, type Occasion } from './occasion.ts'
import type { Past } from './past.ts'

/** The condition that a seat named for its vote or its name, with whom it told; its lines have no time to the second. */
interface Told {
  readonly change: Change
  readonly to: string
}

/** The last condition of a seat, unless it has answered otherwise since. */
function termOf({ own }: Past): Told | undefined {
  const line = own.findLast(({ act }) => act.kind === 'explain' && act.answer?.to === 'draft')
  if (line?.act.kind !== 'explain' || line.act.target === undefined) return undefined
  const { answer, target } = line.act
  return answer?.verdict === 'only-if' && answer.other !== undefined ? { change: answer.other, to: target } : undefined
}

/** What a seat says of its condition when it is asked to vote on it, or on the text. */
export function onTerm(
  choice: 'for' | 'against',
  about: readonly Change[] | undefined,
  past: Past,
): Occasion | undefined {
  const term = termOf(past)
  const deal = leading(past.view)?.deal
  if (term === undefined || deal === undefined) return undefined
  const { change: option, to } = term
  const now = { issue: option.issue, option: deal[option.issue] ?? 0 }
  const facts = { option, names: [to] }
  if (about === undefined) {
    if (choice === 'against') return undefined
    return { situation: isSame(now, option) ? 'term-met' : 'term-unmet', ...facts }
  }
  if (!about.some((change) => isSame(change, option))) return undefined
  if (choice === 'for') return { situation: 'term-offered', ...facts }
  return now.option === 0 ? undefined : { situation: 'term-outweighed', ...facts, other: now }
}
