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

const Listening = z.object({
  sessions: z.number(),
  speeches: z.number(),
  contradictions: z.number(),
  presuppositions: z.number(),
  selfOppositions: z.number(),
  reasoned: z.number(),
  referring: z.number(),
  crises: z.number(),
  crisesNamed: z.number(),
  brokenPromises: z.number(),
  brokenPromisesNamed: z.number(),
  repeated: z.number(),
})

const Times = z.object({ size: z.number(), median: z.number(), p99: z.number() })
const RoomTimes = z.object({ reading: Times, speech: Times })

/** How long the room takes to hear and to answer. */
function quick({ reading, speech }: z.infer<typeof RoomTimes>): readonly Figure[] {
  const of = (name: string, { size, median, p99 }: z.infer<typeof Times>, atMost: number): Figure => ({
    name: `room, ${name}, p99`,
    value: p99,
    unit: 'ms',
    limit: { atMost },
    sample: `${size} in six campaigns`,
    reference: `median ${median} ms`,
  })
  return [of('reading a text', reading, 5), of('wording a speech', speech, 2)]
}

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

/** What a listener finds in whole sessions, by rules of his own that share nothing with those that choose the lines. */
function spoken(heard: z.infer<typeof Listening>): readonly Figure[] {
  const sample = `${heard.sessions} sessions, ${heard.speeches} speeches`
  const none = (name: string, value: number): Figure => ({
    name: `room, ${name}`,
    value,
    unit: 'speeches',
    limit: { atMost: 0 },
    sample,
  })
  const part = (name: string, value: number, limit: NonNullable<Figure['limit']>, of = sample): Figure => ({
    name: `room, ${name}`,
    value,
    unit: '',
    limit,
    sample: of,
  })
  return [
    none('delegates that contradict themselves', heard.contradictions),
    none('delegates that presuppose what was not', heard.presuppositions),
    none('delegates against their own proposals without a reason', heard.selfOppositions),
    part('speeches with a concrete reason', heard.reasoned, { atLeast: 0.6 }),
    part('speeches that refer to something said or done', heard.referring, { atLeast: 0.3 }),
    part(
      'crises named by two delegations within a minute',
      heard.crisesNamed,
      { atLeast: 1 },
      `${heard.crises} crises`,
    ),
    part(
      'broken promises named by whom they were given to',
      heard.brokenPromisesNamed,
      { atLeast: 1 },
      `${heard.brokenPromises} promises`,
    ),
    part('points made for the third time without new matter', heard.repeated, { atMost: 0.02 }),
  ]
}

/** How well the room hears and answers a person, without a language model. */
export const bench: Bench = async () => {
  const { hearing, answering } = Report.parse(await engineReport(['room']))
  const heard = Listening.parse(await engineReport(['room', '--sessions', '600']))
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
    ...spoken(heard),
    ...quick(RoomTimes.parse(await engineReport(['room', '--times']))),
  ]
}
