import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import countries from '../../../../../content/countries/countries.json' with { type: 'json' }
import { readerOf } from '../testing/reader.ts'

const file = new URL('../../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const read = readerOf({ countries, campaigns: [JSON.parse(readFileSync(file, 'utf8'))] })
const first = async (text: string) => (await read('climate-crisis-summit', text))[0]

const [PHASE_OUT, EXPERTS] = [
  { issue: 1, option: 4 },
  { issue: 3, option: 3 },
]

describe('what does nothing', () => {
  it.each([
    {
      text: 'China, you have the factories.',
      act: { kind: 'remark', target: 'chn' },
      because: 'it tells China of itself',
    },
    { text: 'Germany, you told us what you want on coal.', act: { kind: 'remark' }, because: 'it asks for nothing' },
    { text: 'Germany, you have to move on coal now.', act: { kind: 'appeal' }, because: 'that is a demand' },
    { text: 'Germany, you promised us your vote.', act: { kind: 'remind' }, because: 'a promise is recalled' },
    {
      text: 'That would make reporting a punishment, and whoever is honest learns to be silent.',
      act: { kind: 'explain' },
      because: 'who judges an idea does not propose it',
    },
    {
      text: 'I say this because a text that shares the burden and not the money asks the poor to wait for finance.',
      act: { kind: 'explain' },
      because: 'who tells why something is said proposes nothing',
    },
    {
      text: 'We promise Ethiopia to oppose expert review of every pledge.',
      act: { kind: 'oppose' },
      because: 'nobody promises what they will oppose',
    },
    { text: 'Chair, this is our last speech.', act: { kind: 'remark' }, because: 'the chair is asked nothing' },
    {
      text: 'Chair, is this the last speech?',
      act: { kind: 'point', point: 'inquiry' },
      because: 'the chair is asked',
    },
    {
      text: 'Ethiopia, thank you for your patience.',
      act: { kind: 'remark', target: 'eth', about: 'thanks' },
      because: 'thanks have an answer of their own',
    },
  ])('is told from what does: $text', async ({ text, act, because }) => {
    expect((await first(text))?.act, because).toMatchObject(act)
  })

  it('thanks nobody but delegations', async () => {
    expect((await first('Thank you, chair.'))?.act).not.toHaveProperty('about')
    expect((await first('Thank you, that was very kind.'))?.act).toHaveProperty('about', 'thanks')
  })
})

describe('a condition', () => {
  it.each([
    { text: 'We can accept expert review of every pledge only if the phase-out of fossil fuels has a date.' },
    { text: 'We oppose expert review. We can accept it only if the phase-out of fossil fuels has a date.' },
  ])('gives what the speaker accepts for what it names: $text', async ({ text }) => {
    expect((await first(text))?.act).toMatchObject({ kind: 'trade', give: EXPERTS, take: PHASE_OUT })
  })

  it('asks for both sides where one is not named', async () => {
    const reading = await first('China, if you put a date to the phase-out of fossil fuels, we will support the rule.')
    expect(reading?.confidence).toBeLessThanOrEqual(0.5)
  })
})
