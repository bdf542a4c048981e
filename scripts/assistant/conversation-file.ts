import * as z from 'zod/mini'

const Form = z.enum([
  'explanation',
  'speech',
  'clauses',
  'paper',
  'argument',
  'comparison',
  'list',
  'correction',
  'question-back',
  'admits',
  'courtesy',
])

const Turn = z.object({
  says: z.string(),
  /** What a good answer is, for a reader. */
  want: z.string(),
  form: Form,
  alsoFine: z.optional(z.array(Form)),
  /** Groups of phrases; a good answer has at least one of each group. */
  names: z.array(z.array(z.string())),
  not: z.optional(z.array(z.string())),
  length: z.optional(
    z.union([z.object({ than: z.enum(['shorter', 'longer']) }), z.object({ words: z.tuple([z.int(), z.int()]) })]),
  ),
  /** Whether the answer must differ from the one before. */
  new: z.optional(z.boolean()),
})
export type Turn = z.infer<typeof Turn>

/** Conversations of one hand, with what a good answer to each turn is. */
export const ConversationFile = z.object({
  hand: z.string(),
  persona: z.string(),
  conversations: z.array(z.object({ id: z.string(), kind: z.string(), turns: z.array(Turn) })),
})
export type ConversationFile = z.infer<typeof ConversationFile>
