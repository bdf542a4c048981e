import { planSession } from '@placard/application'
import type { Campaign } from '@placard/contract'
import { decide, due, nextDueAt, type SessionPlan, viewFor } from '@placard/engine'
import { campaignOf, world } from './content.ts'
import { type Figure, percentile } from './figure.ts'

const SEATS = 16
const SESSIONS = 12
const OPENED_AT = 1_700_000_000_000
/** States of many regions, in addition to the authored ones. */
const MORE = ['BRA', 'MEX', 'NGA', 'IDN', 'TUR', 'ESP', 'NOR', 'VNM', 'ARG', 'GHA', 'MAR', 'NZL', 'PER', 'POL', 'SEN']

/** Time of one turn in a full committee: computing what is due, deciding it, and building the view. */
export async function bench(): Promise<readonly Figure[]> {
  const times: number[] = []
  for (let seed = 1; seed <= SESSIONS; seed++) {
    const turns = turnsOf(planOf(seed))
    // the first session is the warm-up
    if (seed > 1) times.push(...turns)
  }
  return [
    { name: `turn at ${SEATS} seats, p99`, value: percentile(times, 0.99), unit: 'ms', limit: { atMost: 5 } },
    { name: `turn at ${SEATS} seats, median`, value: percentile(times, 0.5), unit: 'ms' },
  ]
}

function planOf(seed: number): SessionPlan {
  const people = [{ userId: 'ada', name: 'Ada', country: 'KEN' }]
  const planned = planSession({ campaign: fullCampaign(), world, sessionId: 'bench', seed, pace: 1, people })
  if (!planned.ok) throw new Error(planned.rejection)
  return planned.plan
}

function fullCampaign(): Campaign {
  const campaign = campaignOf('nuclear-non-proliferation')
  const seated = new Set(campaign.seats.map(({ country }) => country))
  const more = MORE.filter((country) => !seated.has(country)).map((country, at) => {
    const like = campaign.seats[at % campaign.seats.length]
    if (like === undefined) throw new Error('the campaign has no seats')
    return { ...like, country, alternates: [] }
  })
  const seats = [...campaign.seats, ...more].slice(0, SEATS - 1)
  return { ...campaign, seats, aiDelegates: seats.length }
}

/** Simulates a session to its end. @returns ms of each turn. */
function turnsOf(plan: SessionPlan): number[] {
  const opened = decide(undefined, { kind: 'OpenSession', plan }, { now: OPENED_AT })
  if (!opened.ok) throw new Error(opened.rejection.detail)
  if (opened.state.seats.length !== SEATS) throw new Error(`${opened.state.seats.length} seats instead of ${SEATS}`)
  const times: number[] = []
  let [state, now] = [opened.state, OPENED_AT]
  while (state.status === 'active') {
    now = Math.max(now + 1, nextDueAt(state) ?? now)
    const since = performance.now()
    const [first] = due(state, now)
    if (first === undefined) continue
    const command =
      first.kind === 'clock'
        ? ({ kind: 'AdvanceClock' } as const)
        : ({ kind: 'TakeAct', seat: first.seat, act: first.act, words: '', origin: first.origin } as const)
    const decision = decide(state, command, { now })
    if (decision.ok) state = decision.state
    viewFor(state, 'ken')
    times.push(performance.now() - since)
  }
  return times
}
