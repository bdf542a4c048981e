import { setTimeout as delay } from 'node:timers/promises'
import { Debrief, DebriefProgress, DemoSessionReceipt, SessionDetail, successReply } from '@placard/contract'
import { debriefOf } from '@placard/engine'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app/build-app.ts'
import type { App } from '../../http/app.ts'
import { aDearSession, bodyOf, dearSeeds } from '../../testing/dear-log.ts'
import { longestTurn } from '../../testing/longest-turn.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const MOST_MS = 50
/** Most runs until one is short enough: making code fast and collecting garbage lengthen a turn of some. */
const RUNS = 8
const LARGEST = { seats: 16, proposals: 50, minutes: 180 }
/** Long enough for its progress to be seen, and for two to ask before it is there. */
const USUAL = { seats: 10, proposals: 10, minutes: 60 }
/** Between two looks at what is being made: whoever asks without a rest takes the processor from it. */
const LOOK_MS = 20

let server: TestServer
let token: string

beforeAll(async () => {
  server = await testServer({ configuration: { maxPace: 3 } })
  const dear = await dearSeeds([LARGEST, USUAL])
  await seedShipped(server, dear)
})
afterAll(() => server.close())
beforeEach(async () => {
  token = (await server.signUp()).token
})

const get = (app: App, path: string, who = token) =>
  app.inject({ method: 'GET', url: `/api/${path}`, headers: { authorization: `Bearer ${who}` } })

/** Moves a concluded session into the account. @returns its id, and its events. */
async function aConcludedSession(size = USUAL) {
  const session = await aDearSession(size)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/demo-import/sessions',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: bodyOf(session),
  })
  const receipt = successReply(DemoSessionReceipt).parse(answer.json()).data
  expect(receipt.outcome).toBe('kept')
  return { id: session.sessionId, events: session.log.split('\n').map((line) => JSON.parse(line)) }
}

/** Asks until the debrief is there. */
async function ready(app: App, id: string): Promise<Debrief> {
  const status = async () => (await get(app, `sessions/campaign/${id}/debrief`)).statusCode
  await expect.poll(status).toBe(200)
  return successReply(Debrief).parse((await get(app, `sessions/campaign/${id}/debrief`)).json()).data
}

const leases = async (id: string) =>
  (
    await server.db.execute(
      sql`select lease_owner, value is not null as made from session_debriefs where session_id = ${id}`,
    )
  ).rows

describe('the debrief of a concluded session', () => {
  it('D2 is told at first with 202 and how far it is, then with 200, and is what the engine says', async () => {
    const { id, events } = await aConcludedSession()
    const first = await get(server.app, `sessions/campaign/${id}`)
    expect(first.statusCode).toBe(202)
    const detail = successReply(SessionDetail).parse(first.json()).data
    expect(detail.view.status).toBe('concluded')
    expect(detail.debrief).toBeUndefined()
    expect(detail.debriefProgress).toEqual({ ahead: 0, replayed: 0, replays: 0 })
    const told: DebriefProgress[] = []
    for (;;) {
      const answer = await get(server.app, `sessions/campaign/${id}/debrief`)
      if (answer.statusCode === 200) break
      expect(answer.statusCode).toBe(202)
      told.push(successReply(DebriefProgress).parse(answer.json()).data)
      await delay(LOOK_MS)
    }
    const played = told.map(({ replayed }) => replayed)
    expect(played).toEqual(played.toSorted((a, b) => a - b))
    expect(new Set(played).size).toBeGreaterThan(2)
    const made = await ready(server.app, id)
    const { expected: _, ...worked } = made
    expect(worked).toEqual(JSON.parse(JSON.stringify(debriefOf(events, 'ken'))))
    const again = await get(server.app, `sessions/campaign/${id}`)
    expect(again.statusCode).toBe(200)
    expect(successReply(SessionDetail).parse(again.json()).data.debrief).toEqual(made)
  })

  it('D2 holds nobody up while it is made', async () => {
    const turns: number[] = []
    while (turns.length === 0 || (turns.length < RUNS && Math.min(...turns) >= MOST_MS)) {
      const { id } = await aConcludedSession(LARGEST)
      let others = 0
      turns.push(
        await longestTurn(async () => {
          while ((await get(server.app, `sessions/campaign/${id}`)).statusCode === 202) {
            expect((await get(server.app, 'auth/me')).statusCode).toBe(200)
            others += 1
            await delay(LOOK_MS)
          }
        }),
      )
      expect(others).toBeGreaterThan(2)
    }
    expect(Math.min(...turns)).toBeLessThan(MOST_MS)
  })

  it('D2 is made once, whichever of two servers is asked, and is there after a restart', async () => {
    const { id } = await aConcludedSession()
    const second = await buildApp(server.dependencies)
    try {
      const both = await Promise.all([server.app, second].map((app) => get(app, `sessions/campaign/${id}/debrief`)))
      expect(both.map(({ statusCode }) => statusCode)).toEqual([202, 202])
      const [one, other] = await Promise.all([server.app, second].map((app) => ready(app, id)))
      expect(other).toEqual(one)
      expect(await leases(id)).toHaveLength(1)
      const third = await buildApp(server.dependencies)
      expect((await get(third, `sessions/campaign/${id}`)).statusCode).toBe(200)
      await third.close()
    } finally {
      await second.close()
    }
  })

  it('D2 is made anew when the server that was at it is gone, and nobody waits for who is at it', async () => {
    const { id } = await aConcludedSession()
    const claim = (until: string) =>
      server.db.execute(sql`insert into session_debriefs (session_id, seat, format, lease_owner, lease_until, replayed, replays)
        values (${id}, 'ken', 1, 'another server', now() + ${until}::interval, 7, 20)
        on conflict (session_id, seat, format) do update set lease_until = excluded.lease_until`)
    await claim('1 hour')
    const answer = await get(server.app, `sessions/campaign/${id}/debrief`)
    expect(successReply(DebriefProgress).parse(answer.json()).data).toEqual({ ahead: 0, replayed: 7, replays: 20 })
    await claim('-1 second')
    await ready(server.app, id)
    expect((await leases(id))[0]).toMatchObject({ made: true })
  })

  it('D2 is refused for good where it takes more than a debrief may; the rest of the session is shown', async () => {
    const { id } = await aConcludedSession()
    await server.db.execute(sql`insert into session_debriefs (session_id, seat, format, fault, lease_owner, lease_until)
      values (${id}, 'ken', 1, 'too-costly', 'another server', now())`)
    const refused = await get(server.app, `sessions/campaign/${id}/debrief`)
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'debrief-refused'])
    const shown = await get(server.app, `sessions/campaign/${id}`)
    expect(shown.statusCode).toBe(200)
    expect(successReply(SessionDetail).parse(shown.json()).data.debriefFault).toBe('too-costly')
  })

  it('D2 of more sessions than one person may ask for at once is refused for now, with when to ask again', async () => {
    const ids: string[] = []
    for (let at = 0; at < 20; at++) ids.push((await aConcludedSession()).id)
    const answers = await server.db.transaction(async (tx) => {
      // nobody can claim one meanwhile: on a slow machine the first would be there before the last is asked for
      await tx.execute(sql`lock table session_debriefs in share mode`)
      // the transaction does nothing while twenty are asked for, which may take a busy machine longer than is allowed
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      return Promise.all(ids.map((id) => get(server.app, `sessions/campaign/${id}/debrief`)))
    })
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([202, 429]))
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('5')
    const shown = await Promise.all(ids.map((id) => get(server.app, `sessions/campaign/${id}`)))
    expect(shown.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 202)).toEqual([])
  })

  it('D2 goes with the session', async () => {
    const { id } = await aConcludedSession()
    await ready(server.app, id)
    await server.db.execute(sql`delete from sessions where id = ${id}`)
    expect(await leases(id)).toEqual([])
  })
})
