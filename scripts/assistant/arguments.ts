import * as z from 'zod/mini'

/** Messages of somebody who argues about a motion: an opening that asks for the other side, and ten replies. */
export const ArgumentFile = z.object({
  motions: z.array(
    z.object({
      id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
      motion: z.string(),
      side: z.enum(['for', 'against']),
      opening: z.string(),
      replies: z.array(z.string()).check(z.length(10)),
    }),
  ),
})
type WrittenArgument = z.infer<typeof ArgumentFile>['motions'][number]

interface Said {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

/** An argument as it was played: an answer for the opening and for each reply. */
export interface PlayedArgument extends WrittenArgument {
  readonly exchanges: readonly { readonly said: string; readonly answer: string; readonly form: string }[]
}

/** Argues through the opening and all replies against an assistant. */
export async function argue(
  written: WrittenArgument,
  answer: (turns: readonly Said[]) => Promise<{ readonly text: string; readonly form: string }>,
): Promise<PlayedArgument> {
  const turns: Said[] = []
  const exchanges: PlayedArgument['exchanges'][number][] = []
  for (const said of [written.opening, ...written.replies]) {
    turns.push({ role: 'user', text: said })
    const { text, form } = await answer(turns)
    turns.push({ role: 'assistant', text })
    exchanges.push({ said, answer: text, form })
  }
  return { ...written, exchanges }
}

/** The least number of words for which saying the same again is noticed: shorter sentences are idiom. */
const NOTICED_WORDS = 5

/** Sentences of the assistant that occur more than once in an argument; a source may be named for two facts. */
export function repeatedSentences({ exchanges }: PlayedArgument): readonly string[] {
  const seen = new Set<string>()
  return exchanges
    .flatMap(({ answer }) => sentencesIn(answer))
    .filter((sentence) => seen.size === seen.add(sentence).size)
}

function sentencesIn(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/^[-\d. ]+/, '').trim())
    .filter((sentence) => sentence.split(' ').length >= NOTICED_WORDS && !sentence.startsWith('*Source:'))
}

/** An argument as a page to read: who said what, in order. */
export function argumentPage({ motion, side, exchanges }: PlayedArgument): string {
  const parts = exchanges.map(
    ({ said, answer }, at) => `## ${at === 0 ? 'Opening' : `Exchange ${at}`}\n\n${quoted(said)}\n\n${answer}\n`,
  )
  return [
    `# ${motion}\n\nThe person argues ${side} the motion (quoted); the built-in assistant answers.\n`,
    ...parts,
  ].join('\n')
}

const quoted = (text: string) => text.replaceAll(/^/gm, '> ')
