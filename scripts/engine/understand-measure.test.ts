import { describe, expect, it } from 'vitest'
import { type Judged, judged, measured, misread, SETS, shareOf } from './understand-measure.ts'

async function judgedSet(name: string): Promise<readonly Judged[]> {
  return judged(SETS[name] ?? [])
}

const TUNED = ['development', 'development-voices', 'development-hands']

/** Below this confidence the page offers the readings to choose from. */
const CONFIDENT_RATIO = 0.55

describe('utterances the grammar was not written for', async () => {
  const list = [...(await judgedSet('other-hands')), ...(await judgedSet('held-out'))]
  const voices = await judgedSet('held-out-voices')

  it('are at least 400 in six voices over all six campaigns, none of them known from tuning', () => {
    expect(voices.length).toBeGreaterThanOrEqual(400)
    const inVoice = Map.groupBy(voices, ({ utterance }) => utterance.voice)
    expect([...inVoice.values()].map((own) => own.length >= 60)).toEqual(Array(6).fill(true))
    expect(new Set(voices.map(({ utterance }) => utterance.campaign)).size).toBe(6)
    const tuned = new Set(TUNED.flatMap((name) => (SETS[name] ?? []).map(({ text }) => text)))
    expect(list.filter(({ utterance }) => tuned.has(utterance.text))).toEqual([])
  })

  it('are read rightly, act and issue and option and target', () => {
    const { first, three } = measured(voices)
    expect(first.ratio).toBeGreaterThanOrEqual(0.86)
    expect(three.ratio).toBeGreaterThanOrEqual(0.93)
  })

  it('are read rightly eight times of ten where the writers never saw the grammar', async () => {
    const hands = await judgedSet('held-out-hands')
    expect(new Set(hands.map(({ utterance }) => utterance.hand)).size).toBe(4)
    const { first, three } = measured(hands)
    expect(first.ratio).toBeGreaterThanOrEqual(0.81)
    expect(three.ratio).toBeGreaterThanOrEqual(0.92)
  })

  it('are mostly right when the reader is confident and seldom when it is not', () => {
    const sure = list.filter(({ confidence }) => confidence >= CONFIDENT_RATIO)
    const unsure = list.filter(({ confidence }) => confidence < CONFIDENT_RATIO)
    expect(measured(sure).first.ratio).toBeGreaterThanOrEqual(0.8)
    expect(measured(unsure).first.ratio).toBeLessThan(0.7)
  })

  it('are never shown one by one', () => {
    expect(() => misread('held-out-voices', voices)).toThrow(RangeError)
    expect(() => misread('other-hands', voices)).toThrow(RangeError)
  })
})

describe('utterances the grammar was tuned on', () => {
  it('are read rightly at least nine times of ten', async () => {
    expect(measured(await judgedSet('development')).first.ratio).toBeGreaterThanOrEqual(0.9)
  })
})

describe('a share', () => {
  it.each([
    { hits: 40, size: 50, low: 0.67, high: 0.888, because: 'the interval is not symmetric' },
    { hits: 10, size: 10, low: 0.722, high: 1, because: 'ten hits of ten prove no certainty' },
    { hits: 0, size: 10, low: 0, high: 0.278, because: 'nor ten misses' },
  ])('of $hits in $size lies between $low and $high, because $because', ({ hits, size, low, high }) => {
    expect(shareOf(hits, size)).toMatchObject({ ratio: hits / size, low, high })
  })
})
