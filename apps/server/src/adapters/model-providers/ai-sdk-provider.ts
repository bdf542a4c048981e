import type { LanguageModel } from 'ai'
import { providerErrorOf } from './faults.ts'
import { type ModelProvider, ModelProviderError, type ModelRequest, type Tokens } from './model-provider.ts'
import { withoutThoughts } from './thoughts.ts'

// its warnings would go to the console instead of the log
globalThis.AI_SDK_LOG_WARNINGS = false

/** A model of the AI SDK as its providers make them. */
export type ProvidedModel = Extract<Exclude<LanguageModel, string>, { readonly specificationVersion: 'v4' }>

/**
 * A provider over a model of the AI SDK. `model` is an object, never a name: a name would be sent to a
 * vendor's gateway.
 */
export function aiSdkProvider(
  { engine, bounds }: Pick<ModelProvider, 'engine' | 'bounds'>,
  model: ProvidedModel,
): ModelProvider {
  return {
    engine,
    bounds,
    speak: (request, signal, onTokens) => withoutThoughts(spoken(model, request, signal, onTokens)),
  }
}

/** Calls the provider directly: `streamText` around it costs four times as much as all other work per piece. */
async function* spoken(
  model: ProvidedModel,
  { instructions, messages, temperature, maxOutputTokens }: ModelRequest,
  signal: AbortSignal,
  onTokens: (tokens: Tokens) => void,
): AsyncGenerator<string> {
  try {
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: instructions },
        ...messages.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
      ],
      temperature,
      maxOutputTokens,
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

/** Throws unless the answer ended normally, whatever text it had. */
function endOf(reason: string): void {
  if (reason === 'stop' || reason === 'length') return
  throw new ModelProviderError(reason === 'content-filter' ? 'blocked' : 'unavailable', { cause: `ended: ${reason}` })
}
