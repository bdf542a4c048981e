import { type LanguageModel, streamText } from 'ai'
import { rungErrorOf } from './faults.ts'
import { type ModelRequest, type Rung, RungError, type Tokens } from './rung.ts'
import { withoutThoughts } from './thoughts.ts'

// its warnings would go to the console, and not into the log
globalThis.AI_SDK_LOG_WARNINGS = false

/**
 * An engine of the ladder over a model of the AI SDK. `model` is an object, never a name: a name would be sent to a
 * vendor's gateway.
 */
export function modelRung(engine: Rung['engine'], model: Exclude<LanguageModel, string>): Rung {
  return {
    engine,
    speak: (request, signal, onTokens) => withoutThoughts(spoken(model, request, signal, onTokens)),
  }
}

async function* spoken(
  model: Exclude<LanguageModel, string>,
  { instructions, messages, temperature, maxOutputTokens }: ModelRequest,
  signal: AbortSignal,
  onTokens: (tokens: Tokens) => void,
): AsyncGenerator<string> {
  const { stream } = streamText({
    model,
    instructions,
    messages: [...messages],
    temperature,
    maxOutputTokens,
    abortSignal: signal,
    maxRetries: 0,
    // it would write the error, and with it the request, to the console
    onError: () => undefined,
  })
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') yield part.text
      else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') signal.throwIfAborted()
      else if (part.type === 'finish') {
        const { inputTokens, outputTokens } = part.totalUsage
        onTokens({ input: inputTokens ?? 0, output: outputTokens ?? 0 })
        endOf(part.finishReason)
      }
    }
  } catch (error) {
    signal.throwIfAborted()
    throw rungErrorOf(error)
  }
}

/** An answer that did not end as answers do is none, whatever came of it. */
function endOf(reason: string): void {
  if (reason === 'stop' || reason === 'length') return
  throw new RungError(reason === 'content-filter' ? 'blocked' : 'unavailable', { cause: `ended: ${reason}` })
}
