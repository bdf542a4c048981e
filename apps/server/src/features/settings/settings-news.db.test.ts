import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PageSocket } from '../../testing/page-socket.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { writeSettings } from './setting-rows.ts'

let server: TestServer
let address: string
const pages: PageSocket[] = []

beforeAll(async () => {
  server = await testServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})
afterAll(() => server.close())

async function aPage(token: string) {
  const page = await PageSocket.signedIn(address, token)
  pages.push(page)
  return page
}
const change = (userId: string, at: number) =>
  writeSettings(server.db, userId, [{ name: 'theme', value: at % 2 === 0 ? 'dark' : 'light', at, device: 'laptop' }])

describe('news of settings', () => {
  it('reaches every page of the person and nobody else’s, without what was chosen', async () => {
    const [ada, ben] = [await server.signUp(), await server.signUp()]
    const [first, second, other] = await Promise.all([aPage(ada.token), aPage(ada.token), aPage(ben.token)])
    await change(ada.user.id, 1)
    await first.until(() => first.all('settings').length === 1)
    await second.until(() => second.all('settings').length === 1)
    expect(first.all('settings')).toEqual([{ type: 'settings', device: 'laptop' }])
    await change(ben.user.id, 1)
    await other.until(() => other.all('settings').length > 0)
    expect(other.all('settings')).toHaveLength(1)
    expect(first.all('settings')).toHaveLength(1)
  })

  it('is not told when nothing changed', async () => {
    const ada = await server.signUp()
    const page = await aPage(ada.token)
    await change(ada.user.id, 4)
    await change(ada.user.id, 3)
    await change(ada.user.id, 4)
    await change(ada.user.id, 6)
    await page.until(() => page.all('settings').length >= 2)
    expect(page.all('settings')).toHaveLength(2)
  })

  it('has every page look again once news can be heard after it could not', async () => {
    const page = await aPage((await server.signUp()).token)
    await server.db.$client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await page.until(() => page.all('settings').length === 1)
    expect(page.all('settings')).toEqual([{ type: 'settings' }])
  })
})
