import { bargainOf } from '../../bargaining/solutions/bargain.ts'
import { egalitarian, nashSolution } from '../../bargaining/solutions/solutions.ts'
import { enumerateDeals } from '../../bargaining/solutions/space.ts'
import { evolve } from '../../fold/evolve.ts'
import { type Deal, utilityOf } from '../../model/committee/issue.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import type { SessionEvent } from '../../model/session/event.ts'
import { draftOfRecord, seatIndexOf, statusQuo } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import type { DealPoint, Debrief, DebriefProgress } from '../view.ts'
import { inputOf, type PersonInput } from './inputs.ts'
import { Moments } from './moments.ts'
import { outcomeQuality } from './quality.ts'
import { expectationOf, turningPoints } from './turning-points.ts'

/** Number of deals sampled for the plot's scatter: enough to show its shape. */
const CLOUD_SIZE = 400

/**
 * The debrief of a concluded session for one seat: the deal space, the text's path through it, gains, support over
 * time, and the moments that changed it.
 * @param events the whole log, in order.
 * @throws {RangeError} for an unknown seat or an empty log.
 */
export function debriefOf(events: readonly SessionEvent[], you: SeatId): Debrief {
  const steps = debriefSteps(events, you)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * `debriefOf` in steps, for a host that yields to other work or shows progress: one step per simulated replay of the
 * session, by far the most expensive part.
 */
export function* debriefSteps(events: readonly SessionEvent[], you: SeatId): Generator<DebriefProgress, Debrief> {
  const { state, path, support, moments, inputs } = walk(events, you)
  const bargain = bargainOf(state.seats.map((seat) => seat.secrets))
  const point = planeOf(state, you)
  const adopted = state.drafts.find((draft) => draft.status === 'adopted')
  const { cloud, frontier } = plane(bargain, point)
  const nash = nashSolution(bargain)?.deal ?? egalitarian(bargain).deal
  return {
    cloud,
    frontier,
    path: path.map((step) => ({ ...point(step.deal), at: step.at, seq: step.seq, by: step.by })),
    nash: point(nash),
    final: adopted && point(adopted.deal),
    outcomeQuality: outcomeQuality(state, bargain, seatIndexOf(state, you)),
    gains: state.seats.map(({ id, secrets }) => ({
      seat: id,
      statusQuo: utilityOf(secrets.table, statusQuo(state)),
      reservation: secrets.reservation,
      utility: utilityOf(secrets.table, adopted?.deal ?? statusQuo(state)),
      best: secrets.best,
    })),
    support,
    moments: moments.best(),
    turningPoints: yield* turningPoints(inputs, you, expectationOf(state, you)),
  }
}

interface Step {
  readonly deal: Deal
  readonly at: number
  readonly seq: number
  readonly by: SeatId
}

interface Walk {
  readonly state: CampaignState
  readonly path: readonly Step[]
  readonly support: Debrief['support']
  readonly moments: Moments
  readonly inputs: readonly PersonInput[]
}

function walk(events: readonly SessionEvent[], you: SeatId): Walk {
  let state: CampaignState | undefined
  const path: Step[] = []
  const support: Debrief['support'][number][] = []
  const moments = new Moments(you)
  const inputs: PersonInput[] = []
  for (const event of events) {
    const before = state
    state = evolve(state, event)
    if (before) moments.note(before, event, state)
    const input = before && inputOf(before, event)
    if (input) inputs.push(input)
    if (event.kind === 'act-withdrawn') withdrawInput(inputs, event.act)
    if (event.kind === 'clause-changed' || event.kind === 'draft-introduced') {
      const deal = draftOfRecord(state)?.deal
      if (deal) path.push({ deal, at: event.at, seq: state.seq, by: event.by })
    }
    const changesSupport = event.kind === 'stance-declared' || event.kind === 'support-changed'
    if (changesSupport || event.kind === 'draft-introduced') support.push({ at: event.at, ...countStances(state) })
  }
  if (!state) throw new RangeError('debriefOf: an empty log')
  return { state, path, support, moments, inputs }
}

/** Removes a withdrawn act. */
function withdrawInput(inputs: PersonInput[], act: number): void {
  const place = inputs.findLastIndex(({ seq }) => seq === act)
  if (place >= 0) inputs.splice(place, 1)
}

function countStances(state: CampaignState): { favour: number; against: number; undecided: number } {
  const declared = Object.values(draftOfRecord(state)?.declared ?? {})
  const favour = declared.filter((stance) => stance === 'favour').length
  const against = declared.filter((stance) => stance === 'against').length
  return { favour, against, undecided: state.seats.length - favour - against }
}

/** Projects a deal to the plane of the plot: the viewer's utility, and the mean utility of the others. */
function planeOf(state: CampaignState, you: SeatId): (deal: Deal) => DealPoint {
  const index = seatIndexOf(state, you)
  if (index < 0) throw new RangeError(`debriefOf: no seat ${you}`)
  return (deal) => {
    const utilities = state.seats.map((seat) => utilityOf(seat.secrets.table, deal))
    const own = utilities[index] ?? 0
    const others = utilities.reduce((sum, value) => sum + value, -own) / Math.max(1, utilities.length - 1)
    return { deal: [...deal], own, others }
  }
}

function plane(bargain: ReturnType<typeof bargainOf>, point: (deal: Deal) => DealPoint) {
  const points: DealPoint[] = []
  enumerateDeals(bargain, (_, deal) => points.push(point(deal)))
  const stride = Math.max(1, Math.floor(points.length / CLOUD_SIZE))
  return { cloud: points.filter((_, index) => index % stride === 0), frontier: upperRight(points) }
}

/** The Pareto frontier of the plane's points, from the others' best to the viewer's. */
function upperRight(points: readonly DealPoint[]): readonly DealPoint[] {
  const sorted = [...points].sort((a, b) => b.own - a.own || b.others - a.others)
  const frontier: DealPoint[] = []
  for (const candidate of sorted) {
    const last = frontier.at(-1)
    if (!last || candidate.others > last.others) frontier.push(candidate)
  }
  return frontier.reverse()
}
