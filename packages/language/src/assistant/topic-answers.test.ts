import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { assistantReplies } from './built-in-assistant.ts'
import type { Topic } from './content.ts'

const measure = (id: string) => ({
  id,
  label: 'a fund for standing forests',
  clause: '*Decides* to set up a fund',
  spoken: 'to set up a fund',
  funding: 'financed by dues',
  because: 'Whoever keeps a forest is paid for it.',
})

const forests: Topic = {
  id: 'deforestation',
  title: 'deforestation',
  names: ['forest loss', 'logging'],
  problem: 'Forests are cut faster than they grow.',
  facts: [{ fact: 'Ten million hectares are lost each year', source: 'FAO', year: 2020 }],
  recalls: [],
  measures: { mild: [measure('a')], usual: [measure('b')], strong: [measure('c')] },
  interests: [
    {
      countries: ['BRA'],
      blocs: [],
      line: 'The Amazon is ours to use and to keep.',
      position: 'Asks to be paid for what it keeps.',
      wants: ['a'],
      resists: ['c'],
      source: 'Statement of 2023',
    },
  ],
  concerns: [{ concern: 'Poor states need the land.', answer: 'The fund pays them for it.' }],
}

const replies = assistantReplies({ ...shippedKnowledge, topics: async () => [forests] })
const answerTo = (text: string) => replies([{ role: 'user', text }])

describe('a topic that committees debate', () => {
  it.each([
    {
      ask: 'what is the problem with deforestation',
      has: ['cut faster', 'Ten million hectares', 'Poor states need the land'],
      because: 'problem, facts and concerns are told',
    },
    {
      ask: "Brazil's position on deforestation",
      has: ['Asks to be paid', 'a fund for standing forests', 'Source: Statement of 2023'],
      because: 'its interest names the country',
    },
    {
      ask: 'what can be done about deforestation',
      has: ['Whoever keeps a forest is paid for it'],
      because: 'measures are told with their reason',
    },
  ])('$ask: $because', async ({ ask, has }) => {
    const { text } = await answerTo(ask)
    for (const phrase of has) expect(text).toContain(phrase)
  })
})
