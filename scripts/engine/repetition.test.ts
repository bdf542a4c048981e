import { planSession } from '@placard/application'
import { pointOf } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import { shippedCampaign, shippedCampaignIds, shippedWorld } from './content.ts'
import { playSession } from './play-session.ts'
import { POLICIES } from './policies.ts'

/** Share of the speeches of delegates that make a point for the third time or more in one session. */
function repeatedRatio(id: string, seed: number): number {
  const campaign = shippedCampaign(id)
  const policy = POLICIES['silent']
  if (!campaign || !policy) throw new Error(`no campaign ${id}`)
  const people = [{ userId: 'ada', name: 'Ada Otieno', country: 'KEN' }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId: `seed-${seed}`, seed, pace: 1, people })
  if (!planned.ok) throw new Error('the plan was refused')
  const { events } = playSession(planned.plan, { seat: 'ken', policy, seed })
  const times = new Map<string, number>()
  let [speeches, repeated] = [0, 0]
  for (const event of events) {
    const point = event.kind === 'act-taken' && event.origin !== 'person' ? pointOf(event.act) : undefined
    if (event.kind !== 'act-taken' || point === undefined) continue
    const key = `${event.seat} ${point}`
    times.set(key, (times.get(key) ?? 0) + 1)
    speeches += 1
    if ((times.get(key) ?? 0) > 2) repeated += 1
  }
  expect(speeches).toBeGreaterThan(30)
  return repeated / speeches
}

describe('the delegates of a whole session', () => {
  it.each(shippedCampaignIds())('hardly make a point for the third time: %s', (id) => {
    for (const seed of [1, 2, 3]) expect(repeatedRatio(id, seed)).toBeLessThanOrEqual(0.02)
  })
})
