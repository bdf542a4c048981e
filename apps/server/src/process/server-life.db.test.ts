import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fingerprintOf, requireServersSecret } from '../config/server-secret.ts'
import { StartRefusal } from '../config/start-refusal.ts'
import { listLive } from '../database/server-rows.ts'
import { systemClock } from '../ports/clock.ts'
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts'
import { ServerLife } from './server-life.ts'

const [SECRET, ANOTHER] = ['the secret of the servers here', 'a secret that nobody here knows']

let database: TestDatabase
let lives: ServerLife[]

beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  lives = []
  await database.db.execute(sql`truncate servers, server_secret`)
})
afterEach(async () => {
  for (const life of lives) await life.die()
})

function aServer({ secret = SECRET, onReplaced = () => {} } = {}) {
  const life = new ServerLife({
    db: database.db,
    clock: systemClock,
    ids: { next: () => randomUUID() },
    logger: pino({ level: 'silent' }),
    place: `the place of “${secret}”`,
    fingerprint: fingerprintOf(secret),
    onReplaced,
  })
  lives.push(life)
  return life
}

const alive = async () => (await listLive(database.db, randomUUID())).map(({ id }) => id)

describe('D14 a server that joins', () => {
  it('D14 is let in beside others with the same secret', async () => {
    expect(await aServer().join()).toEqual({ isSecretNew: false })
    expect(await aServer().join()).toEqual({ isSecretNew: false })
    expect(await alive()).toHaveLength(2)
  })

  it('D14 is refused beside a living one with another secret, which it names', async () => {
    await aServer().join()
    const joining = aServer({ secret: ANOTHER }).join()
    await expect(joining).rejects.toBeInstanceOf(StartRefusal)
    await expect(joining).rejects.toThrow('the place of')
    await expect(joining).rejects.toThrow('PLACARD_SECRET')
    expect(await alive()).toHaveLength(1)
  })

  it('D14 takes its own secret where the others have left, and says so', async () => {
    const first = aServer()
    await first.join()
    await first.leave()
    expect(await aServer({ secret: ANOTHER }).join()).toEqual({ isSecretNew: true })
    await expect(aServer().join()).rejects.toThrow('another secret')
  })

  it('D14 waits for the end of the lease of one that died without a word', async () => {
    const first = aServer()
    await first.join()
    await first.die()
    await database.db.execute(sql`update servers set lease_until = now() + interval '1 second'`)
    expect(await aServer({ secret: ANOTHER }).join()).toEqual({ isSecretNew: true })
  })

  it('D14 need not wait for the one that ran before on its own data folder', async () => {
    const first = aServer()
    await first.join()
    await first.die()
    expect(await aServer({ secret: ANOTHER }).join(first.id)).toEqual({ isSecretNew: true })
  })

  it('D14 is one of many with unlike secrets that start at once: one secret is let in', async () => {
    const all = Array.from({ length: 6 }, (_, at) => aServer({ secret: at % 2 === 0 ? SECRET : ANOTHER }).join())
    const found = await Promise.allSettled(all)
    expect(found.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('D14 is stopped when others took over with another secret while it was frozen', async () => {
    let isReplaced = false
    const frozen = aServer({
      onReplaced: () => {
        isReplaced = true
      },
    })
    await frozen.join()
    await database.db.execute(sql`update servers set lease_until = now() - interval '1 second'`)
    await aServer({ secret: ANOTHER }).join()
    await expect.poll(() => isReplaced).toBe(true)
  })

  it('D14 lets no command work with another secret', async () => {
    await expect(requireServersSecret(database.db, ANOTHER)).resolves.toBe(undefined)
    await aServer().join()
    await expect(requireServersSecret(database.db, SECRET)).resolves.toBe(undefined)
    await expect(requireServersSecret(database.db, ANOTHER)).rejects.toThrow('PLACARD_SECRET')
  })

  it('D14 keeps nothing by which the secret could be known', async () => {
    await aServer().join()
    const { rows } = await database.db.execute(sql`select fingerprint::text as fingerprint from server_secret`)
    const kept = String(rows[0]?.fingerprint)
    expect(kept).toMatch(/^\\x[0-9a-f]{64}$/)
    expect(kept).not.toContain(Buffer.from(SECRET).toString('hex'))
  })
})

describe('D15 a server among others', () => {
  it('D15 stays alive by its heartbeats, and is gone when it has left', async () => {
    const server = aServer()
    await server.join()
    await database.db.execute(sql`update servers set lease_until = now() - interval '1 second'`)
    await expect.poll(alive).toEqual([server.id])
    await server.leave()
    expect(await alive()).toEqual([])
  })

  it('D15 judges no server before it has been well for a while: after an outage all leases have ended', async () => {
    const server = aServer()
    await server.join()
    expect(server.mayJudge()).toBe(false)
    await expect.poll(() => server.mayJudge()).toBe(true)
  })

  it('D15 does what it owes as soon as the database answers, until it succeeds', async () => {
    const server = aServer()
    await server.join()
    let tries = 0
    server.whenHeard(async () => {
      tries += 1
      if (tries === 1) throw new Error('the database is away again')
    })
    await expect.poll(() => tries).toBe(2)
  })
})
