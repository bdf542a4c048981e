import { planSession } from '@placard/application'
import {
  type CampaignState,
  evolve,
  publicViewOf,
  type SessionEvent,
  type SessionPlan,
  transcriptOf,
  viewFor,
} from '@placard/engine'
import { shippedCampaign, shippedCampaignIds, shippedWorld } from '../../scripts/engine/content.ts'
import { playSession } from '../../scripts/engine/play-session.ts'
import { POLICIES } from '../../scripts/engine/policies.ts'
import { sampled } from '../figure.ts'
import type { Row } from './row.ts'

const STATES = 10_000
/** Sampling interval of states within a session, and the next session follows. */
const EVERY = 9
/** Members of the state that no view may have. */
const HIDDEN_KEYS = ['estimates', 'rng', 'owed', 'deck', 'secrets', 'priorRelations', 'courtesy']

/** Leak test: secrets appear in no other seat's view, no transcript and no input of a speech. */
export const row: Row = {
  number: 9,
  claim: 'no leak',
  measure: async (options) => {
    const wanted = sampled(STATES, options, 200)
    let [states, views, leaks, seed] = [0, 0, 0, 0]
    while (states < wanted) {
      seed += 1
      for (const moment of momentsOf(seed)) {
        if (states === wanted) break
        states += 1
        views += moment.state.seats.length + 1
        leaks += leaksIn(moment)
      }
    }
    return [
      {
        name: 'secret fields in a view, payload or prompt',
        value: leaks,
        unit: '',
        limit: { atMost: 0 },
        sample: `${states} states, ${views} views, random-legal play of all campaigns, seeds 1–${seed}`,
      },
    ]
  },
}

interface Moment {
  readonly state: CampaignState
  /** Events since the last sampled moment. */
  readonly events: readonly SessionEvent[]
}

/** Sampled moments of a session of random legal acts, until it is concluded: then secrets are revealed on purpose. */
function* momentsOf(seed: number): Iterable<Moment> {
  const campaigns = shippedCampaignIds()
  const plan = planOf(campaigns[seed % campaigns.length] ?? '', seed)
  const seat = plan.seats.find(({ holder }) => holder.kind === 'person')?.country.toLowerCase() ?? ''
  const policy = POLICIES['random-legal']
  if (policy === undefined) throw new Error('no such policy: random-legal')
  const { events } = playSession(plan, { seat, policy, seed })
  let state: CampaignState | undefined
  for (const [at, event] of events.entries()) {
    state = evolve(state, event)
    if (state.status === 'concluded') return
    if (at % EVERY === seed % EVERY) yield { state, events: events.slice(Math.max(0, at + 1 - EVERY), at + 1) }
  }
}

function planOf(id: string, seed: number): SessionPlan {
  const campaign = shippedCampaign(id)
  if (campaign === undefined) throw new Error(`no such campaign: ${id}`)
  const people = [{ userId: 'policy', name: 'Policy', country: undefined }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId: 'leak', seed, pace: 1, people })
  if (!planned.ok) throw new Error(planned.rejection)
  return planned.plan
}

function leaksIn({ state, events }: Moment): number {
  const secrets = state.seats.map(secretsOf)
  const everybody = new Set(secrets.flatMap((own) => [...own]))
  // the public view is the input of speeches, the transcript is sent to pages
  let leaks = found(publicViewOf(state), everybody) + found(transcriptOf(events), everybody)
  for (const [index, { id }] of state.seats.entries()) {
    const own = secrets[index]
    const others = new Set([...everybody].filter((secret) => own?.has(secret) !== true))
    leaks += found(viewFor(state, id), others)
  }
  return leaks
}

/** The agenda, and every score that is not a round number and so cannot occur by chance. */
function secretsOf({ secrets }: CampaignState['seats'][number]): Set<unknown> {
  const scores = [secrets.reservation, secrets.best, ...secrets.table.flat()]
  return new Set<unknown>([secrets.agenda, ...scores.filter((score) => !Number.isInteger(score * 1_000))])
}

/** Counts secret values and hidden keys in a JSON tree. */
function found(value: unknown, secrets: ReadonlySet<unknown>): number {
  if (typeof value !== 'object' || value === null) return secrets.has(value) ? 1 : 0
  let leaks = 0
  for (const [key, child] of Object.entries(value)) {
    leaks += HIDDEN_KEYS.includes(key) ? 1 : found(child, secrets)
  }
  return leaks
}
