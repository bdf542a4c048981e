import { ChatModelError, type ChatModelPort, type ChatOrder, type ChatPart } from '@placard/application'
import type { AnswerFault } from '@placard/contract'
import { Circuit } from './circuit.ts'
import { type Rung, RungError } from './rung.ts'
import { type Limits, USUAL_LIMITS, watched } from './watched.ts'

/** Longest wait a busy service is granted before the next engine is asked, in ms. */
const LONGEST_PATIENCE_MS = 2_000
/** Faults that waiting does not mend and that say nothing about whether the service is up. */
const CALLERS_FAULTS: readonly AnswerFault[] = ['blocked', 'empty']

/** What the ladder works with. */
export interface LadderParts {
  /** Engines that speak to a model, in the order they are asked. */
  readonly rungs: readonly Rung[]
  /** What answers when none of them does; undefined where an administrator took it out. */
  readonly last: ChatModelPort | undefined
  readonly limits?: Limits
  /** ms; only differences count. */
  readonly now: () => number
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
  /** An engine gave no answer; told for the log, with the engine and the fault but without texts. */
  readonly onFault: (engine: string, error: RungError) => void
}

/** Asks one engine after the other until one answers to the end. */
export function createLadder(parts: LadderParts): ChatModelPort {
  const circuits = new Map(parts.rungs.map((rung) => [rung, new Circuit()]))
  return { answer: (order, signal) => climb(parts, circuits, order, signal) }
}

async function* climb(
  parts: LadderParts,
  circuits: ReadonlyMap<Rung, Circuit>,
  order: ChatOrder,
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  let fault: AnswerFault = 'unavailable'
  let hasSpoken = false
  for (const [rung, circuit] of circuits) {
    if (circuit.isOpen(parts.now())) continue
    if (hasSpoken) yield { kind: 'retract' }
    hasSpoken = false
    try {
      for await (const part of patiently(parts, rung, order, signal)) {
        hasSpoken ||= part.kind === 'text'
        yield part
      }
      circuit.succeeded()
      return
    } catch (error) {
      signal.throwIfAborted()
      const known = error instanceof RungError ? error : new RungError('unavailable', { cause: error })
      if (!CALLERS_FAULTS.includes(known.fault)) circuit.failed(parts.now())
      parts.onFault(nameOf(rung), known)
      fault = known.fault
    }
  }
  if (parts.last === undefined) throw new ChatModelError(fault)
  if (hasSpoken) yield { kind: 'retract' }
  yield* parts.last.answer(order, signal)
}

/** One engine, asked once more when it is busy and says that it will not be for long. */
async function* patiently(
  { limits = USUAL_LIMITS, pause }: LadderParts,
  rung: Rung,
  order: ChatOrder,
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  for (let attempt = 1; ; attempt += 1) {
    let hasText = false
    try {
      for await (const text of watched((either) => rung.stream(order, either), limits, signal)) {
        if (text === '') continue
        if (!hasText) yield { kind: 'engine', engine: rung.engine }
        hasText = true
        yield { kind: 'text', text }
      }
      if (!hasText) throw new RungError('empty')
      return
    } catch (error) {
      const waitMs = error instanceof RungError ? error.retryAfterMs : undefined
      if (hasText || attempt > 1 || waitMs === undefined || waitMs > LONGEST_PATIENCE_MS) throw error
      await pause(waitMs, signal)
    }
  }
}

function nameOf({ engine: { rung, model } }: Rung): string {
  return `${rung} ${model}`
}
