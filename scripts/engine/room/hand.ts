import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** The campaign at whose opening it is said, and by whom, where several wrote. */
const Placed = { campaign: z.string(), hand: z.optional(z.string()) }
const Pair = z.strictObject({ ...Placed, yes: z.string(), no: z.string(), issue: z.string(), option: z.string() })
const Question = z.strictObject({
  ...Placed,
  text: z.string(),
  topic: z.string(),
  target: z.optional(z.string()),
  issue: z.optional(z.string()),
  option: z.optional(z.string()),
})
const LABEL = {
  act: z.string(),
  stance: z.optional(z.string()),
  choice: z.optional(z.string()),
  issue: z.optional(z.string()),
  option: z.optional(z.string()),
  target: z.optional(z.string()),
  motion: z.optional(z.string()),
  point: z.optional(z.string()),
  topic: z.optional(z.string()),
  /** For a trade, the option offered. */
  give: z.optional(z.string()),
}
const SingleAct = z.strictObject({ ...Placed, text: z.string(), ...LABEL })
const TwoActs = z.strictObject({ ...Placed, text: z.string(), acts: z.array(z.strictObject(LABEL)) })

/** Labelled texts of one kind of people: to tune the reader by, or sealed, to measure it. */
export interface Hand {
  readonly pairs: readonly z.infer<typeof Pair>[]
  readonly questions: readonly z.infer<typeof Question>[]
  readonly singleActs: readonly z.infer<typeof SingleAct>[]
  readonly twoActs: readonly z.infer<typeof TwoActs>[]
}
export type AskedQuestion = Hand['questions'][number]

export type HandName = 'sealed' | 'room-development'

/** Loads a hand, or of several `only` one. Only counts of the sealed one may ever be printed. */
export function handOf(name: HandName, only?: string): Hand {
  const folder = new URL(`../utterances/${name}/`, import.meta.url)
  const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'))
  const isWanted = ({ hand }: { readonly hand?: string | undefined }) => only === undefined || hand === only
  return {
    pairs: z.array(Pair).parse(read('pairs')).filter(isWanted),
    questions: z.array(Question).parse(read('questions')).filter(isWanted),
    singleActs: z.array(SingleAct).parse(read('single-acts')).filter(isWanted),
    twoActs: z.array(TwoActs).parse(read('two-acts')).filter(isWanted),
  }
}
