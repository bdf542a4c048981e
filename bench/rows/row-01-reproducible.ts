import { planSession } from '@placard/application'
import { type SessionPlan, stateHash } from '@placard/engine'
import { shippedCampaign, shippedCampaignIds, shippedWorld } from '../../scripts/engine/content.ts'
import { openEnginePage } from '../../scripts/engine/engine-page.ts'
import { playSession } from '../../scripts/engine/play-session.ts'
import { POLICIES } from '../../scripts/engine/policies.ts'
import { sampled } from '../figure.ts'
import type { Row } from './row.ts'

const SESSIONS = 1_000
/** Sessions sent to the page per batch. */
const BATCH = 50

interface Game {
  readonly plan: SessionPlan
  readonly seat: string
  readonly policyName: string
}

/** The same seed and acts give the same state, bit by bit, in Node and in Chromium. */
export const row: Row = {
  number: 1,
  claim: 'reproducible',
  measure: async (options) => {
    const sessions = sampled(SESSIONS, options, 24)
    const inChromium = await openEnginePage()
    let equal = 0
    try {
      for (let first = 1; first <= sessions; first += BATCH) {
        const games = Array.from({ length: Math.min(BATCH, sessions - first + 1) }, (_, at) => gameOf(first + at))
        const there = await inChromium.page.evaluate<string[]>(
          `(${JSON.stringify(games)}).map(({ plan, seat, policyName }) =>
            stateHash(playSession(plan, { seat, policy: POLICIES[policyName], seed: plan.seed }).state))`,
        )
        equal += games.filter((game, at) => hashOf(game) === there[at]).length
      }
    } finally {
      await inChromium.close()
    }
    return [
      {
        name: 'sessions with the same state hash in Node and Chromium',
        value: equal / sessions,
        unit: '',
        limit: { atLeast: 1 },
        sample: `${sessions} sessions, all campaigns and policies, seeds 1–${sessions}`,
      },
    ]
  },
}

function gameOf(seed: number): Game {
  const campaigns = shippedCampaignIds()
  const policies = Object.keys(POLICIES)
  const campaign = shippedCampaign(campaigns[seed % campaigns.length] ?? '')
  if (campaign === undefined) throw new Error('no such campaign')
  const people = [{ userId: 'policy', name: 'Policy', country: undefined }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId: `seed-${seed}`, seed, pace: 1, people })
  if (!planned.ok) throw new Error(planned.rejection)
  const seat = planned.plan.seats.find(({ holder }) => holder.kind === 'person')?.country.toLowerCase() ?? ''
  return { plan: planned.plan, seat, policyName: policies[Math.floor(seed / campaigns.length) % policies.length] ?? '' }
}

function hashOf({ plan, seat, policyName }: Game): string {
  const policy = POLICIES[policyName]
  if (policy === undefined) throw new Error(`no such policy: ${policyName}`)
  return stateHash(playSession(plan, { seat, policy, seed: plan.seed }).state)
}
