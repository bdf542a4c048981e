import { readdirSync, readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import { decide, dice, drawSecrets } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countriesFile from '../../../../content/countries/countries.json' with { type: 'json' }
import stancesFile from '../../../../content/stances/stances.json' with { type: 'json' }
import { planSession } from './plan-session.ts'
import type { World } from './world.ts'

const world: World = { countries: countriesFile.countries, stances: stancesFile.countries }
const folder = new URL('../../../../content/campaigns/', import.meta.url)
const campaigns = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => Campaign.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))

/** Every sixth member state, and those campaigns are written around. */
const SAMPLE = [
  ...world.countries.map(({ iso3 }) => iso3).filter((_, index) => index % 6 === 0),
  'KEN',
  'USA',
  'CHN',
  'RUS',
  'UKR',
  'IRN',
]
const SEEDS = [1, 77_777, 4_294_967_295]

function planFor(campaign: Campaign, country: string | undefined, seed: number) {
  const people = [{ userId: 'p1', name: 'A. Delegate', country }]
  const planned = planSession({ campaign, world, sessionId: 's1', seed, pace: 1, people })
  if (!planned.ok) throw new Error(planned.rejection)
  return planned.plan
}

describe('the shipped catalogue', () => {
  it.each(campaigns)('$id opens for every country of the sample', (campaign) => {
    const relaxed: string[] = []
    for (const country of SAMPLE) {
      for (const seed of SEEDS) {
        const plan = planFor(campaign, country, seed)
        expect(decide(undefined, { kind: 'OpenSession', plan }, { now: 0 })).toMatchObject({ ok: true })
        expect(plan.seats).toHaveLength(campaign.aiDelegates + 1)
        const drawn = drawSecrets(plan, dice(seed))
        if (drawn.ok && drawn.relaxed !== undefined) relaxed.push(country)
      }
    }
    expect(relaxed, 'margins eased').toEqual([])
  })

  it.each(campaigns)('$id seats four people beside all its AI delegates', (campaign) => {
    const people = [campaign.seats[0]?.country, campaign.seats[1]?.country, 'KIR', undefined].map((country, index) => ({
      userId: `p${index}`,
      name: `Person ${index}`,
      country,
    }))
    const planned = planSession({ campaign, world, sessionId: 's1', seed: 9, pace: 1, people })
    if (!planned.ok) throw new Error(planned.rejection)
    const holders = planned.plan.seats.map(({ holder }) => holder.kind)
    expect(holders.filter((kind) => kind === 'person')).toHaveLength(4)
    expect(holders.filter((kind) => kind === 'delegate')).toHaveLength(campaign.aiDelegates)
    expect(decide(undefined, { kind: 'OpenSession', plan: planned.plan }, { now: 0 }).ok).toBe(true)
  })

  it('flags the permanent members only where they have a veto', () => {
    for (const campaign of campaigns) {
      const flagged = planFor(campaign, 'KEN', 5).seats.filter(({ isPermanentMember }) => isPermanentMember)
      const isCouncil = campaign.procedure.pack === 'security-council'
      const permanent = campaign.seats.filter(({ country }) => ['CHN', 'FRA', 'GBR', 'RUS', 'USA'].includes(country))
      expect(flagged.map(({ country }) => country).sort()).toEqual(
        isCouncil ? permanent.map(({ country }) => country).sort() : [],
      )
    }
  })

  it('draws the country from all member states when none is chosen', () => {
    const [campaign] = campaigns
    if (!campaign) throw new Error('an empty catalogue')
    const drawn = new Set<string>()
    for (let seed = 0; seed < 2000; seed++) {
      const seat = planFor(campaign, undefined, seed).seats.find(({ holder }) => holder.kind === 'person')
      drawn.add(seat?.country ?? '')
    }
    expect(drawn.size).toBe(193)
  })
})
