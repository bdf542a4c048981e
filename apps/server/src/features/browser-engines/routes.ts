import { browserEngineCalls } from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { BrowserEngines } from './browser-engines.ts'

/** Interval at which what is left of browsers that are gone is deleted, in ms. */
const SWEEP_MS = 60_000

/** Registers the calls by which pages lend engines to answers. */
export function registerBrowserEngines(app: App, dependencies: Dependencies, engines: BrowserEngines): void {
  implement(
    app,
    dependencies,
    browserEngineCalls.wait,
    async ({ body: { turnId, ...engine }, user, reply }) => {
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const request = await engines.wait(user.id, turnId, engine, gone.signal)
      if (request === undefined) throw problem('conflict')
      return { request }
    },
    // it waits for an answer to be begun, which must find its turn
    { lane: 'none' },
  )
  implement(app, dependencies, browserEngineCalls.say, async ({ body: { turnId, ...piece }, user }) => ({
    isWanted: await engines.say(user.id, turnId, piece),
  }))
  implement(app, dependencies, browserEngineCalls.leave, async ({ body, user }) => {
    await engines.leave(user.id, body.turnId)
    return {}
  })

  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    const onFailure = (error: unknown) => dependencies.logger.warn({ err: error }, 'turns of browsers were not deleted')
    timer = setInterval(() => void engines.sweep().catch(onFailure), SWEEP_MS).unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    engines.close()
  })
}
