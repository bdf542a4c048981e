import { repeat } from '../concurrency/repeat.ts'
import { mailNews } from '../features/announcements/news-mailing.ts'
import { registerAnnouncements } from '../features/announcements/routes.ts'
import { createInputWatch } from '../features/input-audit/input-watch.ts'
import type { App } from '../http/app.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** Interval at which announcements are looked for that are to be mailed. */
const LOOK_MS = 5_000

/** Composes announcements: their calls, and the work that mails those which are to be mailed. */
export function registerNotices(app: App, dependencies: Dependencies): void {
  registerAnnouncements(app, dependencies, createInputWatch(dependencies))
  let stop: () => Promise<void> = async () => undefined
  app.addHook('onListen', async () => {
    stop = repeat({
      everyMs: LOOK_MS,
      work: async () => {
        await mailNews(dependencies)
      },
      onFailure: (error) => dependencies.logger.warn({ err: error }, 'announcements could not be mailed'),
    })
  })
  app.addHook('onClose', () => stop())
}
