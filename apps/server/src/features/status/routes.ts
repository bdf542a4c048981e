import { health, STATUS_EVERY_SECONDS, serviceStatus } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { timedCheck } from '../../ports/status-check.ts'
import { StatusMonitor } from './status-monitor.ts'

/** Registers the state of the server: checks of what every server has, and the call that tells all of them. */
export function registerStatus(app: App, dependencies: Dependencies): void {
  const { db, mail } = dependencies
  const checks = app.statusChecks
  checks.add(timedCheck('api', () => answerItself(app)))
  checks.add(timedCheck('database', () => db.$client.query('select 1')))
  checks.add({ service: 'mail', check: () => mail.check() })

  const monitor = new StatusMonitor({ ...dependencies, checks })
  implement(app, dependencies, serviceStatus.get, () => monitor.report())

  let timer: ReturnType<typeof setInterval> | undefined
  app.addHook('onListen', async () => {
    void monitor.renew()
    timer = setInterval(() => void monitor.renew(), STATUS_EVERY_SECONDS * 1000).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Sends a call through the whole server, as a page does. */
async function answerItself(app: App): Promise<void> {
  const { statusCode } = await app.inject({ method: health.live.method, url: health.live.path })
  if (statusCode !== 200) throw new Error(`the server answered itself with ${statusCode}`)
}
