import { describe, expect, it } from 'vitest'
import { runUnderstand } from './read-lines.ts'

describe('understand', () => {
  it('prints a reading for each line, in the words of the catalogue', async () => {
    const lines = [
      'Does Germany support solidarity levies?',
      '',
      'If China accepts expert review, we can live with 300 billion by 2035.',
    ]
    const [question, nothing, trade] = await runUnderstand({ campaignId: 'climate-crisis-summit', lines })
    expect(question).toMatchObject({
      act: 'question',
      issue: 'loss-and-damage',
      option: 'solidarity-levies',
      target: 'deu',
    })
    expect(nothing).toMatchObject({ act: 'remark', issue: null, option: null, target: null, alternatives: [] })
    expect(trade).toMatchObject({
      act: 'trade',
      target: 'chn',
      issue: 'transparency',
      option: 'expert-review',
      give: { issue: 'finance-goal', option: 'three-hundred-billion' },
    })
  })

  it.each(['no-such-campaign', '../countries/countries', ''])('knows no campaign "%s"', async (campaignId) => {
    await expect(runUnderstand({ campaignId, lines: [] })).rejects.toThrow()
  })
})
