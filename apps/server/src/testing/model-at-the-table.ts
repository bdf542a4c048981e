import type { LLMock } from '@copilotkit/aimock'

/** Words that tell one line of the double from another without a figure. */
const WORDS = 'amber birch cedar dune ember fjord grove haven islet juniper knoll lagoon meadow north opal'.split(' ')

/** What the double was asked, and what it said of it. */
export interface Worded {
  readonly says: string
  readonly words: string
}

/**
 * Makes an aimock play a well-behaved model at a campaign: it words every act as it is asked to, and reads words as
 * `reading` says. @returns what it worded, in order.
 */
export function modelAtTheTable(vendor: LLMock, reading: (text: string) => object): readonly Worded[] {
  const worded: Worded[] = []
  vendor.onMessage(/^Committee: /, ({ messages }) => {
    const prompt = textOf(messages.findLast(({ role }) => role === 'user')?.content)
    const said = /What the delegate says:\n<(text-[0-9a-f]+)>\n([\s\S]*)\n<\/\1>/.exec(prompt)
    if (said !== null) return { content: JSON.stringify(reading(said[2] ?? '')) }
    const words = wordsFor(prompt, worded.length)
    worded.push({ says: /The act: (.*)/.exec(prompt)?.[1] ?? '', words })
    return { content: JSON.stringify({ words }) }
  })
  return worded
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part) => (typeof part?.text === 'string' ? part.text : '')).join('')
}

/** Acts that are said by a word of their own. */
const SAYINGS = [
  ['accepts', 'we accept'],
  ['apologises', 'we apologise'],
  ['promises', 'you have our word'],
  ['becomes a sponsor', 'we put our name to the draft'],
  ['signs', 'we sign'],
  ['threatens', 'we shall vote against the draft unless it moves'],
  ['withdraws', 'we withdraw our name'],
] as const

/** Words as the prompt asks for them, told apart by a few of their own. */
function wordsFor(prompt: string, count: number): string {
  const says = /The act: (.*)/.exec(prompt)?.[1] ?? ''
  const named = [.../“([^”]*)”/g[Symbol.matchAll](/To be named: (.*)/.exec(prompt)?.[1] ?? '')].map(([, name]) => name)
  const mark = [count, Math.floor(count / WORDS.length), Math.floor(count / WORDS.length ** 2)]
    .map((at) => WORDS[at % WORDS.length])
    .join(' ')
  const about = named.length === 0 ? 'this' : named.join(' and ')
  if (/It is a question/.test(says)) return `Under ${mark}, what would it take on ${about}?`
  const saying = SAYINGS.find(([act]) => says.startsWith(act))
  if (saying !== undefined) return `Under ${mark}, ${saying[1]}, and so we speak of ${about}.`
  const isNo = / against | declines | cannot accept |withdraws/.test(` ${says} `)
  return isNo ? `Under ${mark}, not so: we object to ${about}.` : `Under ${mark}, my delegation speaks of ${about}.`
}
