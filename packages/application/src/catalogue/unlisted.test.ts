import { Campaign } from '@placard/contract'
import { decide, dice, drawSecrets } from '@placard/engine'
import { aCatalogue } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import countriesFile from '../../../../content/countries/countries.json' with { type: 'json' }
import stancesFile from '../../../../content/stances/stances.json' with { type: 'json' }
import firstRound from '../../../../content/tutorial/first-round.json' with { type: 'json' }
import { planSession } from './plan-session.ts'
import { TUTORIAL_CAMPAIGN_ID, withUnlisted } from './unlisted.ts'

const tutorial = Campaign.parse(firstRound)
const world = { countries: countriesFile.countries, stances: stancesFile.countries }

describe('a campaign that is not listed', () => {
  it('can be asked for by its name and stands in no list', async () => {
    const catalogue = withUnlisted(aCatalogue(), { id: TUTORIAL_CAMPAIGN_ID, load: async () => tutorial })
    expect((await catalogue.list()).map(({ id }) => id)).not.toContain(TUTORIAL_CAMPAIGN_ID)
    expect(await catalogue.get(TUTORIAL_CAMPAIGN_ID)).toBe(tutorial)
    expect(await catalogue.get('nothing')).toBeUndefined()
    const [listed] = await catalogue.list()
    expect(await catalogue.get(listed?.id ?? '')).toBe(listed)
  })
})

describe('the tutorial round', () => {
  it('is small: three delegations, ten minutes, nobody with a veto', () => {
    expect(tutorial).toMatchObject({ id: TUTORIAL_CAMPAIGN_ID, aiDelegates: 3, durationMinutes: 10 })
    expect(tutorial.seats).toHaveLength(3)
    expect(tutorial.procedure.majority).toBe('simple')
  })

  it.each([
    { country: 'FJI', relaxed: [undefined], because: 'its own seat: nothing is eased' },
    { country: 'KEN', relaxed: [undefined, expect.any(String)], because: 'another seat' },
    { country: 'USA', relaxed: [undefined, expect.any(String)], because: 'a seat far from the others' },
    { country: 'NOR', relaxed: [undefined, expect.any(String)], because: 'an authored seat, displaced' },
  ])('opens for $country: $because', ({ country, relaxed }) => {
    for (const seed of [1, 20, 77_777]) {
      const people = [{ userId: 'p1', name: 'A. Delegate', country }]
      const planned = planSession({ campaign: tutorial, world, sessionId: 's1', seed, pace: 2, people })
      if (!planned.ok) throw new Error(planned.rejection)
      expect(decide(undefined, { kind: 'OpenSession', plan: planned.plan }, { now: 0 })).toMatchObject({ ok: true })
      const drawn = drawSecrets(planned.plan, dice(seed))
      expect(relaxed).toContainEqual(drawn.ok ? drawn.relaxed : 'refused')
    }
  })
})
