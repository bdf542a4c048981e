import { describe, expect, it } from 'vitest'
import climate from '../../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import cyber from '../../../../../content/campaigns/cybersecurity-alliance.json' with { type: 'json' }
import nuclear from '../../../../../content/campaigns/nuclear-non-proliferation.json' with { type: 'json' }
import pandemic from '../../../../../content/campaigns/pandemic-preparedness.json' with { type: 'json' }
import trade from '../../../../../content/campaigns/trade-mediation.json' with { type: 'json' }
import ukraine from '../../../../../content/campaigns/ukraine-humanitarian-crisis.json' with { type: 'json' }
import countries from '../../../../../content/countries/countries.json' with { type: 'json' }
import { tongueTables } from '../../../../../content/languages/tables.ts'
import developmentFrench from './testing/development.french.json' with { type: 'json' }
import developmentSpanish from './testing/development.spanish.json' with { type: 'json' }
import heldOutFrench from './testing/held-out.french.json' with { type: 'json' }
import heldOutSpanish from './testing/held-out.spanish.json' with { type: 'json' }
import lastFrench from './testing/last.french.json' with { type: 'json' }
import lastSpanish from './testing/last.spanish.json' with { type: 'json' }
import { roomsOf } from './testing/speaking.ts'

const campaigns = [climate, cyber, nuclear, pandemic, trade, ukraine]
const { actIn, heardIn } = roomsOf({ countries, campaigns, loadTongue: tongueTables })

/** Which way an act on an option points. */
const WAY: Readonly<Record<string, 1 | -1>> = { support: 1, propose: 1, concede: 1, oppose: -1 }
const wayOf = (act: string) => WAY[act.split(' ')[0] ?? '']

/** Lines by campaign, with what each of them says; how many are read so at the least. */
const SETS = [
  { name: 'French, to develop on', lines: developmentFrench, right: 0.97 },
  { name: 'Spanish, to develop on', lines: developmentSpanish, right: 0.97 },
  { name: 'French, written after the rules', lines: heldOutFrench, right: 0.9 },
  { name: 'Spanish, written after the rules', lines: heldOutSpanish, right: 0.9 },
  { name: 'French, written last', lines: lastFrench, right: 0.85 },
  { name: 'Spanish, written last', lines: lastSpanish, right: 0.85 },
] as const

describe('what people say in French and Spanish', () => {
  it.each(SETS)('is read as the acts it is, and never the other way round: $name', async ({ name, lines, right }) => {
    const read: { text: string; meant: string; got: string }[] = []
    for (const [campaign, said] of Object.entries(lines)) {
      for (const [meant = '', text = ''] of said) {
        const { readings } = await heardIn(campaign, text)
        read.push({ text, meant, got: actIn(campaign, readings[0]?.act) })
      }
    }
    const wrong = read.filter(({ meant, got }) => meant !== got)
    const turned = wrong.filter(({ meant, got }) => (wayOf(meant) ?? 0) * (wayOf(got) ?? 0) < 0)
    expect(turned, name).toEqual([])
    expect(1 - wrong.length / read.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(right)
  })
})
