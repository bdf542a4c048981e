import { type ModelProvider, ModelProviders } from '@placard/language/models'
import { pause } from '../../client/api/retry.ts'

/** Providers that this browser asks, in their order. The demo counts no usage, and has no log. */
export function browserProviders(providers: readonly ModelProvider[]): ModelProviders {
  return new ModelProviders({
    providers,
    now: () => performance.now(),
    pause,
    timers: {
      now: () => performance.now(),
      after(ms, task) {
        const timer = setTimeout(task, ms)
        return () => clearTimeout(timer)
      },
    },
    onFault: () => undefined,
    onTokens: () => undefined,
  })
}

/** A new word that delimits quotation blocks, and that no text can know. */
export function newFence(): string {
  return `text-${crypto.randomUUID().slice(0, 13)}`
}
