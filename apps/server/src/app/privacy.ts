import { repeat } from '../concurrency/repeat.ts'
import { accountPrivacy } from '../features/accounts/privacy.ts'
import { removeOldArchives } from '../features/privacy/archive/archive-rows.ts'
import { buildDueArchives } from '../features/privacy/archive/build-archive.ts'
import { executeDueDeletions } from '../features/privacy/execute-deletion.ts'
import { registerPrivacy } from '../features/privacy/routes.ts'
import type { App } from '../http/app.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { processorsOf } from './processors.ts'

/** Interval at which deletions are looked for whose time has come, and archives that are asked for. */
const LOOK_MS = 2_000

/** Composes the privacy centre: its calls, and the work that carries requests out. */
export function registerPrivacyCentre(app: App, dependencies: Dependencies): void {
  registerPrivacy(app, dependencies, {
    ...accountPrivacy(dependencies),
    processors: processorsOf(dependencies.configuration),
  })
  const { logger } = dependencies
  let stops: readonly (() => Promise<void>)[] = []
  app.addHook('onListen', async () => {
    stops = [
      repeat({
        everyMs: LOOK_MS,
        work: async () => {
          await deleteWhatIsDue(dependencies)
        },
        onFailure: (error) => logger.warn({ err: error }, 'deletions could not be looked for'),
      }),
      // beside them: a deletion does not wait until somebody's archive is built
      repeat({
        everyMs: LOOK_MS,
        work: async () => {
          await buildWhatIsAsked(dependencies)
        },
        onFailure: (error) => logger.warn({ err: error }, 'archives could not be looked for'),
      }),
    ]
  })
  app.addHook('onClose', async () => {
    await Promise.all(stops.map((stop) => stop()))
  })
}

/** Builds the archives that are asked for, and removes those whose days are over. @returns how many were built. */
export async function buildWhatIsAsked(dependencies: Dependencies): Promise<number> {
  await removeOldArchives(dependencies.db, dependencies.clock.now())
  return buildDueArchives(dependencies)
}

/** Carries out the deletions whose time has come. @returns how many were carried out. */
export function deleteWhatIsDue(dependencies: Dependencies): Promise<number> {
  return executeDueDeletions({ ...dependencies, ...accountPrivacy(dependencies) })
}
