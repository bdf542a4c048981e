import { atOnce } from '@placard/application'
import { DocumentAnalysis } from '@placard/contract'
import { growthOf } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { analysisSteps } from './analyse-text.ts'

const PAPER = [
  'Transit corridors decide what landlocked states pay for food. Transit corridors that close for a week empty shelves for a month.',
  'The border posts must open at night, because trucks wait 14 hours on average. Border posts with one window cost traders 40 million dollars a year.',
  'Coastal states fear that transit corridors bring smuggling. A joint inspection at the border posts would answer that fear.',
].join('\n\n')

describe('what a document says, without a model', () => {
  it('is put together from its own sentences and phrases', () => {
    const analysis = atOnce(analysisSteps(PAPER))
    expect(DocumentAnalysis.safeParse(analysis).error).toBeUndefined()
    expect(analysis.relevantTopics.slice(0, 2)).toEqual(['Transit corridors', 'border posts'])
    expect(analysis.keyInsights[0]).toContain('14 hours')
    for (const line of [...analysis.keyPoints, ...analysis.keyInsights]) expect(PAPER).toContain(line)
    expect(analysis.suggestedScenarios[0]).toContain('Transit corridors')
  })

  it.each([
    { because: 'nothing', text: '' },
    { because: 'one word', text: 'Ports' },
    { because: 'no spaces', text: 'x'.repeat(50_000) },
    { because: 'signs alone', text: '… — !?'.repeat(1000) },
    { because: 'a long table', text: 'port | ship | sum\n'.repeat(5000) },
    { because: 'pictures', text: '🕊'.repeat(2000) },
  ])('keeps to its shape, and takes time in proportion to its length, for $because', ({ text }) => {
    expect(DocumentAnalysis.safeParse(atOnce(analysisSteps(text))).error).toBeUndefined()
    expect(growthOf((part) => void atOnce(analysisSteps(part)), text)).toBeLessThan(1.5)
  })
})
