import { planSession } from '@placard/application'
import { type SessionPlan, stateHash } from '@placard/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shippedCampaign, shippedCampaignIds, shippedWorld } from './content.ts'
import { type EnginePage, openEnginePage } from './engine-page.ts'
import { playSession } from './play-session.ts'
import { POLICIES } from './policies.ts'

/** The engine must come to the same bits in Node and in the browser: this file runs it in both. */
let inChromium: EnginePage

beforeAll(async () => {
  inChromium = await openEnginePage()
})

afterAll(() => inChromium?.close())

function planOf(id: string, seed: number): SessionPlan {
  const campaign = shippedCampaign(id)
  if (!campaign) throw new Error(`no campaign ${id}`)
  const people = [{ userId: 'p', name: 'P', country: 'KEN' }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId: 's', seed, pace: 1, people })
  if (!planned.ok) throw new Error(planned.rejection)
  return planned.plan
}

describe('Node and Chromium', () => {
  it.each(shippedCampaignIds())('replay a log of %s to the same state', async (id) => {
    const policy = POLICIES['random-legal']
    if (!policy) throw new Error('no such policy')
    const { events, state } = playSession(planOf(id, 21), { seat: 'ken', policy, seed: 21 })
    const log = JSON.stringify(events)
    expect(await inChromium.page.evaluate(`stateHash(replay(JSON.parse(${JSON.stringify(log)})))`)).toBe(
      stateHash(state),
    )
  })

  it.each(Object.keys(POLICIES))('play the %s policy to the same states', async (name) => {
    const policy = POLICIES[name]
    if (!policy) throw new Error(`no policy ${name}`)
    const plans = shippedCampaignIds().flatMap((id) => [1, 2, 3, 4, 5].map((seed) => planOf(id, seed)))
    const here = plans.map((plan) => stateHash(playSession(plan, { seat: 'ken', policy, seed: plan.seed }).state))
    const there = await inChromium.page.evaluate<string[]>(
      `(${JSON.stringify(plans)}).map((plan) =>
        stateHash(playSession(plan, { seat: 'ken', policy: POLICIES['${name}'], seed: plan.seed }).state))`,
    )
    expect(there).toEqual(here)
    expect(new Set(here).size).toBe(here.length)
  })
})
