import { setImmediate as nextTurn } from 'node:timers/promises'
import { ChatModelError, type ChatModelPort, type ChatOrder, type ChatPart, withPauses } from '@placard/application'
import { type AnswerFault, DOCUMENTS_MODEL_MAX_LENGTH } from '@placard/contract'
import { type DocumentShare, documentSources, shareSteps } from '@placard/language'
import type { Engines } from './engines.ts'
import { chatPrompt } from './prompts/chat.ts'
import { quotingWith } from './prompts/quoting.ts'
import { type ModelRequest, RungError } from './rung.ts'

/** What the ladder of the chat works with. */
export interface LadderParts {
  readonly engines: Engines
  /** What answers when none of them does; undefined where an administrator took it out. */
  readonly last: ChatModelPort | undefined
  /** A random word, new at each call. */
  readonly newFence: () => string
}

/** Asks one engine after the other until one answers to the end. */
export function createLadder(parts: LadderParts): ChatModelPort {
  return { answer: (order, signal) => climb(parts, order, signal) }
}

async function* climb(
  { engines, last, newFence }: LadderParts,
  order: ChatOrder,
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  // what a model is given of long documents takes its time to choose: not before there is a model to ask
  let chosen: Promise<readonly DocumentShare[]> | undefined
  let fault: AnswerFault = 'unavailable'
  let hasSpoken = false
  for (const rung of engines.worthAsking()) {
    chosen ??= sharesOf(order)
    const shares = await chosen
    const asking = { request: requestOf(order, newFence(), shares), use: 'chat', personId: order.askedBy, signal }
    if (hasSpoken) yield { kind: 'retract' }
    hasSpoken = false
    try {
      for await (const text of engines.speak(rung, asking)) {
        if (!hasSpoken) yield { kind: 'engine', engine: { ...rung.engine, promptVersion: chatPrompt.version } }
        hasSpoken = true
        yield { kind: 'text', text }
      }
      if (shares.length > 0) yield { kind: 'sources', sources: documentSources(shares) }
      return
    } catch (error) {
      if (!(error instanceof RungError)) throw error
      fault = error.fault
    }
  }
  if (last === undefined) throw new ChatModelError(fault)
  if (hasSpoken) yield { kind: 'retract' }
  yield* last.answer(order, signal)
}

/** What of the person's documents a model is given: those that fit the last message best where not all do. */
function sharesOf({ documents = [], turns }: ChatOrder): Promise<readonly DocumentShare[]> {
  const question = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  return withPauses(shareSteps(documents, question, DOCUMENTS_MODEL_MAX_LENGTH), () => nextTurn())
}

function requestOf(order: ChatOrder, fence: string, shares: readonly DocumentShare[]): ModelRequest {
  return {
    instructions: chatPrompt.instructions(order, quotingWith(fence), shares),
    messages: chatPrompt.messages(order),
    temperature: order.temperature,
    maxOutputTokens: order.maxTokens,
  }
}
