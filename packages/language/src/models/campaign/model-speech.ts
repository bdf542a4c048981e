import type { LineAhead, SpeechPort } from '@placard/application'
import { madeBy } from '@placard/contract'
import type { TaskRunner } from '../tasks/task-runner.ts'
import { LinesAhead, nameOfLine, type WantedLine } from './lines-ahead.ts'
import { speechTask } from './speech-task.ts'
import { spokenAct } from './spoken-act.ts'
import { isSaid } from './spoken-check.ts'

/** Dependencies of the wording with models. */
export interface ModelSpeechDependencies {
  readonly tasks: TaskRunner
  /** The fallback: words everything that no model worded in time. */
  readonly embedded: SpeechPort
  /** Monotonic clock in ms; only differences count. */
  readonly now: () => number
  /** Does something once the host has answered what it is at. */
  readonly defer: (task: () => void) => void
  /** Reports an error that is not a provider's. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Wording of delegates' acts with models, prefetched. When the moment comes, a line that is ready and still true is
 * spoken; otherwise the built-in words are, at once.
 */
export function createModelSpeech(dependencies: ModelSpeechDependencies): SpeechPort & { readonly close: () => void } {
  const { tasks, embedded, defer, onFailure } = dependencies
  const ahead = new LinesAhead({ ...dependencies, canAsk: () => tasks.canAsk() })
  return {
    async word(wish, signal) {
      const { act, seat, view, recent, isPlain = false } = wish
      const spoken = isPlain ? undefined : spokenAct(act, seat, view)
      const made = spoken && ahead.taken(view.sessionId, nameOfLine(seat, act, view, spoken.says))
      return made === undefined || isSaid(made.words, recent) ? embedded.word(wish, signal) : made
    },
    foresee({ sessionId, userId, lines }) {
      // working out the next acts takes milliseconds: deferred until after the reply to the request
      defer(() => {
        try {
          const wanted = tasks.canAsk() ? lines().flatMap((line) => wantedOf(tasks, line, userId)) : []
          ahead.want(sessionId, wanted)
        } catch (error) {
          // no caller could catch it: unhandled, it would end the process
          onFailure(error)
        }
      })
    },
    close: () => ahead.close(),
  }
}

function wantedOf(tasks: TaskRunner, { act, seat, view, recent }: LineAhead, userId: string): readonly WantedLine[] {
  const spoken = spokenAct(act, seat, view)
  const speaker = view.seats.find(({ id }) => id === seat)
  if (spoken === undefined || speaker === undefined) return []
  const line = { spoken, seat: speaker, act, view, recent }
  const make: WantedLine['make'] = async (signal) => {
    const { value, engine } = await tasks.run(speechTask, line, { userId, signal })
    return value === undefined ? undefined : { words: value, wordedBy: madeBy(engine) }
  }
  return [{ name: nameOfLine(seat, act, view, spoken.says), make }]
}
