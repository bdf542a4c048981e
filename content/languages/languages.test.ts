import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import climate from '../campaigns/climate-crisis-summit.json' with { type: 'json' }
import cyber from '../campaigns/cybersecurity-alliance.json' with { type: 'json' }
import nuclear from '../campaigns/nuclear-non-proliferation.json' with { type: 'json' }
import pandemic from '../campaigns/pandemic-preparedness.json' with { type: 'json' }
import trade from '../campaigns/trade-mediation.json' with { type: 'json' }
import ukraine from '../campaigns/ukraine-humanitarian-crisis.json' with { type: 'json' }
import countryFile from '../countries/countries.json' with { type: 'json' }
import { tongueTables } from './tables.ts'

const TONGUES = ['french', 'spanish'] as const
const CAMPAIGNS = [climate, cyber, nuclear, pandemic, trade, ukraine]

const Meaning = z.record(z.string().min(1), z.string().min(1))
const Names = z.record(z.string().min(1), z.array(z.string().min(2)).min(1))
const SixForms = z.string().regex(/^\S+(?: \S+){5}$/)
const Tables = z.strictObject({
  phrases: Meaning,
  /** Keys are without accents, as people leave them out. */
  words: z.record(z.string().regex(/^[a-z'-]+$/), z.string().min(1)),
  verbs: Meaning,
  families: z.record(
    z.string().min(2),
    z.strictObject({
      present: SixForms,
      future: z.string().min(2),
      participle: z.string().min(2),
      subjunctive: SixForms.optional(),
      past: SixForms.optional(),
    }),
  ),
  states: Names,
  agenda: Names,
})

const INFINITIVE = { french: /^\S+(?:er|ir|re)(?: |$)/, spanish: /^\S*[aei]r(?: |$)/ } as const

describe.each(TONGUES)('the tables of %s', (tongue) => {
  it.each(CAMPAIGNS.map(({ id, issues }) => ({ id, issues })))(
    'name every issue and option of $id',
    async (campaign) => {
      const { agenda } = Tables.parse(await tongueTables(tongue, campaign.id))
      const ids = campaign.issues.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)])
      expect(Object.keys(agenda).toSorted()).toEqual(ids.toSorted())
    },
  )

  it('name every member state', async () => {
    const { states } = Tables.parse(await tongueTables(tongue, climate.id))
    expect(Object.keys(states)).toEqual(countryFile.countries.map(({ iso3 }) => iso3))
  })

  it('hold infinitives alone among their verbs', async () => {
    const { verbs } = Tables.parse(await tongueTables(tongue, climate.id))
    for (const infinitive of Object.keys(verbs)) expect(infinitive).toMatch(INFINITIVE[tongue])
  })

  it('serve a campaign that is not shipped, without its agenda', async () => {
    const { agenda, words } = Tables.parse(await tongueTables(tongue, 'home-made'))
    expect(agenda).toEqual({})
    expect(Object.keys(words).length).toBeGreaterThan(500)
  })
})
