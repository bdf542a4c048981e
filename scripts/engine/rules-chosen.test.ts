import { planSession } from '@placard/application'
import type { Campaign } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { shippedCampaign, shippedCampaignIds, shippedWorld } from './content.ts'
import { playSession } from './play-session.ts'
import { POLICIES } from './policies.ts'

type Pack = Campaign['procedure']['pack']

function planUnder(campaign: Campaign, procedure: Pack | undefined, seed = 1) {
  const people = [{ userId: 'ada', name: 'Ada' }]
  return planSession({ campaign, world: shippedWorld, sessionId: 'chosen', seed, pace: 1, people, procedure })
}

const campaignOf = (id: string) => {
  const campaign = shippedCampaign(id)
  if (!campaign) throw new RangeError(`no campaign ${id}`)
  return campaign
}

describe('the rules chosen at the start', () => {
  it.each([
    ['nuclear-non-proliferation', undefined, 'security-council', 5, 'as it was written'],
    ['nuclear-non-proliferation', 'general-assembly', 'two-thirds', 0, 'an important question outside the Council'],
    ['cybersecurity-alliance', 'security-council', 'security-council', 3, 'three permanent members sit'],
    ['cybersecurity-alliance', 'consensus', 'simple', 0, 'the majority stays where a roll is called'],
  ] as const)('of %s are %s: majority %s, %i vetoes, because %s', (id, pack, majority, vetoes, because) => {
    const answer = planUnder(campaignOf(id), pack)
    if (!answer.ok) throw new Error(answer.rejection)
    expect(answer.plan.majority, because).toBe(majority)
    expect(answer.plan.seats.filter(({ isPermanentMember }) => isPermanentMember)).toHaveLength(vetoes)
    expect(answer.plan.procedure?.id).toBe(pack ?? 'security-council')
  })

  it('are the Council’s at tables with three permanent members or more alone', () => {
    const refused = shippedCampaignIds().filter((id) => !planUnder(campaignOf(id), 'security-council').ok)
    expect(refused.toSorted()).toEqual(['climate-crisis-summit', 'pandemic-preparedness', 'trade-mediation'])
  })

  it('let every campaign be played to an end under each pack', () => {
    const policy = POLICIES['cooperative']
    if (!policy) throw new RangeError('no cooperative policy')
    for (const id of shippedCampaignIds()) {
      for (const pack of ['general-assembly', 'security-council', 'consensus'] as const) {
        const answer = planUnder(campaignOf(id), pack)
        if (!answer.ok) continue
        const seat = answer.plan.seats.find(({ holder }) => holder.kind === 'person')?.country.toLowerCase() ?? ''
        const { state } = playSession(answer.plan, { seat, policy, seed: 1 })
        expect(state.status).toBe('concluded')
        const asked = state.floor.votes.some(({ question }) => question.kind === 'consensus')
        const decided = state.floor.votes.some(({ question }) => question.kind === 'draft')
        if (pack === 'consensus' && decided) expect(asked, `${id} asks for objections first`).toBe(true)
      }
    }
  })
})
