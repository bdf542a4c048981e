import { repeat } from '../concurrency/repeat.ts'
import { accountPrivacy } from '../features/accounts/privacy.ts'
import { executeDueDeletions } from '../features/privacy/execute-deletion.ts'
import { registerPrivacy } from '../features/privacy/routes.ts'
import type { App } from '../http/app.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { processorsOf } from './processors.ts'

/** Interval at which deletions are looked for whose time has come. */
const LOOK_MS = 2_000

/** Composes the privacy centre: its calls, and the work that carries requests out. */
export function registerPrivacyCentre(app: App, dependencies: Dependencies): void {
  registerPrivacy(app, dependencies, {
    ...accountPrivacy(dependencies),
    processors: processorsOf(dependencies.configuration),
  })
  let stop: () => Promise<void> = async () => undefined
  app.addHook('onListen', async () => {
    stop = repeat({
      everyMs: LOOK_MS,
      work: async () => {
        await deleteWhatIsDue(dependencies)
      },
      onFailure: (error) => dependencies.logger.warn({ err: error }, 'deletions could not be looked for'),
    })
  })
  app.addHook('onClose', () => stop())
}

/** Carries out the deletions whose time has come. @returns how many were carried out. */
export function deleteWhatIsDue(dependencies: Dependencies): Promise<number> {
  return executeDueDeletions({ ...dependencies, ...accountPrivacy(dependencies) })
}
