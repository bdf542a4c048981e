import { judged } from '@placard/application'
import { settingsCalls } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { byCaller, rateLimit } from '../../http/rate-limit.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { readSettings, writeSettings } from './setting-rows.ts'

/** Changes one account may send in a minute; a page sends one after the other, and keeps what is refused for later. */
const CHANGES = { name: 'settings', times: 300, windowMs: 60_000, portion: 15 } as const

/** Registers the calls about the caller's own settings. */
export function registerSettings(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies
  const mayChange = rateLimit(app, CHANGES, byCaller)

  implement(app, dependencies, settingsCalls.read, async ({ user }) => ({
    entries: await readSettings(db, user.id),
    now: clock.now().getTime(),
  }))

  implement(app, dependencies, settingsCalls.write, async ({ body, user, request }) => {
    await mayChange(request)
    const now = clock.now().getTime()
    const { believed, early } = judged(body.entries, now)
    return { entries: await writeSettings(db, user.id, believed), now, early: [...early] }
  })
}
