import { describe, expect, it } from 'vitest'
import climate from '../../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import cyber from '../../../../../content/campaigns/cybersecurity-alliance.json' with { type: 'json' }
import nuclear from '../../../../../content/campaigns/nuclear-non-proliferation.json' with { type: 'json' }
import pandemic from '../../../../../content/campaigns/pandemic-preparedness.json' with { type: 'json' }
import trade from '../../../../../content/campaigns/trade-mediation.json' with { type: 'json' }
import ukraine from '../../../../../content/campaigns/ukraine-humanitarian-crisis.json' with { type: 'json' }
import countries from '../../../../../content/countries/countries.json' with { type: 'json' }
import { tongueTables } from '../../../../../content/languages/tables.ts'
import { roomsOf } from './testing/speaking.ts'

const campaigns = [climate, cyber, nuclear, pandemic, trade, ukraine]
const { actIn, heardIn, openings } = roomsOf({ countries, campaigns, loadTongue: tongueTables })

const FRAMES = {
  french: {
    support: (name: string) => `Nous soutenons ${name}.`,
    oppose: (name: string) => `Nous ne pouvons pas accepter ${name}.`,
  },
  spanish: { support: (name: string) => `Apoyamos ${name}.`, oppose: (name: string) => `No podemos aceptar ${name}.` },
} as const

interface Count {
  readonly said: number
  readonly wrong: readonly string[]
  /** Read as the opposite of what was said. */
  readonly turned: readonly string[]
}

async function countIn(tongue: 'french' | 'spanish', kind: 'support' | 'oppose'): Promise<Count> {
  const [wrong, turned]: [string[], string[]] = [[], []]
  let said = 0
  for (const { campaign } of openings) {
    const campaignId = campaign.id
    const { agenda } = await tongueTables(tongue, campaignId)
    const names = new Map(Object.entries(agenda))
    const options = campaign.issues.flatMap((issue) => issue.options.map(({ id }) => id))
    for (const id of options) {
      for (const name of names.get(id) ?? []) {
        const text = FRAMES[tongue][kind](name)
        const got = actIn(campaignId, (await heardIn(campaignId, text)).readings[0]?.act)
        said++
        if (got !== `${kind} ${id}`) wrong.push(`${text} → ${got}`)
        if (got === `${kind === 'support' ? 'oppose' : 'support'} ${id}`) turned.push(text)
      }
    }
  }
  return { said, wrong, turned }
}

describe('every option of every campaign, by each of its names', () => {
  it.each([
    ['french', 'support'],
    ['french', 'oppose'],
    ['spanish', 'support'],
    ['spanish', 'oppose'],
  ] as const)('is named in %s to %s it', async (tongue, kind) => {
    const { said, wrong, turned } = await countIn(tongue, kind)
    expect(said).toBeGreaterThan(500)
    expect(turned).toEqual([])
    expect(1 - wrong.length / said, wrong.join('\n')).toBeGreaterThanOrEqual(0.97)
  })
})
