import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import { type CampaignState, decide } from '@placard/engine'
import { aCatalogue, aSessionHost, driveSession } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import countriesFile from '../../../../content/countries/countries.json' with { type: 'json' }
import stancesFile from '../../../../content/stances/stances.json' with { type: 'json' }
import { planSession } from '../catalogue/plan-session.ts'
import { openingFacts } from './opening-words.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const campaign = Campaign.parse(JSON.parse(readFileSync(file, 'utf8')))
const world = { countries: countriesFile.countries, stances: stancesFile.countries }
const addition = openingFacts(aCatalogue(campaign))

function aState(country: string): CampaignState {
  const people = [{ userId: 'ada', name: 'Ada', country }]
  const planned = planSession({ campaign, world, sessionId: 's1', seed: 3, pace: 1, people })
  if (!planned.ok) throw new Error(planned.rejection)
  const opened = decide(undefined, { kind: 'OpenSession', plan: planned.plan }, { now: 0 })
  if (!opened.ok) throw new Error(opened.rejection.detail)
  return opened.state
}

function factsOf(country: string): string[] {
  return (campaign.seats.find((seat) => seat.country === country)?.openingFacts ?? []).map(({ fact }) => fact)
}

describe('the first words of a delegate', () => {
  it('rest on a fact written for its seat, with the source', async () => {
    const added = await addition(aState('KEN'), 'deu')
    expect(factsOf('DEU').some((fact) => added?.includes(fact))).toBe(true)
    expect(added).toMatch(/\(.+, \d{4}\)\.$/)
  })

  it('rest on the facts of the part an alternate took over', async () => {
    const added = await addition(aState('USA'), 'can')
    expect(factsOf('USA').some((fact) => added?.includes(fact))).toBe(true)
  })

  it.each([
    { because: 'people find their own words', change: () => ({}), seat: 'ken' },
    {
      because: 'it has spoken before',
      change: ({ seats }: CampaignState) => ({ seats: seats.map((seat) => ({ ...seat, lastStatement: 'We spoke.' })) }),
      seat: 'deu',
    },
    {
      because: 'the opening is over',
      change: ({ clock }: CampaignState) => ({ clock: { ...clock, phaseIndex: 1 } }),
      seat: 'deu',
    },
    { because: 'the catalogue has it no more', change: () => ({ campaignId: 'gone' }), seat: 'deu' },
  ])('rest on nothing when $because', async ({ change, seat }) => {
    const state = aState('KEN')
    expect(await addition({ ...state, ...change(state) }, seat)).toBeUndefined()
  })

  it('are heard in a session', async () => {
    const { host, clock } = aSessionHost({ catalogue: aCatalogue(campaign), world })
    const input = { campaignId: campaign.id, country: 'KEN', draw: { seed: 3 } }
    const started = await host.startSession({ input, person: { userId: 'ada', name: 'Ada' } })
    const sessionId = started.ok ? started.value.session.id : ''
    const { entries } = await driveSession({ host, clock, sessionId, userId: 'ada' })
    const sources = campaign.seats.flatMap(({ openingFacts: facts }) => (facts ?? []).map(({ fact }) => fact))
    const heard = sources.filter((fact) => entries.some(({ words }) => words.includes(fact)))
    expect(heard.length).toBeGreaterThanOrEqual(3)
  })
})
