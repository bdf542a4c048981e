import type { ChatModelRequest } from '@placard/application'
import { shippedKnowledge } from '@placard/content/guide/shipped.ts'
import type { ChatSource } from '@placard/contract'
import { knowledgeOf, passagesFor } from '@placard/language'
import { createFallbackModel } from '@placard/language/models'
import { providersOver } from '../apps/server/src/adapters/language-model/testing/vendor.ts'
import { startWireService } from '../apps/server/src/adapters/language-model/testing/wire-service.ts'
import { type BenchOptions, type Figure, percentile, sampled } from './figure.ts'
import { echoOf } from './grounding/echo.ts'
import { type GroundedQuestion, groundedQuestions } from './grounding/questions.ts'

const LEAST_QUESTIONS = 120
const NEVER = new AbortController().signal

/**
 * Whether grounded answers cite rightly: factual questions over the wire format of Gemini, to a double that repeats the
 * passage nearest to the question with its number; the cited source must be the one that answers.
 */
export async function groundedAnswers(options: BenchOptions): Promise<readonly Figure[]> {
  const knowledge = knowledgeOf(shippedKnowledge)
  const groundMs: number[] = []
  const service = await startWireService((body) => ({ does: 'answer', text: echoOf(body) }))
  const { providers } = await providersOver(service, ['gemini'])
  const ground = async (request: Pick<ChatModelRequest, 'turns'>) => {
    const since = performance.now()
    const found = await passagesFor(request, knowledge)
    groundMs.push(performance.now() - since)
    return found
  }
  const model = createFallbackModel({
    providers,
    ground,
    newFence: () => 'bench-fence',
    nextTurn: async () => undefined,
    last: undefined,
  })
  const asked = groundedQuestions.slice(0, sampled(groundedQuestions.length, options, 20))
  const missed: string[] = []
  for (const one of asked) {
    const sources = await sourcesOf(model, one.question)
    if (!isRight(sources, one)) missed.push(`${one.question} → ${sources.map(keyOf).join(', ') || 'nothing'}`)
  }
  await service.close()
  return [
    {
      name: 'grounded answers that cite rightly',
      value: 1 - missed.length / asked.length,
      unit: '',
      limit: { atLeast: 0.95 },
      sample: `${asked.length} questions`,
      reference: missed.length === 0 ? 'none missed' : `missed: ${missed.join('; ')}`,
    },
    {
      name: 'questions of the grounding set',
      value: groundedQuestions.length,
      unit: '',
      limit: { atLeast: LEAST_QUESTIONS },
    },
    {
      name: 'retrieval for a model, p95',
      value: percentile(groundMs.slice(1), 0.95),
      unit: 'ms',
      limit: { atMost: 150 },
      sample: `${groundMs.length} times, median ${percentile(groundMs, 0.5).toFixed(1)} ms`,
    },
  ]
}

async function sourcesOf(
  model: ReturnType<typeof createFallbackModel>,
  question: string,
): Promise<readonly ChatSource[]> {
  const request: ChatModelRequest = {
    turns: [{ role: 'user', text: question }],
    mode: 'balanced',
    instructions: '',
    background: undefined,
    temperature: 0.7,
    maxTokens: 2048,
    speechSpeed: 1,
  }
  const sources: ChatSource[] = []
  for await (const part of model.answer(request, NEVER)) if (part.kind === 'sources') sources.push(...part.sources)
  return sources
}

/** Exactly one source is cited, and it is one of those expected; an expected id that is empty stands for any. */
function isRight(sources: readonly ChatSource[], { cites }: GroundedQuestion): boolean {
  const [source, ...others] = sources
  if (source === undefined || others.length > 0) return false
  return cites.some(
    (expected) => keyOf(source) === expected || (expected.endsWith(':') && keyOf(source).startsWith(expected)),
  )
}

function keyOf({ kind, id }: ChatSource): string {
  return `${kind}:${id}`
}
