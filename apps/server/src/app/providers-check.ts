import type { StatusCheck } from '../ports/status-check.ts'

export interface CheckedProviders<Configuration> {
  /** Name of the service in the status. */
  readonly service: string
  readonly configured: readonly Configuration[]
  readonly withdrawn: () => Promise<ReadonlySet<string>>
  readonly probe: (configuration: Configuration) => Promise<void>
  /** Whether something that needs no check steps in for all of them. */
  readonly hasSubstitute: boolean
}

/**
 * Status check of the providers of a service: degraded while one is away and another steps in, down when none is left. A
 * withdrawn one is not asked, and is not missed.
 */
export function providersCheck<Configuration extends { readonly provider: string }>({
  service,
  configured,
  withdrawn,
  probe,
  hasSubstitute,
}: CheckedProviders<Configuration>): StatusCheck {
  return {
    service,
    async check() {
      const startedAt = performance.now()
      const gone = await withdrawn()
      const allowed = configured.filter(({ provider }) => !gone.has(provider))
      const found = await Promise.allSettled(allowed.map((one) => probe(one)))
      const away = found.filter(({ status }) => status === 'rejected').length
      if (away === allowed.length && !hasSubstitute) throw new Error(`no provider of ${service} can be asked`)
      const responseTimeMs = Math.round(performance.now() - startedAt)
      return { status: away > 0 ? 'degraded_performance' : 'operational', responseTimeMs }
    },
  }
}
