import type { ChatOrder } from '@placard/application'
import type { AnswerEngine } from '@placard/contract'
import { type LanguageModel, streamText } from 'ai'
import { rungErrorOf } from './faults.ts'
import { chatPrompt } from './prompts/chat.ts'
import { type Rung, RungError } from './rung.ts'
import { withoutThoughts } from './thoughts.ts'

/**
 * An engine of the ladder over a model of the AI SDK. `model` is an object, never a name: a name would be sent to a
 * vendor's gateway. `newFence` gives a random word that texts of people are fenced by.
 */
export function modelRung(
  engine: Omit<AnswerEngine, 'promptVersion'>,
  model: Exclude<LanguageModel, string>,
  newFence: () => string,
): Rung {
  return {
    engine: { ...engine, promptVersion: chatPrompt.version },
    stream: (order, signal) => withoutThoughts(spoken(model, order, newFence(), signal)),
  }
}

async function* spoken(
  model: Exclude<LanguageModel, string>,
  order: ChatOrder,
  fence: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { stream } = streamText({
    model,
    instructions: chatPrompt.instructions(order, fence),
    messages: chatPrompt.messages(order),
    temperature: order.temperature,
    maxOutputTokens: order.maxTokens,
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
      else if (part.type === 'finish') endOf(part.finishReason)
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
