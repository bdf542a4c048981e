import type { Reading, UnderstandingPort } from '@placard/application'
import { madeBy } from '@placard/contract'
import type { TaskRunner } from '../tasks/task-runner.ts'
import { MOST_READINGS, readingTask } from './reading-task.ts'

/**
 * Confidence above which the built-in reader is right in 95 of 100 lines it was not made for; it reaches it on three
 * lines of four, in milliseconds. No model is asked about those.
 */
const SURE_RATIO = 0.8
/** Concurrency limit: lines that models read at once on this server; further ones are read without a model. */
const AT_ONCE = 12

/** Dependencies of the reader with models. */
export interface ModelUnderstandingDependencies {
  readonly tasks: TaskRunner
  /** Reads without a model: lines it is sure of, and all lines where no model answers. */
  readonly embedded: UnderstandingPort
  /** Reports an error that is not a provider's. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Reads what people say: without a model where that is sure, otherwise with one, before the session's mutex is taken.
 */
export function createModelUnderstanding({
  tasks,
  embedded,
  onFailure,
}: ModelUnderstandingDependencies): UnderstandingPort {
  const listening = new Set<string>()
  return {
    understand: (request, signal) => embedded.understand(request, signal),
    async hear({ userId, ...request }, signal) {
      const isBusy = listening.size >= AT_ONCE || listening.has(userId)
      if (isBusy || !tasks.canAsk()) return undefined
      listening.add(userId)
      try {
        const { readings: own } = await embedded.understand(request, signal)
        const { text, view } = request
        if (isSure(own[0], text)) return undefined
        const said = { text, seat: view.you, view }
        const { value, engine } = await tasks.run(readingTask, said, { userId, signal })
        return engine.rung === 'embedded' ? undefined : { readings: beside(value, own), readBy: madeBy(engine) }
      } catch (error) {
        signal?.throwIfAborted()
        onFailure(error)
        return undefined
      } finally {
        listening.delete(userId)
      }
    },
  }
}

/** Words that a greeting or thanks may have; a longer remark only says that the built-in reader found nothing. */
const COURTESY_WORDS = 8

function isSure(best: Reading | undefined, text: string): boolean {
  if (best === undefined || best.confidence < SURE_RATIO) return false
  return best.act.kind !== 'remark' || text.split(/\s+/).length <= COURTESY_WORDS
}

/** A model's readings, followed by the built-in reader's others: the person may have meant one of these. */
function beside(readings: readonly Reading[], own: readonly Reading[]): readonly Reading[] {
  const known = new Set(readings.map(({ act }) => JSON.stringify(act)))
  const others = own.filter(({ act }) => !known.has(JSON.stringify(act)))
  const least = Math.min(...readings.map(({ confidence }) => confidence))
  return [
    ...readings,
    ...others.map(({ act, confidence }) => ({ act, confidence: Math.min(confidence, least) })),
  ].slice(0, MOST_READINGS)
}
