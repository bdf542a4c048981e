import type { SeatView, TranscriptEntry } from '@placard/contract'
import { draftOnTheFloor } from '../room/room.ts'

/** The lessons of the tutorial round, in order. */
export const LESSONS = ['speak', 'propose', 'trade', 'vote'] as const
export type LessonId = (typeof LESSONS)[number]

type Seen = { readonly view: SeatView; readonly entries: readonly TranscriptEntry[] }

/** Whether each lesson is done, by the record: buttons and text count alike. */
const DONE: Record<LessonId, (seen: Seen) => boolean> = {
  speak: ({ view, entries }) =>
    entries.some(({ kind, seat, origin }) => kind === 'speech' && seat === view.you && origin === 'person'),
  propose: ({ view, entries }) =>
    entries.some(
      ({ kind, detail, seat }) =>
        seat === view.you &&
        ((kind === 'proposal' && detail === 'put') || (kind === 'draft' && detail === 'introduced')),
    ),
  trade: ({ view }) =>
    view.offers.some(({ by, to, status }) => by === view.you || (to === view.you && status === 'accepted')),
  vote: ({ view, entries }) => entries.some(({ kind, seat }) => kind === 'ballot' && seat === view.you),
}

/** The lessons with their completion; a later one may be done before an earlier one. */
export function lessonsOf(seen: Seen): readonly { readonly id: LessonId; readonly isDone: boolean }[] {
  return LESSONS.map((id) => ({ id, isDone: DONE[id](seen) }))
}

/**
 * The coach's current lesson: the vote on a draft while the player is called to vote, else the first lesson not done,
 * or that all are done.
 */
export function currentLesson(seen: Seen): LessonId | 'over' {
  if (seen.view.status === 'concluded') return 'over'
  if (seen.view.legal.yourTurnToVote && seen.view.vote?.question.kind === 'draft') return 'vote'
  return lessonsOf(seen).find(({ isDone }) => !isDone)?.id ?? 'over'
}

/** What is still missing between the draft and the vote. */
export type WayToVote = 'no-draft' | 'names' | 'time' | 'move' | 'second' | 'debated' | 'running' | 'your-turn'

export function wayToVote(view: SeatView): WayToVote {
  const draft = draftOnTheFloor(view)
  if (view.legal.yourTurnToVote) return 'your-turn'
  if (view.vote !== undefined) return 'running'
  if (view.legal.kinds.includes('second')) return 'second'
  if (view.motion !== undefined) return 'debated'
  if (draft === undefined) return 'no-draft'
  if (draft.sponsors.length + draft.signatories.length < view.signaturesNeeded) return 'names'
  return view.legal.kinds.includes('motion') ? 'move' : 'time'
}

/** An example of a trade: something another delegation does not have yet against something the player does not. */
export function tradeExample(
  view: SeatView,
): { readonly country: string; readonly take: string; readonly give: string } | undefined {
  const other = view.seats.find(({ isYou }) => !isYou)
  const deal = draftOnTheFloor(view)?.deal
  const open = view.issues.flatMap((issue, index) => {
    const option = issue.options[Math.min(issue.options.length - 1, (deal?.[index] ?? 0) + 1)]
    const isMoved = (deal?.[index] ?? 0) > 0
    return option === undefined || isMoved ? [] : [option.label.toLowerCase()]
  })
  const [take, give] = open
  return other === undefined || take === undefined || give === undefined
    ? undefined
    : { country: other.countryName, take, give }
}
