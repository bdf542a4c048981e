import type { SeatView } from '@placard/contract'
import type { Act } from '@placard/engine'
import { draftOnTheFloor } from '../../room/room.ts'

type MotionAct = Extract<Act, { kind: 'motion' }>
type OfferedMotion = MotionAct & { readonly motion: Exclude<MotionAct['motion'], 'vote'> }

/** Default length of a caucus in minutes and of a speech in seconds; other lengths are typed. */
const MINUTES = 5
const SECONDS = 60

/** Points offered as buttons, the most urgent first; the others are typed, and inquiries are offered separately. */
export const POINTS_OFFERED = [
  'against-the-motion',
  'for-the-motion',
  'right-of-reply',
  'explanation-of-vote',
  'order',
  'present-and-voting',
] as const

/** Motions in order now, without the one to vote, with the usual terms. */
export function motionsOffered(view: SeatView): readonly OfferedMotion[] {
  return (view.legal.motions ?? []).flatMap((motion) => (motion === 'vote' ? [] : withTerms(view, motion)))
}

function withTerms(view: SeatView, motion: OfferedMotion['motion']): OfferedMotion[] {
  const plain = { kind: 'motion', motion } as const
  switch (motion) {
    case 'suspend':
    case 'unmoderated-caucus':
      return [{ ...plain, minutes: MINUTES }]
    case 'moderated-caucus':
      return [{ ...plain, minutes: MINUTES, seconds: SECONDS }]
    case 'limit-time':
      return [{ ...plain, seconds: SECONDS }]
    case 'division': {
      const issue = leastLikedClause(view)
      return issue === undefined ? [] : [{ ...plain, issue }]
    }
    default:
      return [plain]
  }
}

/** The clause that the player would most like to remove, among those without a division yet. */
function leastLikedClause(view: SeatView): number | undefined {
  const { deal = [] } = draftOnTheFloor(view) ?? {}
  const divided = view.procedure?.divided ?? []
  const gain = (issue: number) => {
    const row = view.own.table[issue] ?? []
    return (row[deal[issue] ?? 0] ?? 0) - (row[0] ?? 0)
  }
  const clauses = deal.flatMap((option, issue) => (option > 0 && !divided.includes(issue) ? [issue] : []))
  return clauses.toSorted((a, b) => gain(a) - gain(b))[0]
}
