import { type EngineParts, Engines } from '../engines.ts'
import type { ModelRequest, Rung } from '../rung.ts'
import { createTaskRunner, type TaskRunner } from '../tasks/task-runner.ts'

/** Engines over rungs made by hand, that tell nobody anything. */
export function enginesOf(rungs: readonly Rung[], changes: Partial<EngineParts> = {}): Engines {
  return new Engines({
    rungs,
    now: () => performance.now(),
    pause: async () => undefined,
    onFault: () => undefined,
    onTokens: () => undefined,
    ...changes,
  })
}

/** A runner over a model that gives these answers, one after the other, the last again. */
export function runnerSaying(...answers: readonly string[]): TaskRunner {
  let asked = 0
  const rung: Rung = {
    engine: { rung: 'openai-compatible', model: 'scripted', place: 'own-server' },
    async *speak(_: ModelRequest) {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? ''
      asked += 1
      yield answer
    },
  }
  return createTaskRunner({ engines: enginesOf([rung]), newFence: () => `text-${asked}` })
}
