import { heldOut, outOfScope } from '@placard/content/guide/held-out.ts'
import { shippedKnowledge } from '@placard/content/guide/shipped.ts'
import { createBuiltInAssistant, knowledgeOf, NOT_KNOWN } from '@placard/language'
import { type Figure, percentile } from '../figure.ts'

/** Requests that are more expensive than a question. */
const ORDERS = [
  'Compare Brazil and India',
  'Who votes like Norway?',
  'How did Kenya vote on the embargo against Cuba?',
  'Write a 90-second opening speech for Kenya on climate finance',
  'Draft an operative clause on early warning',
  'I am for a carbon tax, argue against me',
]
const ROUNDS = 5

type Assistant = ReturnType<typeof createBuiltInAssistant>

/** The first source and the text of an answer, and how long it took in ms. */
export async function answerOf(assistant: Assistant, text: string) {
  const since = performance.now()
  const said = { mode: 'balanced', background: undefined, instructions: '', temperature: 0.7, maxTokens: 2048 } as const
  const order = { ...said, speechSpeed: 1, turns: [{ role: 'user', text }] } as const
  let [told, first] = ['', '']
  for await (const part of assistant.answer(order, new AbortController().signal)) {
    if (part.kind === 'retract') throw new Error('the assistant took something back')
    if (part.kind === 'text') told += part.text
    if (part.kind === 'sources') first = part.sources.map(({ kind, id }) => `${kind}:${id}`)[0] ?? ''
  }
  return { told, first, ms: performance.now() - since }
}

/** Accuracy of the built-in assistant on held-out questions, and the latency of its answers. */
export async function builtIn(): Promise<readonly Figure[]> {
  const assistant = createBuiltInAssistant(knowledgeOf(shippedKnowledge))
  const { ms: firstMs } = await answerOf(assistant, 'What is a point of order?')
  const times: number[] = []
  let [right, refused] = [0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    for (const { question, right: ids } of heldOut) {
      const { first, ms } = await answerOf(assistant, question)
      times.push(ms)
      if (round === 0 && ids.includes(first)) right++
    }
    for (const text of [...outOfScope, ...ORDERS]) {
      const { told, ms } = await answerOf(assistant, text)
      times.push(ms)
      if (round === 0 && told.startsWith(NOT_KNOWN)) refused++
    }
  }
  const sample = `${heldOut.length} questions that stand in no entry`
  return [
    {
      name: 'built-in assistant, right entry first',
      value: right / heldOut.length,
      unit: '',
      limit: { atLeast: 0.85 },
      sample,
    },
    {
      name: 'built-in assistant, honest refusals',
      value: refused / outOfScope.length,
      unit: '',
      limit: { atLeast: 0.9 },
      sample: `${outOfScope.length} questions out of its scope`,
    },
    { name: 'built-in assistant, answer, p95', value: percentile(times, 0.95), unit: 'ms', limit: { atMost: 150 } },
    { name: 'built-in assistant, first answer with its index', value: firstMs, unit: 'ms', limit: { atMost: 300 } },
  ]
}
