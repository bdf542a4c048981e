import { agendaTermsOf, createEmbeddedUnderstanding, neutralView } from '@placard/language'
import { campaignOf, states } from './content.ts'
import { type Bench, percentile } from './figure.ts'

const CAMPAIGN = 'climate-crisis-summit'
const TEXTS = [
  'We propose that developed countries mobilise 300 billion dollars a year, and we would accept a coal phase-out by 2040 in return.',
  'Could the distinguished delegate of China explain why voluntary reporting should be enough?',
  'If Saudi Arabia supports the loss and damage fund, we can live with a later date for coal.',
  'Madam Chair, we move to vote on the draft resolution.',
  'No.',
]
const LONGEST = 4_000
const ROUNDS = 300

/** Time to read a text into an act: short ones, and one of the maximum length. */
export const bench: Bench = async () => {
  const campaign = campaignOf(CAMPAIGN)
  const reader = createEmbeddedUnderstanding(states)
  const view = neutralView(campaign, states.countries)
  const agenda = agendaTermsOf(campaign)
  const long = TEXTS.join(' ').repeat(12).slice(0, LONGEST)
  const time = async (text: string) => {
    const since = performance.now()
    await reader.understand({ text, view, agenda })
    return performance.now() - since
  }
  const [short, whole]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    for (const text of TEXTS) short.push(await time(text))
    whole.push(await time(long))
  }
  // the first rounds are the warm-up
  return [
    {
      name: 'understanding a statement, p99',
      value: percentile(short.slice(100), 0.99),
      unit: 'ms',
      limit: { atMost: 5 },
    },
    {
      name: 'understanding 4,000 characters, median',
      value: percentile(whole.slice(20), 0.5),
      unit: 'ms',
      // the longest turn of the event loop: forty sentences are each read by themselves
      limit: { atMost: 50 },
    },
  ]
}
