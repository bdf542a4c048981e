import { expect, it } from 'vitest'
import trade from '../../../../content/campaigns/trade-mediation.json' with { type: 'json' }
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { readerOf } from './testing/reader.ts'

const readIn = readerOf({ countries, campaigns: [trade] })

it.each([
  {
    text: 'China, I promise you our vote for processing minerals at home in exchange for contracts kept.',
    kind: 'promise',
    because: 'the exchange is the option’s own',
  },
  {
    text: 'China, we promise you our vote for processing minerals at home in exchange for the interim appeal arbitration.',
    kind: 'trade',
    because: 'what is exchanged is another matter',
  },
  {
    text: 'If I may say so, we support a permanent solution for food stocks.',
    kind: 'support',
    because: 'a courtesy is no condition',
  },
])('"$text" is a $kind: $because', async ({ text, kind }) => {
  const [first] = await readIn(trade.id, text)
  expect(first?.act.kind).toBe(kind)
})
