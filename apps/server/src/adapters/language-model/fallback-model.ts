import { ChatModelError, type ChatModelPort, type ChatModelRequest, type ChatPart } from '@placard/application'
import type { AnswerEngine, AnswerFault } from '@placard/contract'
import { documentSources } from '@placard/language'
import { type ModelProvider, ModelProviderError } from '../model-providers/model-provider.ts'
import { fittedRequest } from './context/chat-request.ts'
import { isCut, type ModelProviders } from './model-providers.ts'
import { chatPrompt } from './prompts/chat.ts'

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
  dependencies: FallbackDependencies,
  request: ChatModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  const { providers, last } = dependencies
  let fault: AnswerFault = 'unavailable'
  let hasSpoken = false
  let insteadOf: AnswerEngine['insteadOf']
  for (const { provider, isOpen } of providers.inOrder(request.askedBy)) {
    if (isOpen) {
      insteadOf ??= takenOver(provider, fault)
      continue
    }
    if (hasSpoken) yield { kind: 'retract' }
    hasSpoken = false
    try {
      for await (const part of answerOf(dependencies, provider, request, signal)) {
        hasSpoken ||= part.kind === 'text'
        yield withReason(part, insteadOf)
      }
      return
    } catch (error) {
      if (!(error instanceof ModelProviderError)) throw error
      fault = error.fault
      insteadOf ??= takenOver(provider, fault)
    }
  }
  if (last === undefined) throw new ChatModelError(fault)
  if (hasSpoken) yield { kind: 'retract' }
  for await (const part of last.answer(request, signal)) yield withReason(part, insteadOf)
}

function takenOver({ engine: { rung, model } }: ModelProvider, fault: AnswerFault): AnswerEngine['insteadOf'] {
  return { rung, model, fault }
}

/** Tells with an engine why it answers in the place of another. */
function withReason(part: ChatPart, insteadOf: AnswerEngine['insteadOf']): ChatPart {
  return part.kind === 'engine' && insteadOf !== undefined ? { ...part, engine: { ...part.engine, insteadOf } } : part
}

/** The answer of one provider; one that refuses the request for its length is asked once more with a shorter one. */
async function* answerOf(
  dependencies: FallbackDependencies,
  provider: ModelProvider,
  request: ChatModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  try {
    yield* spokenBy(dependencies, provider, { request, isShorter: false }, signal)
  } catch (error) {
    if (!(error instanceof ModelProviderError) || error.fault !== 'too-long') throw error
    yield* spokenBy(dependencies, provider, { request, isShorter: true }, signal)
  }
}

async function* spokenBy(
  { providers, newFence }: FallbackDependencies,
  provider: ModelProvider,
  { request, isShorter }: { readonly request: ChatModelRequest; readonly isShorter: boolean },
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  const fitted = await fittedRequest(request, provider.bounds, { fence: newFence(), isShorter })
  const asking = { request: fitted.request, use: 'chat', userId: request.askedBy, signal }
  let hasSpoken = false
  let cut: ChatModelError | undefined
  try {
    for await (const text of providers.speak(provider, asking)) {
      if (!hasSpoken) yield { kind: 'engine', engine: { ...provider.engine, promptVersion: chatPrompt.version } }
      hasSpoken = true
      yield { kind: 'text', text }
    }
  } catch (error) {
    if (!isCut(error)) throw error
    // the answer stands, and can be continued
    cut = new ChatModelError('cut', { cause: error })
  }
  const { shares } = fitted.material
  if (shares.length > 0) yield { kind: 'sources', sources: documentSources(shares) }
  if (cut !== undefined) throw cut
}
