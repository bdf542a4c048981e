import type { Change } from '../model/committee/issue.ts'
import type { Seat } from '../model/committee/seat.ts'
import { nearestOption } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { promisedOn } from './given-word.ts'
import { wantedChange } from './interests.ts'
import { timesMade } from './points.ts'

const NEED = { to: 'need', verdict: 'yes' } as const

/**
 * What a delegation says that it wants on an issue: the option that gains it most, unless it has already told the
 * committee of the one its record points to. A delegation that names one today and another tomorrow is not believed.
 */
export function statedWish(state: CampaignState, seat: Seat, issue: number): Change {
  const wanted = wantedChange(seat, issue)
  if (timesMade(state, seat.id, { kind: 'support', change: wanted }) > 0) return wanted
  const isTold =
    timesMade(state, seat.id, { kind: 'explain', issue }) > 0 ||
    timesMade(state, seat.id, { kind: 'explain', issue, answer: NEED }) > 0
  return isTold ? { issue, option: nearestOption(state.issues, issue, seat.positions[issue] ?? 0) } : wanted
}

/**
 * What a delegation tells of its need when it is asked: what it has promised to support, or spoken for already, else what
 * its record points to.
 */
export function statedNeed(state: CampaignState, seat: Seat, issue: number): Change {
  const promised = promisedOn(state, seat.id, issue)
  if (promised !== undefined) return promised
  const wanted = wantedChange(seat, issue)
  if (timesMade(state, seat.id, { kind: 'support', change: wanted }) > 0) return wanted
  return { issue, option: nearestOption(state.issues, issue, seat.positions[issue] ?? 0) }
}
