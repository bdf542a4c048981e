import { type DemoSession, DemoSessionReceipt, ProblemReply, successReply } from '@placard/contract'
import { canonicalJson, replay, type SessionEvent, stateHash } from '@placard/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresEventStore } from '../../adapters/event-store/postgres-event-store.ts'
import { aDemoSession } from '../../testing/demo-sessions.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let store: PostgresEventStore

beforeAll(async () => {
  server = await testServer({ configuration: { maxPace: 3 } })
  await seedShipped(server)
  store = new PostgresEventStore(server.database.db.$client)
})
afterAll(() => server.close())

async function send(token: string, session: DemoSession) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/demo-import/sessions',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(session),
  })
  const { statusCode: status, headers } = answer
  if (status === 200) return { status, receipt: successReply(DemoSessionReceipt).parse(answer.json()).data }
  return { status, problem: ProblemReply.parse(answer.json()), retryAfter: headers['retry-after'] }
}

const bytesOf = (events: readonly SessionEvent[]) => events.map((event) => canonicalJson(event)).join('\n')

describe('moving a demo into an account', () => {
  it('brings sessions whose logs come out byte for byte as they went in, once, and leaves a forged one out', async () => {
    const { token, user } = await server.signUp()
    const sessions = [await aDemoSession(1, 20_000), await aDemoSession(2, 40), await aDemoSession(3, 1)]
    for (const { session } of sessions) {
      expect((await send(token, session)).receipt).toEqual({ outcome: 'kept', sessionId: session.sessionId })
    }
    const [whole] = sessions
    const forged = { ...(await aDemoSession(4, 10)).session, stateHash: '0000000000000000' }
    expect((await send(token, forged)).receipt).toEqual({ outcome: 'refused', fault: 'damaged' })
    for (const { session, events } of sessions) {
      expect((await send(token, session)).receipt?.outcome).toBe('already-kept')
      const there = await store.events(session.sessionId, 0, events.length)
      expect(bytesOf(there)).toBe(bytesOf(events))
      expect(stateHash(replay(there))).toBe(session.stateHash)
    }
    const listed = (await Player.inside(server.app, token).history()).data ?? []
    expect(listed.map(({ id }) => id).toSorted()).toEqual(sessions.map(({ session }) => session.sessionId).toSorted())
    expect(listed.find(({ id }) => id === whole?.session.sessionId)).toMatchObject({ status: 'concluded' })
    expect((await store.load(whole?.session.sessionId ?? ''))?.header.userId).toBe(user.id)
  })

  it('lets a session that was running be gone on with', async () => {
    const { token } = await server.signUp()
    const { session } = await aDemoSession(5, 30)
    await send(token, session)
    const player = Player.inside(server.app, token)
    expect((await player.get(session.sessionId)).data?.session.status).toBe('paused')
    expect((await player.command(session.sessionId, { kind: 'resume' })).data?.view.status).toBe('active')
    const remark = { kind: 'act', act: { kind: 'remark' }, text: 'We are back.' } as const
    expect((await player.command(session.sessionId, remark)).data?.outcome).toBe('taken')
  })

  it('shows what it took to its owner alone (AZ-2)', async () => {
    const [mine, theirs] = [await server.signUp(), await server.signUp()]
    const { session } = await aDemoSession(6, 30)
    await send(mine.token, session)
    expect((await Player.inside(server.app, theirs.token).get(session.sessionId)).status).toBe(404)
    const receipt = (await send(theirs.token, session)).receipt
    expect(receipt).toMatchObject({ outcome: 'kept' })
    expect(receipt).not.toMatchObject({ sessionId: session.sessionId })
  })

  it('is refused to strangers, to shapeless bodies, and to who sends too much or too often', async () => {
    const { token } = await server.signUp()
    const { session } = await aDemoSession(7, 5)
    expect((await send('nobody’s', session)).status).toBe(401)
    expect((await send(token, { ...session, seed: -1 })).problem?.fields).toMatchObject([{ field: 'seed' }])
    expect((await send(token, { ...session, log: 'x'.repeat(1_000_001) })).status).toBe(422)
    expect((await send(token, { ...session, log: 'x'.repeat(4_000_001) })).status).toBe(413)
    const answers = []
    for (let at = 0; at < 61; at++) answers.push(await send(token, { ...session, log: '{}' }))
    const last = answers.at(-1)
    expect(last?.problem?.code).toBe('rate-limited')
    expect(Number(last?.retryAfter)).toBeGreaterThan(0)
  })
})
