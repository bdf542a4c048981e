import climate from '@placard/content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import { Campaign, PublicCampaign, publicCampaignOf } from '@placard/contract'
import { describe, expect, it } from 'vitest'

describe('what players see of a campaign', () => {
  const whole = Campaign.parse(climate)
  const shown = publicCampaignOf(whole)

  it('is all that it may be, and nothing more', () => {
    expect(PublicCampaign.parse(shown)).toEqual(shown)
    expect(shown.seats.map(({ country }) => country)).toEqual(whole.seats.map(({ country }) => country))
    expect(shown.overrides).toHaveLength(whole.overrides.length)
  })

  it.each([
    { part: 'the agendas', secrets: whole.seats.map(({ agenda }) => agenda) },
    { part: 'the crises to come', secrets: whole.crises.flatMap(({ id, title }) => [`"id":"${id}"`, title]) },
    { part: 'the settlement the authors expect', secrets: [whole.expectedDeal?.bargain ?? ''] },
    { part: 'red lines', secrets: ['redLines'] },
  ])('leaves out $part', ({ secrets }) => {
    const [text, all] = [JSON.stringify(shown), JSON.stringify(whole)]
    for (const secret of secrets) {
      expect(all).toContain(secret)
      expect(text).not.toContain(secret)
    }
  })
})
