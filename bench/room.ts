import * as z from 'zod/mini'
import { engineReport } from './engine-command.ts'
import type { Bench, Figure } from './figure.ts'

const Share = z.object({ ratio: z.number(), low: z.number(), high: z.number() })
const Report = z.object({
  hearing: z.object({
    first: Share,
    three: Share,
    actedWrongly: Share,
    turnedRound: z.number(),
    bothFound: Share,
    splitWrongly: Share,
    pairsRight: Share,
    pairsTurned: z.number(),
  }),
  answering: z.object({ onContent: Share, unanswered: z.number(), byTopic: z.record(z.string(), z.number()) }),
})
type Shared = z.infer<typeof Share>

/** Origin of the texts, without which the figures mean nothing. */
const HAND = 'a sealed hand that read no code, never looked at'

function share(
  name: string,
  { ratio, low, high }: Shared,
  limit: NonNullable<Figure['limit']>,
  sample: string,
): Figure {
  const reference = `95 % interval ${low}–${high}; ${HAND}`
  return { name: `room, ${name}`, value: ratio, unit: '', limit, sample, reference }
}

/** How well the room hears and answers a person, without a language model. */
export const bench: Bench = async () => {
  const { hearing, answering } = Report.parse(await engineReport(['room']))
  const topics = Object.entries(answering.byTopic).map(([topic, ratio]) => `${topic} ${ratio}`)
  return [
    share('the first reading is what was meant', hearing.first, { atLeast: 0.82 }, '300 texts'),
    share('one of three readings is what was meant', hearing.three, { atLeast: 0.93 }, '300 texts'),
    share('counted at once and wrong', hearing.actedWrongly, { atMost: 0.04 }, '300 texts'),
    {
      name: 'room, of these turned round or given away',
      value: hearing.turnedRound,
      unit: 'texts',
      limit: { atMost: 0 },
    },
    share('both acts of a text found', hearing.bothFound, { atLeast: 0.8 }, '110 texts of two acts'),
    share('single acts split wrongly', hearing.splitWrongly, { atMost: 0.04 }, '40 texts of one act'),
    share('minimal pairs read right', hearing.pairsRight, { atLeast: 0.98 }, '300 pairs'),
    { name: 'room, lines of minimal pairs turned round', value: hearing.pairsTurned, unit: 'of 600' },
    share('questions answered on their content', answering.onContent, { atLeast: 0.95 }, '500 questions in play'),
    {
      name: 'room, questions not answered',
      value: answering.unanswered,
      unit: 'of 500',
      reference: `answered by topic: ${topics.join(', ')}`,
    },
  ]
}
