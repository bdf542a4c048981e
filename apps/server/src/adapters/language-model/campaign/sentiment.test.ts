import { createTaskRunner } from '@placard/language/models'
import { describe, expect, it } from 'vitest'
import { longestTurn } from '../../../testing/longest-turn.ts'
import { providersOver, WIRE_FORMATS, type WireFormat } from '../testing/vendor.ts'
import { vendorForTests } from '../testing/vendor-for-tests.ts'
import { createSentiment } from './sentiment.ts'

const vendor = vendorForTests()

async function aSentiment(names: readonly WireFormat[]) {
  const { providers } = await providersOver(vendor, names)
  return createSentiment(createTaskRunner({ providers, newFence: () => 'f00d' }))
}

describe('how words sound', () => {
  it.each(WIRE_FORMATS)('is told by $name', async ({ name }) => {
    vendor.onMessage(/sanctions/, { content: '{"sentiment":"Negative","confidence":"82%"}' })
    const heard = await (await aSentiment([name])).sentimentOf('We will answer with sanctions.', 'ada')
    expect(heard).toMatchObject({ sentiment: 'negative', confidence: 0.82, engine: { rung: name } })
  })

  it.each([
    { text: 'We are happy to support this excellent proposal.', sentiment: 'positive' },
    { text: 'We are not happy with this terrible, hostile draft.', sentiment: 'negative' },
    { text: 'We request the floor.', sentiment: 'neutral' },
    { text: '', sentiment: 'neutral' },
    { text: '我们支持。', sentiment: 'neutral' },
  ])('is $sentiment without a model: $text', async ({ text, sentiment }) => {
    const heard = await (await aSentiment([])).sentimentOf(text, 'ada')
    expect(heard).toMatchObject({ sentiment, engine: { rung: 'embedded' } })
    expect(heard.confidence).toBeGreaterThanOrEqual(0.5)
    if (sentiment === 'neutral') expect(heard.confidence).toBe(0.5)
  })

  it('falls back to the word list when a model answers nonsense', async () => {
    vendor.onMessage(/.*/, { content: '{"sentiment":"ecstatic","confidence":7000}' })
    const heard = await (await aSentiment(['gemini'])).sentimentOf('A wonderful draft.', 'ada')
    expect(heard).toMatchObject({ sentiment: 'positive', engine: { rung: 'embedded' } })
  })

  it.each([
    { text: '1'.repeat(4_000), because: 'a number without end' },
    { text: '#a'.repeat(2_000), because: 'tags without end' },
    { text: "'".repeat(4_000), because: 'quotation marks without end' },
    { text: 'a'.repeat(4_000), because: 'a word without end' },
    { text: '#'.repeat(4_000), because: 'signs without end' },
    { text: '1.'.repeat(2_000), because: 'points without end' },
    { text: ':-('.repeat(1_333), because: 'faces without end' },
    { text: 'not '.repeat(1_000), because: 'a word again and again' },
  ])(
    'D2 VA-11 takes no more than 50 ms of the thread for the longest text that can be sent: $because',
    async ({ text }) => {
      const sentiment = await aSentiment([])
      await sentiment.sentimentOf('warm', 'ada')
      const turns: number[] = []
      for (let run = 0; run < 3; run++) turns.push(await longestTurn(() => sentiment.sentimentOf(text, 'ada')))
      expect(Math.min(...turns)).toBeLessThan(50)
    },
  )
})
