import { test as base } from '@playwright/test'
import { openServer, type ServerHandle } from './server.ts'
import { openWatch, type Watch } from './watch.ts'

type Fixtures = {
  /** Fails the test when a page complained or asked a stranger. */
  watch: Watch
  /** The data folder of the test's server. */
  dataFolder: string
}

type Options = {
  /** A test that stops or kills its server has one of its own. */
  hasOwnServer: boolean
}

type WorkerFixtures = { ownServer: ServerHandle | undefined }

/** Playwright's `test` on our servers, with a watch over every page. */
export const test = base.extend<Fixtures, Options & WorkerFixtures>({
  hasOwnServer: [false, { option: true, scope: 'worker' }],
  ownServer: [
    async ({ hasOwnServer }, use) => {
      if (!hasOwnServer) return use(undefined)
      const server = await openServer()
      await use(server)
      await server.clear()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownServer }, use) => {
    // the test before may have left it stopped
    await ownServer?.start()
    await use(ownServer?.address ?? process.env.PLACARD_E2E_ADDRESS)
  },
  dataFolder: async ({ ownServer }, use) => {
    await use(ownServer?.dataFolder ?? process.env.PLACARD_E2E_DATA ?? '')
  },
  watch: [
    async ({ context, baseURL }, use) => {
      const watch = openWatch([baseURL ?? ''])
      watch.over(context)
      await use(watch)
      watch.verify()
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** The test's own server. */
export function own(server: ServerHandle | undefined): ServerHandle {
  if (server === undefined) throw new Error('this file has not asked for a server of its own: hasOwnServer')
  return server
}
