import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Act } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../../content/countries/countries.json' with { type: 'json' }
import { createEmbeddedUnderstanding } from '../embedded-understanding.ts'
import { agendaTermsOf, neutralView } from '../neutral-view.ts'
import { sharesWithin, weighed } from './marks.ts'

const content = new URL('../../../../../content/campaigns/', import.meta.url)
const port = createEmbeddedUnderstanding(countries)

async function offered(campaignId: string, text: string): Promise<readonly Act[]> {
  const campaign = Campaign.parse(JSON.parse(readFileSync(new URL(`${campaignId}.json`, content), 'utf8')))
  const view = neutralView(campaign, countries.countries)
  const { readings } = await port.understand({ text, view, agenda: agendaTermsOf(campaign) })
  return readings.map(({ act }) => act)
}

describe('what one kind of act may say', () => {
  const plain = { value: 'plain', marks: [['o own', 2]] } as const
  const hinted = { value: 'hinted', marks: [['o own', 1]] } as const

  it('has shares by its marks, which add up to one', () => {
    const [first = 0, second = 0] = sharesWithin([plain, hinted], new Map([['o own', 1]]))
    expect(first + second).toBeCloseTo(1, 9)
    expect(first / second).toBeCloseTo(Math.E, 9)
  })

  it('is as likely as anything else of its kind where no mark was learned', () => {
    expect(sharesWithin([plain, hinted], new Map())).toEqual([0.5, 0.5])
  })

  it('shares what its kind has', () => {
    const remark: Act = { kind: 'remark' }
    const acts = [{ value: remark, marks: [] }]
    expect(weighed([{ label: 'remark', share: 0.4, acts }], new Map())).toEqual([{ act: remark, score: 0.4 }])
  })
})

describe('the three readings', () => {
  it('hold the bargain both ways round where either may be asked for', async () => {
    const acts = await offered('trade-mediation', 'China, sixty days of notice and five years with a fund: a swap?')
    const trades = acts.flatMap((act) => (act.kind === 'trade' ? [act] : []))
    const asked = new Set(trades.map(({ take }) => take.issue))
    expect(asked.size).toBe(2)
  })

  it('hold the option of saying nothing where silence is spoken of', async () => {
    const acts = await offered('nuclear-non-proliferation', 'We oppose any silence on the Middle East zone.')
    expect(acts).toContainEqual({ kind: 'oppose', change: { issue: 1, option: 0 } })
  })

  it('hold an answer to the crisis said in other words', async () => {
    const acts = await offered('climate-crisis-summit', 'Follow them out and ask what would bring them back.')
    expect(acts).toContainEqual({ kind: 'choose', choice: 'follow-them-out' })
  })

  it.each([
    { text: 'us: why block the judges?', because: 'what is called at the beginning is a name' },
    { text: 'Why does the US block the judges?', because: 'capitals make a name' },
  ])('know who is asked in "$text", because $because', async ({ text }) => {
    expect((await offered('trade-mediation', text))[0]).toMatchObject({ kind: 'question', target: 'usa' })
  })
})
