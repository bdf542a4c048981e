import type { AnswerEngine } from '@placard/contract'
import { type ModelProvider, ModelProviderError, type ModelRequest } from '../model-provider.ts'
import { isCut, type ModelProviders } from '../model-providers.ts'
import { quotingWith } from '../prompts/quoting.ts'
import { againPrompt, shapePrompt } from './asking.ts'
import type { DomainResult, LanguageTask, TaskAnswer } from './language-task.ts'
import { readAnswer } from './read-answer.ts'
import { shapeOf } from './shape.ts'

/** Longest answer that is read, in UTF-16 code units: an endless one is aborted. */
const ANSWER_MAX_LENGTH = 100_000
/** Requests to one provider: the task, and one retry with what was wrong. */
const ASKS = 2
/** Shortest time left for another request, in ms: its answer would come too late and still be paid for. */
const LEAST_LEFT_MS = 50

/** Dependencies of the task runner. */
export interface TaskRunnerDependencies {
  readonly providers: ModelProviders
  /** A new random word for each call, which delimits quotation blocks. */
  readonly newFence: () => string
}

/** Options of one run. */
export interface TaskRun {
  /** The user whose tokens are counted; undefined where the run is no user's. */
  readonly userId: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Runs tasks over the configured providers. */
export interface TaskRunner {
  /** Whether any model is available now; without one, `run` returns the built-in answer. */
  canAsk(): boolean
  /**
   * The first usable answer in the order of the providers, the built-in one last. Never throws for a provider's fault;
   * aborting the signal ends it with the signal's reason.
   */
  run<Input, Output, Wire>(
    task: LanguageTask<Input, Output, Wire>,
    input: Input,
    run: TaskRun,
  ): Promise<TaskAnswer<Output>>
}

/** Creates a runner; the providers may be shared with other callers. */
export function createTaskRunner(dependencies: TaskRunnerDependencies): TaskRunner {
  return {
    canAsk() {
      const { providers } = dependencies
      // for the next time: who asks now cannot wait
      if (!providers.isRuled()) return false
      void providers.look()
      return providers.worthAsking(undefined).next().done !== true
    },
    async run(task, input, run) {
      const answer = task.needsNoModel?.(input) ? undefined : await askedOfModels(dependencies, task, input, run)
      if (answer !== undefined) return answer
      const engine = { rung: 'embedded', model: '', place: 'built-in', promptVersion: task.promptVersion } as const
      return { value: await task.embedded(input), engine }
    },
  }
}

async function askedOfModels<Input, Output, Wire>(
  dependencies: TaskRunnerDependencies,
  task: LanguageTask<Input, Output, Wire>,
  input: Input,
  run: TaskRun,
): Promise<TaskAnswer<Output> | undefined> {
  const { providers } = dependencies
  const end = providers.now() + task.withinMs
  if (!providers.isRuled()) return undefined
  await providers.look({ userId: run.userId, withinMs: task.withinMs, signal: run.signal })
  run.signal?.throwIfAborted()
  for (const provider of providers.worthAsking(run.userId)) {
    if (!isWorthAsking(end - providers.now())) return undefined
    const value = await askedOf(dependencies, provider, task, input, { ...run, end })
    if (value === undefined) continue
    const engine: AnswerEngine = { ...provider.engine, promptVersion: task.promptVersion }
    return { value: value.value, engine }
  }
  return undefined
}

/** Asks one provider, with one retry that lists what was wrong; undefined when it gave nothing usable. */
async function askedOf<Input, Output, Wire>(
  { providers, newFence }: TaskRunnerDependencies,
  provider: ModelProvider,
  task: LanguageTask<Input, Output, Wire>,
  input: Input,
  { userId, signal = NEVER, end }: TaskRun & { readonly end: number },
): Promise<{ readonly value: Output } | undefined> {
  let request = requestOf(task, input, newFence())
  for (let ask = 1; ask <= ASKS; ask += 1) {
    const left = end - providers.now()
    if (!isWorthAsking(left)) return undefined
    const { firstTextMs, idleMs, totalMs } = providers.limitsOf(provider)
    const limits = { firstTextMs: Math.min(firstTextMs, left), idleMs, totalMs: Math.min(totalMs, left) }
    const said = await heard(providers.speak(provider, { request, use: task.name, userId, limits, signal }))
    if (said === undefined) return undefined
    const read = used(task, input, said)
    if (read.ok) return read
    providers.tellFault(
      provider,
      new ModelProviderError('empty', { cause: `${task.name}: ${read.rejection.length} issues` }),
    )
    request = { ...request, messages: [...request.messages, ...againPrompt(said, read.rejection)] }
  }
  return undefined
}

const NEVER = new AbortController().signal

function isWorthAsking(leftMs: number): boolean {
  return leftMs >= LEAST_LEFT_MS
}

function used<Input, Output, Wire>(
  task: LanguageTask<Input, Output, Wire>,
  input: Input,
  said: string,
): DomainResult<Output> {
  const read = readAnswer(said, task.wire)
  return read.ok ? task.domain(read.value, input) : read
}

function requestOf<Input, Output, Wire>(
  task: LanguageTask<Input, Output, Wire>,
  input: Input,
  fence: string,
): ModelRequest {
  const { system, prompt } = task.prompt(input, quotingWith(fence))
  return {
    instructions: `${system}\n\n${shapePrompt(task.wire)}`,
    messages: [{ role: 'user', content: prompt }],
    temperature: task.temperature,
    maxOutputTokens: task.maxOutputTokens,
    shape: shapeOf(task.wire),
  }
}

/** Collects the text of a provider up to the limit; undefined when it gave no answer. */
async function heard(texts: AsyncIterable<string>): Promise<string | undefined> {
  let said = ''
  try {
    for await (const text of texts) {
      said += text
      if (said.length > ANSWER_MAX_LENGTH) return said.slice(0, ANSWER_MAX_LENGTH)
    }
    return said
  } catch (error) {
    // an answer that is cut may still hold what was asked for
    if (isCut(error)) return said
    if (error instanceof ModelProviderError) return undefined
    throw error
  }
}
