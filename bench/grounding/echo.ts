import * as z from 'zod'

const Part = z.looseObject({ text: z.string() })
const Request = z.looseObject({
  systemInstruction: z.looseObject({ parts: z.array(Part) }),
  contents: z.array(z.looseObject({ parts: z.array(Part) })),
})

/** A numbered source in a prompt: its number, title and text. */
const SOURCE = /\[(\d+)\] “([^”]*)”:\n<([\w-]+)>\n([\s\S]*?)\n<\/\3>/g
/** Shortest word that counts. */
const WORD_LENGTH = 3
/** What each source loses against the one before: a model reads them in order. */
const ORDER_RATIO = 0.9
/** A word of the title says more of what a passage is about than one of its text. */
const TITLE_WEIGHT = 3
const ECHO_LENGTH = 300

/**
 * What a model says that only repeats: the source of its prompt whose words are nearest to the question, with its
 * number; of equals the first. It stands for a model that reads.
 */
export function echoOf(body: string): string {
  const { systemInstruction, contents } = Request.parse(JSON.parse(body))
  const prompt = systemInstruction.parts.map(({ text }) => text).join('\n')
  const question = wordsOf(
    contents
      .at(-1)
      ?.parts.map(({ text }) => text)
      .join(' ') ?? '',
  )
  const sources = [...prompt.matchAll(SOURCE)].map(([, number = '', title = '', , text = '']) => ({
    number,
    title,
    text,
  }))
  const rarity = rarityOf(sources.map(({ title, text }) => wordsOf(`${title} ${text}`)))
  const nearest = sources
    .map((source, index) => ({ source, score: scoreOf(question, source, rarity) * ORDER_RATIO ** index }))
    .reduce<{ source: (typeof sources)[number]; score: number } | undefined>(
      (best, one) => (best === undefined || one.score > best.score ? one : best),
      undefined,
    )
  if (nearest === undefined) return 'None of the sources answers that.'
  return `${nearest.source.text.slice(0, ECHO_LENGTH)} [${nearest.source.number}]`
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  // an ending is not worth a table of stems
  return new Set(words.filter((word) => word.length >= WORD_LENGTH).map((word) => word.replace(/(?:ing|ed|es|s)$/, '')))
}

function rarityOf(all: readonly ReadonlySet<string>[]): (word: string) => number {
  return (word) => Math.log(1 + all.length / (1 + all.filter((words) => words.has(word)).length))
}

function scoreOf(
  question: ReadonlySet<string>,
  { title, text }: { readonly title: string; readonly text: string },
  rarity: (word: string) => number,
): number {
  const [inTitle, inText] = [wordsOf(title), wordsOf(text)]
  let score = 0
  for (const word of question) {
    score += rarity(word) * (Number(inText.has(word)) + TITLE_WEIGHT * Number(inTitle.has(word)))
  }
  // a long text holds any word
  return score / Math.log(10 + inText.size)
}
