import { OWN_ENGINES_MAX, type OwnEngineTry, type OwnKeyBody, ownEngineCalls } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import { byCaller, rateLimit } from '../../http/rate-limit.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { ownEngineMessages } from './messages.en.ts'
import { addOwnEngine, listOwnEngines, removeOwnEngine } from './own-engine-rows.ts'

/** Tries of one account in an hour: enough for typing errors, too few to look for keys of others. */
const TRIES = { name: 'own-engine-tries', times: 30, windowMs: 3_600_000, portion: 1 } as const

/** Collaborators of the calls. */
export interface OwnEngineDependencies {
  /** Whether a vendor accepts a key and has a model. Must not throw. */
  readonly tryKey: (body: OwnKeyBody) => Promise<OwnEngineTry>
  /** Whether models with keys of one's own may be added and asked. */
  readonly isAllowed: () => Promise<boolean>
}

/** Registers the calls about the caller's own models. No answer, and no line of the log, holds a key. */
export function registerOwnEngines(
  app: App,
  dependencies: Dependencies,
  { tryKey, isAllowed }: OwnEngineDependencies,
): void {
  const { db } = dependencies
  const mayTry = rateLimit(app, TRIES, byCaller)
  async function requireAllowed(): Promise<void> {
    if (!(await isAllowed())) throw problem('forbidden', { message: ownEngineMessages.withdrawn })
  }

  implement(app, dependencies, ownEngineCalls.list, async ({ user }) => ({
    engines: await listOwnEngines(db, user.id),
    isAllowed: await isAllowed(),
  }))
  implement(app, dependencies, ownEngineCalls.add, async ({ body, user }) => {
    await requireAllowed()
    const added = await addOwnEngine(dependencies, user.id, body)
    if (added === undefined) throw problem('conflict', { message: ownEngineMessages.full(OWN_ENGINES_MAX) })
    return added
  })
  implement(app, dependencies, ownEngineCalls.test, async ({ body, request }) => {
    await requireAllowed()
    await mayTry(request)
    return tryKey(body)
  })
  implement(app, dependencies, ownEngineCalls.remove, async ({ params, user }) => {
    if (!(await removeOwnEngine(db, user.id, params.ownEngineId))) throw problem('not-found')
    return {}
  })
}
