import type { ServiceTrouble } from '@placard/contract'
import { OutageError, type StatusCheck } from '../ports/status-check.ts'
import { troubleOf } from './service-trouble.ts'

export interface CheckedProviders<Configuration> {
  /** Name of the service in the status. */
  readonly service: string
  readonly configured: readonly Configuration[]
  readonly withdrawn: () => Promise<ReadonlySet<string>>
  readonly probe: (configuration: Configuration) => Promise<void>
  /** The error that its last real answer ended with, if that was not long ago; a probe uses no quota and may miss it. */
  readonly recentFault?: (configuration: Configuration) => unknown
  /** Whether something that needs no check steps in for all of them. */
  readonly hasSubstitute: boolean
}

/** How one provider was found: away or not, and why if that is known. */
interface Found {
  readonly isAway: boolean
  readonly trouble?: ServiceTrouble | undefined
}

/**
 * Status check of the providers of a service: degraded while one is away and another steps in, down when none is left. A
 * withdrawn one is not asked, and is not missed. The trouble is told when all of them are away.
 */
export function providersCheck<Configuration extends { readonly provider: string }>(
  checked: CheckedProviders<Configuration>,
): StatusCheck {
  const { service, configured, withdrawn, hasSubstitute } = checked
  return {
    service,
    async check() {
      const startedAt = performance.now()
      const gone = await withdrawn()
      const allowed = configured.filter(({ provider }) => !gone.has(provider))
      const found = await Promise.all(allowed.map((one) => look(checked, one)))
      const areAllAway = found.every(({ isAway }) => isAway)
      const trouble = areAllAway ? found.find((one) => one.trouble !== undefined)?.trouble : undefined
      if (areAllAway && !hasSubstitute) throw new OutageError(`no provider of ${service} can be asked`, trouble)
      const responseTimeMs = Math.round(performance.now() - startedAt)
      const status = found.some(({ isAway }) => isAway) ? 'degraded_performance' : 'operational'
      return { status, trouble, responseTimeMs }
    },
  }
}

async function look<Configuration>(
  { probe, recentFault }: CheckedProviders<Configuration>,
  one: Configuration,
): Promise<Found> {
  try {
    await probe(one)
  } catch (error) {
    return { isAway: true, trouble: troubleOf(error) }
  }
  const trouble = troubleOf(recentFault?.(one))
  return { isAway: trouble !== undefined, trouble }
}
