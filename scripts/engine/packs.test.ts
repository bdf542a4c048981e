import { planSession } from '@placard/application'
import { describe, expect, it } from 'vitest'
import { shippedPacks } from '../../content/procedure/packs.ts'
import { shippedCampaign, shippedWorld } from './content.ts'
import { playSession } from './play-session.ts'
import { POLICIES } from './policies.ts'

/** A session of the climate summit under one of the packs, played by a person who bargains. */
function playedUnder(pack: keyof typeof shippedPacks, seed: number) {
  const campaign = shippedCampaign('climate-crisis-summit')
  if (!campaign) throw new Error('the climate summit does not ship')
  const people = [{ userId: 'ada', name: 'Ada Otieno', country: 'KEN' }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId: 'session', seed, pace: 1, people })
  if (!planned.ok) throw new Error('the plan was refused')
  const procedure = shippedPacks[pack]
  const policy = POLICIES['competent']
  if (!policy) throw new Error('no competent player')
  const majority = procedure.veto ? 'security-council' : planned.plan.majority
  return playSession({ ...planned.plan, procedure, majority }, { seat: 'ken', policy, seed })
}

const SEEDS = [1, 2, 3, 4]

describe('a whole session under each pack that ships', () => {
  it.each(['general-assembly', 'security-council', 'consensus'] as const)(
    '%s: nothing that is due is refused, and votes are explained',
    (pack) => {
      const played = SEEDS.map((seed) => playedUnder(pack, seed))
      expect(played.map(({ refused }) => refused)).toEqual([0, 0, 0, 0])
      expect(played.every(({ state }) => state.status === 'concluded')).toBe(true)
      const explained = played.flatMap(({ events }) => events).filter((event) => event.kind === 'order-changed')
      expect(explained.some((event) => event.as === 'explained')).toBe(true)
    },
  )

  it('asks for objections first where decisions are by consensus, and only there', () => {
    const asked = (pack: keyof typeof shippedPacks) =>
      SEEDS.flatMap((seed) => playedUnder(pack, seed).state.floor.votes).filter(
        ({ question }) => question.kind === 'consensus',
      )
    expect(asked('consensus').length).toBeGreaterThan(0)
    expect(asked('general-assembly')).toEqual([])
  })
})
