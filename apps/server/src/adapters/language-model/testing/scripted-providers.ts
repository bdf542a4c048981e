import {
  createTaskRunner,
  type ModelProvider,
  ModelProviders,
  type ModelProvidersDependencies,
  type ModelRequest,
  type TaskRunner,
} from '@placard/language/models'
import { TEST_BOUNDS } from '@placard/testing'
import { TIMERS } from '../create-model-providers.ts'

/** Model providers given by the test, with callbacks that do nothing. */
export function providersOf(
  providers: readonly ModelProvider[],
  changes: Partial<ModelProvidersDependencies> = {},
): ModelProviders {
  return new ModelProviders({
    providers,
    now: () => performance.now(),
    pause: async () => undefined,
    timers: TIMERS,
    onFault: () => undefined,
    onTokens: () => undefined,
    ...changes,
  })
}

/** A runner over a model that gives these answers in turn, repeating the last. */
export function runnerSaying(...answers: readonly string[]): TaskRunner {
  let asked = 0
  const provider: ModelProvider = {
    engine: { rung: 'openai-compatible', model: 'scripted', place: 'own-server' },
    bounds: TEST_BOUNDS,
    async *speak(_: ModelRequest) {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? ''
      asked += 1
      yield answer
    },
  }
  return createTaskRunner({ providers: providersOf([provider]), newFence: () => `text-${asked}` })
}
