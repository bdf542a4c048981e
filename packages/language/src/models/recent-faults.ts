import type { ModelProviderError } from './model-provider.ts'

/** How long a fault is told of, in ms. */
const TOLD_MS = 60_000

/** The last fault of each provider that was its own, for a minute or until it answers. Instants in ms. */
export class RecentFaults<Provider> {
  private readonly faults = new Map<Provider, { readonly error: ModelProviderError; readonly at: number }>()

  failed(provider: Provider, error: ModelProviderError, at: number): void {
    this.faults.set(provider, { error, at })
  }

  answered(provider: Provider): void {
    this.faults.delete(provider)
  }

  /** The fault of a provider; undefined when it has answered since, or was asked too long ago. */
  of(provider: Provider, now: number): ModelProviderError | undefined {
    const fault = this.faults.get(provider)
    return fault !== undefined && now - fault.at < TOLD_MS ? fault.error : undefined
  }
}
