import type { Act } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import climate from '../../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import cyber from '../../../../../content/campaigns/cybersecurity-alliance.json' with { type: 'json' }
import nuclear from '../../../../../content/campaigns/nuclear-non-proliferation.json' with { type: 'json' }
import pandemic from '../../../../../content/campaigns/pandemic-preparedness.json' with { type: 'json' }
import trade from '../../../../../content/campaigns/trade-mediation.json' with { type: 'json' }
import ukraine from '../../../../../content/campaigns/ukraine-humanitarian-crisis.json' with { type: 'json' }
import countries from '../../../../../content/countries/countries.json' with { type: 'json' }
import { tongueTables } from '../../../../../content/languages/tables.ts'
import french from './testing/pairs.french.json' with { type: 'json' }
import spanish from './testing/pairs.spanish.json' with { type: 'json' }
import { roomsOf } from './testing/speaking.ts'

const campaigns = [climate, cyber, nuclear, pandemic, trade, ukraine]
const { heardIn } = roomsOf({ countries, campaigns, loadTongue: tongueTables })

/** Which way the speaker points, whatever the words make of it. */
function wayOf(act: Act | undefined): 'yes' | 'no' | undefined {
  if (act?.kind === 'support' || act?.kind === 'propose' || act?.kind === 'concede') return 'yes'
  if (act?.kind === 'oppose') return 'no'
  return act?.kind === 'react' ? (act.reaction === 'cannot-accept' ? 'no' : 'yes') : undefined
}

describe('sentences of French and Spanish that differ in polarity alone', () => {
  it.each([
    { tongue: 'French', ...french },
    { tongue: 'Spanish', ...spanish },
  ])('are never turned round: $tongue', async ({ options, pairs }) => {
    const turned: string[] = []
    let right = 0
    for (const [campaign = '', name = ''] of options) {
      for (const [yes = '', no = ''] of pairs) {
        for (const [text, meant] of [[yes, 'yes'] as const, [no, 'no'] as const]) {
          const said = text.replace('{x}', name)
          const way = wayOf((await heardIn(campaign, said)).readings[0]?.act)
          if (way === meant) right++
          else if (way !== undefined) turned.push(said)
        }
      }
    }
    expect(turned).toEqual([])
    expect(right / (options.length * pairs.length * 2)).toBeGreaterThan(0.97)
  })
})
