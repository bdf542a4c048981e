import { planSession } from '@placard/application'
import { Campaign, type DemoSession } from '@placard/contract'
import {
  decide,
  evolve,
  resolutionTypeOf,
  type SessionEvent,
  type SessionPlan,
  sessionScore,
  stateHash,
} from '@placard/engine'
import { shippedWorld } from '../adapters/language/shipped-world.ts'
import { CAMPAIGNS_FOLDER, readShippedCampaigns } from '../app/shipped-campaigns.ts'
import type { SeedCampaign } from '../features/campaigns/campaign-rows.ts'

const CAMPAIGN = 'nuclear-non-proliferation'
const PLAYER = 'KEN'
const OPENED_AT = 1_700_000_000_000
const A_SECOND_MS = 1_000

/** How much there is to a session. */
export interface Size {
  readonly seats: number
  readonly proposals: number
  /** How long it was to last. */
  readonly minutes: number
}

/**
 * A short log whose debrief is as dear as they come: in a large room somebody proposes again and again, and it is over
 * long before its time. What would have happened without a proposal has to be played to the end each time.
 */
export async function aDearSession(size: Size): Promise<DemoSession & { readonly events: number }> {
  const sessionId = crypto.randomUUID()
  const plan = await aPlan(sessionId, size)
  const { events, state } = played(plan, size.proposals)
  const log = events.map((event) => JSON.stringify(event)).join('\n')
  const importId = crypto.randomUUID()
  return { importId, sessionId, seed: plan.seed, stateHash: stateHash(state), log, events: events.length }
}

/** What is sent of it. */
export function bodyOf({ events: _, ...session }: Awaited<ReturnType<typeof aDearSession>>): string {
  return JSON.stringify(session)
}

/** The campaigns of dear sessions for a test's catalogue: what a log opens with is compared with what stands there. */
export async function dearSeeds(sizes: readonly Omit<Size, 'proposals'>[]): Promise<SeedCampaign[]> {
  const campaigns = await Promise.all(sizes.map(dearCampaign))
  return campaigns.map((value) => ({ id: value.id, schemaVersion: value.schemaVersion, value }))
}

/** A shipped campaign with as many seats as are asked for, the player's included. */
async function dearCampaign({ seats: count, minutes }: Omit<Size, 'proposals'>): Promise<Campaign> {
  const shipped = await readShippedCampaigns(CAMPAIGNS_FOLDER)
  const campaign = Campaign.parse(shipped.find(({ id }) => id === CAMPAIGN)?.value)
  const seated = new Set([PLAYER, ...campaign.seats.map(({ country }) => country)])
  const free = shippedWorld.countries.filter(({ iso3 }) => !seated.has(iso3))
  const more = Array.from({ length: Math.max(0, count - seated.size) }, (_, at) => {
    const like = campaign.seats[at % campaign.seats.length]
    const country = free[at]
    if (like === undefined || country === undefined) throw new Error('no country is left to seat')
    return { ...like, country: country.iso3, alternates: [] }
  })
  const seats = [...campaign.seats, ...more]
  return { ...campaign, id: `dear-${count}-${minutes}`, seats, aiDelegates: seats.length, durationMinutes: minutes }
}

async function aPlan(sessionId: string, size: Size): Promise<SessionPlan> {
  const people = [{ userId: 'demo', name: 'You', country: PLAYER }]
  const campaign = await dearCampaign(size)
  const planned = planSession({ campaign, world: shippedWorld, sessionId, seed: 3, pace: 1, people })
  if (!planned.ok) throw new Error(planned.rejection)
  return planned.plan
}

/** The opening, the proposals as fast as they can be made, and an end that says no more than the score does. */
function played(plan: SessionPlan, proposals: number) {
  const opened = decide(undefined, { kind: 'OpenSession', plan }, { now: OPENED_AT })
  if (!opened.ok) throw new Error(opened.rejection.detail)
  let { state } = opened
  const events: SessionEvent[] = [...opened.events]
  for (let made = 0; made < proposals; made++) {
    const issue = made % plan.issues.length
    const option = 1 + (Math.floor(made / plan.issues.length) % 4)
    const act = { kind: 'propose', changes: [{ issue, option }] } as const
    const now = OPENED_AT + (made + 1) * A_SECOND_MS
    const decision = decide(
      state,
      { kind: 'TakeAct', seat: 'ken', act, words: 'We propose.', origin: 'person' },
      { now },
    )
    if (!decision.ok) continue
    state = decision.state
    for (const event of decision.events) events.push(event)
  }
  const score = sessionScore(state)
  const at = events.at(-1)?.at ?? 0
  const conclusion = { score: score / 1000, type: resolutionTypeOf(score, false), outcomes: [], forced: false, at }
  const end: SessionEvent = {
    kind: 'session-concluded',
    conclusion,
    at,
    now: OPENED_AT + (proposals + 1) * A_SECOND_MS,
  }
  return { events: [...events, end], state: evolve(state, end) }
}
