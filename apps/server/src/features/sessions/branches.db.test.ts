import type { SessionCommand } from '@placard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conclude } from '../../testing/conclude.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const REMARK: SessionCommand = { kind: 'act', act: { kind: 'remark' }, text: 'We thank the chair.' }

let server: TestServer
let ada: Player
let ben: Player

beforeAll(async () => {
  server = await testServer()
  await seedShipped(server)
  ada = Player.inside(server.app, (await server.signUp()).token)
  ben = Player.inside(server.app, (await server.signUp()).token)
})
afterAll(() => server.close())

describe('going back to a moment', () => {
  it('opens a session of its own that begins as the other did, and leaves that alone', async () => {
    const id = await ada.open()
    const { data: said } = await ada.command(id, REMARK)
    const seq = said?.seq ?? 0
    await conclude(server, ada, id)
    const { data, status } = await ada.start({ from: { sessionId: id, seq } })
    expect(status).toBe(201)
    expect(data?.session.from?.sessionId).toBe(id)
    expect(data?.session.from?.seq).toBeLessThanOrEqual(seq)
    expect(data?.view).toMatchObject({ sessionId: data?.session.id, you: 'ken', status: 'active' })
    expect((await ada.get(id)).data?.view.seq).toBeGreaterThanOrEqual(seq)
    const listed = (await ada.history()).data?.find((session) => session.id === data?.session.id)
    expect(listed?.from).toEqual(data?.session.from)
    const { data: after } = await ada.command(data?.session.id ?? '', REMARK)
    expect(after?.outcome).toBe('taken')
  })

  it('D17 is for a session that is over: before that its end would tell what is still secret', async () => {
    const id = await ada.open()
    expect((await ada.start({ from: { sessionId: id, seq: 1 } })).problem?.code).toBe('not-found')
  })

  it('is for who holds a seat in it: to others it is not there', async () => {
    const id = await ada.open()
    await conclude(server, ada, id)
    const answer = await ben.start({ from: { sessionId: id, seq: 1 } })
    expect(answer.status).toBe(404)
    expect(answer.problem?.code).toBe('not-found')
  })
})
