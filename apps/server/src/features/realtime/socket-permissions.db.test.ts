import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MatrixPerson, makeThing, matrixPeople } from '../../testing/matrix-people.ts'
import { PageSocket } from '../../testing/page-socket.ts'
import { SOCKET_MESSAGES } from '../../testing/permission-rows.ts'
import { type Actor, permissionTable } from '../../testing/permission-table.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let address: string
let people: Awaited<ReturnType<typeof matrixPeople>>
let sessionId: string

beforeAll(async () => {
  server = await testServer()
  await seedShipped(server)
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  people = await matrixPeople(server)
  sessionId = await makeThing(server, { thing: 'session', when: 'paused' }, people.user)
})
afterAll(() => server.close())

const CELLS = permissionTable().messages.flatMap(
  ({ name, verdicts }) =>
    [
      { name, as: 'anonymous', person: () => undefined, verdict: verdicts.anonymous },
      { name, as: 'demo', person: () => ({ ...people.user, token: 'demo' }), verdict: verdicts.demo },
      { name, as: 'user', person: () => people.user, verdict: verdicts.user },
      { name, as: 'other-user', person: () => people['other-user'], verdict: verdicts['other-user'] },
      { name, as: 'suspended', person: () => people.suspended, verdict: verdicts.suspended },
      { name, as: 'deleted', person: () => people.deleted, verdict: verdicts.deleted },
      { name, as: 'administrator', person: () => people.administrator, verdict: verdicts.administrator },
      { name, as: 'newcomer', person: () => people.newcomer, verdict: verdicts.newcomer },
    ] satisfies { name: string; as: Actor; person: () => MatrixPerson | undefined; verdict: string }[],
)

const messageOf = (name: string) => SOCKET_MESSAGES[name]?.message(sessionId) ?? {}

/** A socket on which the person, if any, has said who it is and then what is asked. */
async function saying(name: string, person: MatrixPerson | undefined): Promise<PageSocket> {
  const page = new PageSocket(address)
  await page.opened()
  if (person !== undefined) page.say({ type: 'authenticate', token: person.token })
  if (person !== undefined && name !== 'authenticate') await page.until(() => page.heard.length > 0 || isClosed(page))
  if (!isClosed(page) && (person === undefined || name !== 'authenticate')) page.say(messageOf(name))
  return page
}

const isClosed = ({ socket }: PageSocket) => socket.readyState >= WebSocket.CLOSING

describe('every message to the socket, from everybody (AZ-1, AZ-9; advisory 7)', () => {
  it.each(CELLS)('$name as $as: $verdict', async ({ name, person, verdict }) => {
    const page = await saying(name, person())
    if (verdict === '4401' || verdict === '4403') {
      expect(await page.closed()).toBe(Number(verdict))
      expect(page.heard).toEqual([])
      return
    }
    await page.until(() => page.all('ready').length === 1)
    if (name === 'subscribe') await page.until(() => page.heard.length > 1)
    page.say({ type: 'ping' })
    await page.until(() => page.all('pong').length >= (name === 'ping' ? 2 : 1))
    expect(page.all('error').map(({ code }) => code)).toEqual(verdict === '404' ? ['not-found'] : [])
    expect(page.all('view')).toHaveLength(name === 'subscribe' && verdict === 'own' ? 1 : 0)
    page.close()
  })

  it.each(Object.keys(SOCKET_MESSAGES))('%s with a person named in it is not understood', async (name) => {
    const page = await PageSocket.signedIn(address, people['other-user'].token)
    for (const claim of ['userId', 'ownerId', 'seat', 'role', '__proto__']) {
      page.say(`${JSON.stringify(messageOf(name)).slice(0, -1)},${JSON.stringify(claim)}:"${people.user.id}"}`)
    }
    page.say({ type: 'ping' })
    await page.until(() => page.all('pong').length === 1)
    expect(page.all('error').map(({ code }) => code)).toEqual(Array(5).fill('validation-failed'))
    expect(page.all('view')).toEqual([])
    page.close()
  })

  it('tells nobody else what happens in a session, while its owner is told (AZ-9)', async () => {
    const id = await makeThing(server, { thing: 'session' }, people.user)
    const owner = await PageSocket.following(address, people.user.token, id)
    const other = await PageSocket.signedIn(address, people['other-user'].token)
    other.say({ type: 'subscribe', sessionId: id, after: 0 })
    await other.until(() => other.all('error').length === 1)
    const url = `/api/sessions/campaign/${id}/commands`
    const headers = { authorization: `Bearer ${people.user.token}` }
    await server.app.inject({ method: 'POST', url, headers, payload: { kind: 'pause' } })
    await owner.until(() => owner.all('view').length > 1)
    other.say({ type: 'ping' })
    await other.until(() => other.all('pong').length === 1)
    expect(other.heard.map(({ type }) => type)).toEqual(['ready', 'error', 'pong'])
    owner.close()
    other.close()
  })
})
