import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  ChatModelError,
  type ChatModelPort,
  type ChatModelRequest,
  type ChatPart,
  withPauses,
} from '@placard/application'
import { type AnswerFault, DOCUMENTS_MODEL_MAX_LENGTH } from '@placard/contract'
import { type DocumentShare, documentSources, shareSteps } from '@placard/language'
import { ModelProviderError, type ModelRequest } from '../model-providers/model-provider.ts'
import type { ModelProviders } from './model-providers.ts'
import { chatPrompt } from './prompts/chat.ts'
import { quotingWith } from './prompts/quoting.ts'

/** Dependencies of the chat model with fallback. */
export interface FallbackDependencies {
  readonly providers: ModelProviders
  /** The last fallback; undefined where an administrator took it out. */
  readonly last: ChatModelPort | undefined
  /** A new random word for each call, which delimits quotation blocks. */
  readonly newFence: () => string
}

/** A chat model that asks the providers in their order, and falls back to the next until one answers to the end. */
export function createFallbackModel(dependencies: FallbackDependencies): ChatModelPort {
  return { answer: (request, signal) => answerWithFallback(dependencies, request, signal) }
}

async function* answerWithFallback(
  { providers, last, newFence }: FallbackDependencies,
  request: ChatModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  // choosing what to send of long documents takes time: deferred until there is a model to ask
  let chosen: Promise<readonly DocumentShare[]> | undefined
  let fault: AnswerFault = 'unavailable'
  let hasSpoken = false
  for (const provider of providers.worthAsking()) {
    chosen ??= sharesOf(request)
    const shares = await chosen
    const asking = { request: requestOf(request, newFence(), shares), use: 'chat', userId: request.askedBy, signal }
    if (hasSpoken) yield { kind: 'retract' }
    hasSpoken = false
    try {
      for await (const text of providers.speak(provider, asking)) {
        if (!hasSpoken) yield { kind: 'engine', engine: { ...provider.engine, promptVersion: chatPrompt.version } }
        hasSpoken = true
        yield { kind: 'text', text }
      }
      if (shares.length > 0) yield { kind: 'sources', sources: documentSources(shares) }
      return
    } catch (error) {
      if (!(error instanceof ModelProviderError)) throw error
      fault = error.fault
    }
  }
  if (last === undefined) throw new ChatModelError(fault)
  if (hasSpoken) yield { kind: 'retract' }
  yield* last.answer(request, signal)
}

/** The parts of the user's documents sent to a model: where not all fit, those closest to the last message. */
function sharesOf({ documents = [], turns }: ChatModelRequest): Promise<readonly DocumentShare[]> {
  const question = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  return withPauses(shareSteps(documents, question, DOCUMENTS_MODEL_MAX_LENGTH), () => nextTurn())
}

function requestOf(request: ChatModelRequest, fence: string, shares: readonly DocumentShare[]): ModelRequest {
  return {
    instructions: chatPrompt.instructions(request, quotingWith(fence), shares),
    messages: chatPrompt.messages(request),
    temperature: request.temperature,
    maxOutputTokens: request.maxTokens,
  }
}
