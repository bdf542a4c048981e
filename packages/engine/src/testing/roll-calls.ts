import type { RollCall } from '../research/voting-model/roll-call.ts'

const CHOICES = { y: 'for', n: 'against', a: 'abstain' } as const

/** A recorded vote: one mark per member, y, n or a, and - for an absent one. */
export function aRollCall(
  session: number,
  title: string,
  marks: string,
  subject: RollCall['subject'] = 'whole',
): RollCall {
  const ballots = [...marks].map((mark) => (mark === 'y' || mark === 'n' || mark === 'a' ? CHOICES[mark] : null))
  return { session, title, subject, ballots }
}
