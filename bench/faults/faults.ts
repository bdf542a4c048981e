import type { Dice } from '../../e2e/chaos/dice.ts'
import type { Site } from './site.ts'

const HOUR_MS = 3_600_000

/** Faults to inject into a site, with their relative frequencies. */
export const FAULTS = {
  'server killed': 6,
  'PostgreSQL killed': 4,
  'PostgreSQL stopped at once': 2,
  'connections ended': 4,
  'both killed': 3,
  'server frozen': 3,
  'PostgreSQL frozen': 3,
  'clock moved': 2,
} as const
export type Fault = keyof typeof FAULTS

export const FAULT_NAMES: readonly Fault[] = [
  'server killed',
  'PostgreSQL killed',
  'PostgreSQL stopped at once',
  'connections ended',
  'both killed',
  'server frozen',
  'PostgreSQL frozen',
  'clock moved',
]

/** An injected fault, and the server it hit, if only one. */
export interface Done {
  readonly fault: Fault
  readonly at: number
}

/**
 * Injects a fault into a site; of two servers the dice choose one. @returns when the fault is over, not when the site
 * has recovered.
 */
export async function doFault(site: Site, fault: Fault, dice: Dice): Promise<Done> {
  const at = dice.below(site.addresses.length)
  const briefly = () => 1_000 + dice.below(5_000)
  switch (fault) {
    case 'server killed':
      await site.killServer(at)
      break
    case 'PostgreSQL killed':
      await site.endPostgres('SIGKILL')
      break
    case 'PostgreSQL stopped at once':
      await site.endPostgres('SIGQUIT')
      break
    case 'connections ended':
      await site.endConnections()
      break
    case 'both killed':
      await Promise.all([site.endPostgres('SIGKILL'), site.killServer(at)])
      break
    case 'server frozen':
      // one in three is longer than the leases of a server
      await site.freezeServer(at, dice.below(3) === 0 ? 12_000 : briefly())
      break
    case 'PostgreSQL frozen':
      await site.freezePostgres(briefly())
      break
    case 'clock moved':
      // sign-ins last for a day
      await site.moveClock(at, (1 + dice.below(3)) * HOUR_MS, briefly())
      break
  }
  return { fault, at }
}
