import type { SeatPlan, SessionPlan } from '../model/session/plan.ts'

/**
 * A seat's agenda for this session. The authored part is public with the campaign; a salted draw adds which issue
 * weighs more than authored and which less, which is nowhere public.
 * @param weights the drawn weights of the issues; together 1.
 */
export function agendaFor(
  { salt, instructions, issues }: SessionPlan,
  seat: SeatPlan,
  weights: readonly number[],
): string {
  if (salt === undefined || instructions === undefined) return seat.agenda
  const changes = weights.map((weight, issue) => weight / Math.max(1e-6, seat.salience[issue] ?? 1))
  const titleOf = (change: number) => issues[changes.indexOf(change)]?.title ?? ''
  const added = instructions
    .replace('{raised}', () => titleOf(Math.max(...changes)))
    .replace('{lowered}', () => titleOf(Math.min(...changes)))
  return `${seat.agenda} ${added}`
}
