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
import { shippedWorld } from '../adapters/language/embedded-language.ts'
import { CAMPAIGNS_FOLDER, readShippedCampaigns } from '../app/shipped-campaigns.ts'

const CAMPAIGN = 'nuclear-non-proliferation'
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
export async function aDearSession({
  seats,
  proposals,
  minutes,
}: Size): Promise<DemoSession & { readonly events: number }> {
  const sessionId = crypto.randomUUID()
  const plan = { ...widened(await aPlan(sessionId), seats), durationMinutes: minutes }
  const { events, state } = played(plan, proposals)
  const log = events.map((event) => JSON.stringify(event)).join('\n')
  const importId = crypto.randomUUID()
  return { importId, sessionId, seed: plan.seed, stateHash: stateHash(state), log, events: events.length }
}

/** What is sent of it. */
export function bodyOf({ events: _, ...session }: Awaited<ReturnType<typeof aDearSession>>): string {
  return JSON.stringify(session)
}

async function aPlan(sessionId: string): Promise<SessionPlan> {
  const shipped = await readShippedCampaigns(CAMPAIGNS_FOLDER)
  const campaign = Campaign.parse(shipped.find(({ id }) => id === CAMPAIGN)?.value)
  const people = [{ personId: 'demo', name: 'You', country: 'KEN' }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId, seed: 3, pace: 1, people })
  if (!planned.ok) throw new Error(planned.refusal)
  return planned.plan
}

/** The same room with more delegates, who want what those want who are there. */
function widened(plan: SessionPlan, count: number): SessionPlan {
  const delegates = plan.seats.filter(({ holder }) => holder.kind === 'delegate')
  const more = Array.from({ length: Math.max(0, count - plan.seats.length) }, (_, at) => {
    const like = delegates[at % delegates.length]
    if (like === undefined) throw new Error('a room without delegates')
    // no state has a code that begins so
    const country = `X${String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))}`
    return { ...like, country, countryName: `Zone ${country}` }
  })
  const seats = [...plan.seats, ...more].slice(0, Math.max(count, plan.seats.length))
  return { ...plan, seats, relations: seats.map(() => seats.map(() => 0)) }
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
