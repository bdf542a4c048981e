import {
  ChatModelError,
  type ChatModelPort,
  type ChatModelRequest,
  type ChatPart,
  type Embeddings,
} from '@placard/application'
import { type AnswerEngine, type AnswerFault, AUTOMATIC, type EngineChoice } from '@placard/contract'
import type { Grounding } from '../assistant/passages.ts'
import { recordNotesOn, recordNoteText } from '../assistant/record-check.ts'
import { fittedRequest } from './context/chat-request.ts'
import { citedSources } from './context/sources.ts'
import { type ModelProvider, ModelProviderError } from './model-provider.ts'
import { type Candidate, isCut, type ModelProviders } from './model-providers.ts'
import { chatPrompt, sourcesOf } from './prompts/chat.ts'

/** Dependencies of the chat model with fallback. */
export interface FallbackDependencies {
  readonly providers: ModelProviders
  /** The last fallback; undefined where an administrator took it out. */
  readonly last: ChatModelPort | undefined
  /**
   * What the product knows that bears on a request; asked once before any model. `embeddings` may be shown the question;
   * undefined where nobody but the built-in search may.
   */
  readonly ground: (
    request: Pick<ChatModelRequest, 'turns' | 'project'>,
    embeddings?: Embeddings | undefined,
  ) => Promise<Grounding>
  /** A new random word for each call, which delimits quotation blocks. */
  readonly newFence: () => string
  /**
   * The user's own engine that a request names by its choice `own` or `device`; undefined when it is gone. Nothing but the last
   * fallback is asked in its place.
   */
  readonly personal?:
    | ((request: Pick<ChatModelRequest, 'askedBy' | 'engineChoice'>) => Promise<ModelProvider | undefined>)
    | undefined
  /** Lets other work run between the steps of a long request. */
  readonly nextTurn: () => Promise<void>
}

/** A request with what the product knows about it. */
interface Asked {
  readonly request: ChatModelRequest
  readonly grounding: Grounding
  readonly signal: AbortSignal
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
  const { last, providers } = dependencies
  const { askedBy, engineChoice } = request
  if (last === undefined || providers.isRuled(engineChoice)) await providers.look({ userId: askedBy, signal })
  let fault = faultOfNobody(providers, askedBy)
  let hasSpoken = false
  let insteadOf: AnswerEngine['insteadOf']
  let grounding: Grounding | undefined
  for await (const { provider, isLeftOut } of candidates(dependencies, request)) {
    if (isLeftOut !== undefined) {
      if (isLeftOut !== 'open') fault = isLeftOut
      insteadOf ??= takenOver(provider, fault)
      continue
    }
    if (hasSpoken) yield { kind: 'retract' }
    hasSpoken = false
    // retrieval takes time: deferred until there is a model to ask
    grounding ??= await dependencies.ground(request, embeddingsFor(provider, request))
    try {
      for await (const part of answerOf(dependencies, provider, { request, grounding, signal })) {
        hasSpoken ||= part.kind === 'text'
        yield withReason(part, insteadOf)
      }
      return
    } catch (error) {
      if (!(error instanceof ModelProviderError)) throw error
      // barred since: what nobody chose is nobody's to miss
      if (isBarred(error) && (insteadOf !== undefined || !isByName(engineChoice))) continue
      fault = error.fault
      insteadOf ??= takenOver(provider, fault)
    }
  }
  if (last === undefined) throw new ChatModelError(fault)
  if (hasSpoken) yield { kind: 'retract' }
  for await (const part of last.answer(request, signal)) yield withReason(part, insteadOf)
}

/** Why nobody answers where no provider is to be asked. */
function faultOfNobody(providers: ModelProviders, userId: string | undefined): AnswerFault {
  if (providers.inOrder(undefined).next().done) return 'no-engine'
  return providers.isWithheldFor(userId) ? 'withheld' : 'unavailable'
}

function isBarred({ fault }: ModelProviderError): boolean {
  return fault === 'withdrawn' || fault === 'withheld'
}

/** The engines to ask for a request, in their order. */
async function* candidates(
  { providers, personal }: FallbackDependencies,
  request: ChatModelRequest,
): AsyncGenerator<Candidate> {
  const { askedBy, engineChoice } = request
  if (engineChoice?.kind === 'own' || engineChoice?.kind === 'device') {
    const provider = await personal?.(request)
    const isWithdrawn = engineChoice.kind === 'own' && providers.isWithdrawn('own')
    if (provider !== undefined) yield { provider, isLeftOut: isWithdrawn ? 'withdrawn' : undefined }
  } else yield* providers.inOrder(askedBy, engineChoice)
}

/**
 * The vectors that a question may be sent for: those of the service that is about to read it anyway. Where its owner
 * chose another engine and this one only stands in, none.
 */
function embeddingsFor(
  { engine, embeddings }: ModelProvider,
  { engineChoice }: Pick<ChatModelRequest, 'engineChoice'>,
): Embeddings | undefined {
  const isStandIn = engineChoice?.kind === 'provider' && engineChoice.provider !== engine.rung
  return isStandIn ? undefined : embeddings
}

/** Whether somebody chose one engine, which is to be named when it does not answer. */
function isByName(choice: EngineChoice = AUTOMATIC): boolean {
  return choice.kind !== 'automatic'
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
  asked: Asked,
): AsyncGenerator<ChatPart> {
  try {
    yield* spokenBy(dependencies, provider, { ...asked, isShorter: false })
  } catch (error) {
    if (!(error instanceof ModelProviderError) || error.fault !== 'too-long') throw error
    yield* spokenBy(dependencies, provider, { ...asked, isShorter: true })
  }
}

async function* spokenBy(
  { providers, newFence, nextTurn }: FallbackDependencies,
  provider: ModelProvider,
  { request, grounding, signal, isShorter }: Asked & { readonly isShorter: boolean },
): AsyncGenerator<ChatPart> {
  const fitted = await fittedRequest(request, provider.bounds, {
    fence: newFence(),
    grounding,
    isShorter,
    nextTurn,
  })
  const asking = { request: fitted.request, use: 'chat', userId: request.askedBy, signal }
  let said = ''
  let cut: ChatModelError | undefined
  try {
    for await (const text of providers.speak(provider, asking)) {
      if (said === '') yield { kind: 'engine', engine: { ...provider.engine, promptVersion: chatPrompt.version } }
      said += text
      yield { kind: 'text', text }
    }
    const note = recordNoteText(recordNotesOn(said, grounding.computed))
    if (note !== '') yield { kind: 'text', text: `\n\n${note}` }
  } catch (error) {
    if (!isCut(error)) throw error
    // the answer stands, and can be continued
    cut = new ChatModelError('cut', { cause: error })
  }
  const sources = citedSources(said, sourcesOf(request, fitted.material))
  if (sources.length > 0) yield { kind: 'sources', sources }
  if (cut !== undefined) throw cut
}
