import type { LineAhead, SpeechPort } from '@placard/application'
import { madeBy } from '@placard/contract'
import type { TaskRunner } from '../language-model/tasks/task-runner.ts'
import { LinesAhead, nameOfLine, type WantedLine } from './lines-ahead.ts'
import { speechTask } from './speech-task.ts'
import { spokenAct } from './spoken-act.ts'
import { isSaid } from './spoken-check.ts'

/** What words delegates' acts. */
export interface ModelSpeechDependencies {
  readonly tasks: TaskRunner
  /** Words everything that no model worded in time. */
  readonly embedded: SpeechPort
  /** ms; only differences count. */
  readonly now: () => number
  /** Something went wrong that no service did. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Has models word what delegates will do, ahead of the moment they do it. When the moment comes, what is ready and still
 * true is spoken; otherwise the built-in words are, at once.
 */
export function createModelSpeech(dependencies: ModelSpeechDependencies): SpeechPort & { readonly close: () => void } {
  const { tasks, embedded, onFailure } = dependencies
  const ahead = new LinesAhead({ ...dependencies, canAsk: () => tasks.canAsk() })
  return {
    async word(wish, signal) {
      const { act, seat, view, recent, isPlain = false } = wish
      const spoken = isPlain ? undefined : spokenAct(act, seat, view)
      const made = spoken && ahead.taken(view.sessionId, nameOfLine(seat, act, view, spoken.says))
      return made === undefined || isSaid(made.words, recent) ? embedded.word(wish, signal) : made
    },
    foresee({ sessionId, userId, lines }) {
      // what comes next takes milliseconds to work out: first the person gets an answer
      setImmediate(() => {
        try {
          const wanted = tasks.canAsk() ? lines().flatMap((line) => wantedOf(tasks, line, userId)) : []
          ahead.want(sessionId, wanted)
        } catch (error) {
          // nobody called this who could hear of it: it would end the server
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
