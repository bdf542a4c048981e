import { health } from '@placard/contract'
import type { App } from './app.ts'
import { METRICS_PATH } from './metrics.ts'

/** What supervisors ask for: nobody is there because of them. */
const UNATTENDED: ReadonlySet<string | undefined> = new Set([health.live.path, health.ready.path, METRICS_PATH])
/** How often a time is looked whether it is over. */
const LOOKS = 10

export interface QuietDependencies {
  /** How long nobody has to be there. */
  readonly idleMs: number
  /** Time in ms, by any clock that does not jump. */
  readonly now: () => number
  /** Called once, and again only after somebody was there. */
  readonly onQuiet: () => void
}

/** Tells when nobody has asked for anything for a while and no page is connected. Probes and metrics count for nothing. */
export function watchQuiet(app: App, { idleMs, now, onQuiet }: QuietDependencies): void {
  let seenAt = now()
  let isTold = false
  const see = () => {
    seenAt = now()
    isTold = false
  }
  app.hearAnswers(({ route }) => (UNATTENDED.has(route) ? undefined : see))
  const timer = setInterval(() => {
    if (app.websocketServer.clients.size > 0) see()
    if (isTold || now() - seenAt < idleMs) return
    isTold = true
    onQuiet()
  }, idleMs / LOOKS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
