import type { AnswerFault } from '@placard/contract'
import {
  type ModelProvider,
  ModelProviderError,
  type ModelRequest,
  type Tokens,
  withoutThoughts,
} from '@placard/language/models'
import type { LanguageModel } from 'ai'
import { providerErrorOf } from './faults.ts'

// its warnings would go to the console instead of the log
globalThis.AI_SDK_LOG_WARNINGS = false

/** What every call of a model takes besides the request. */
export interface CallOptions {
  readonly topP?: number
  readonly topK?: number
  /** Tokens of thought that the service counts into the limit of an answer. */
  readonly thinkingRoom: number
  readonly providerOptions: Parameters<ProvidedModel['doStream']>[0]['providerOptions'] & {}
}

/** What a call takes besides the request, which says whether its answer is a line. */
type CallOptionsFor = (request: Pick<ModelRequest, 'isBrief'>) => CallOptions

/** A model of the AI SDK as its providers make them. */
export type ProvidedModel = Extract<Exclude<LanguageModel, string>, { readonly specificationVersion: 'v4' }>

/**
 * A provider over a model of the AI SDK. `model` is an object, never a name: a name would be sent to a
 * vendor's gateway.
 */
export function aiSdkProvider(
  { engine, bounds }: Pick<ModelProvider, 'engine' | 'bounds'>,
  model: ProvidedModel,
  callOptions: CallOptionsFor,
): ModelProvider {
  return {
    engine,
    bounds,
    speak: (request, signal, onTokens) => withoutThoughts(spoken({ model, callOptions }, request, signal, onTokens)),
  }
}

/** Calls the provider directly: `streamText` around it costs four times as much as all other work per piece. */
async function* spoken(
  { model, callOptions }: { readonly model: ProvidedModel; readonly callOptions: CallOptionsFor },
  request: ModelRequest,
  signal: AbortSignal,
  onTokens: (tokens: Tokens) => void,
): AsyncGenerator<string> {
  const { instructions, messages, temperature, maxOutputTokens } = request
  const { thinkingRoom, ...options } = callOptions(request)
  try {
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: instructions },
        ...messages.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
      ],
      temperature,
      ...options,
      maxOutputTokens: maxOutputTokens + thinkingRoom,
      abortSignal: signal,
    })
    for await (const part of stream) {
      if (part.type === 'text-delta') yield part.delta
      else if (part.type === 'error') throw part.error
      else if (part.type === 'finish') {
        const { inputTokens, outputTokens } = part.usage
        onTokens({ input: inputTokens.total ?? 0, output: outputTokens.total ?? 0 })
        endOf(part.finishReason.unified)
      }
    }
  } catch (error) {
    signal.throwIfAborted()
    throw providerErrorOf(error)
  }
}

const ENDINGS: Readonly<Record<string, AnswerFault>> = { 'content-filter': 'blocked', length: 'cut' }

/** Throws unless the answer ended normally, whatever text it had. */
function endOf(reason: string): void {
  if (reason === 'stop') return
  throw new ModelProviderError(ENDINGS[reason] ?? 'unavailable', { cause: `ended: ${reason}` })
}
