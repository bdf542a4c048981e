import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  auth,
  chat,
  clientErrors,
  PrivacyRequestDetail,
  pathOf,
  privacy,
  privacyRequests,
  records,
  successReply,
} from '@placard/contract'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findRunningPostgres } from '../adapters/postgres/embedded.ts'
import { openPool } from '../adapters/postgres/pool.ts'
import { DATA_MAP } from '../database/data-map.ts'
import { openDataFolder } from '../process/data-folder.ts'
import { makeTheRest, markEverything } from '../testing/marked-person.ts'
import { Player } from '../testing/player.ts'
import { TEST_PASSWORD } from '../testing/test-server.ts'
import { authAnswerOf, openWorkbench, postTo, untilReady, type Workbench } from '../testing/workbench.ts'

let bench: Workbench
beforeEach(async () => {
  bench = await openWorkbench()
})
afterEach(() => bench.clear())

/** The log of the database's changes: PostgreSQL writes over it by itself, and nothing reads it but a recovery. */
const NOT_LOOKED_AT = 'pg_wal'

/** The database of the running server. */
async function openItsDatabase() {
  const pool = openPool((await findRunningPostgres(await openDataFolder(bench.dataFolder))) ?? {}, () => undefined)
  return { pool, db: drizzle(pool) }
}

/** Files of the data folder in which there is a text, by the names that they have in it. */
async function filesWith(text: string): Promise<readonly string[]> {
  const all = await readdir(bench.dataFolder, { recursive: true, withFileTypes: true })
  const names = all
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(NOT_LOOKED_AT))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const found = await Promise.all(
    names.map(async (name) => ((await readFile(name).catch(() => Buffer.of())).includes(text) ? [name] : [])),
  )
  return found.flat().map((name) => path.relative(bench.dataFolder, name))
}

/** A signed-in caller of a server. */
function callerAt(address: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return async (method: string, url: string, body?: object): Promise<unknown> => {
    const answer = await fetch(address + url, {
      method,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: body === undefined ? null : JSON.stringify(body),
    })
    expect(answer.status, `${method} ${url}`).toBeLessThan(300)
    return answer.json()
  }
}

describe('the deletion of an account on a server that runs', () => {
  it('PR-5 leaves its mark in no table, no file of the data folder, no log and no mail but the one that tells of it', async () => {
    const mark = `canary${randomUUID().replaceAll('-', '')}`
    await bench.takeDatabase()
    const program = bench.run('main.ts', [], { LOG_LEVEL: 'debug' })
    const address = await untilReady(program)
    const { pool, db } = await openItsDatabase()
    const email = `${mark}@example.org`
    const account = { email, password: TEST_PASSWORD, name: `Ada ${mark}`, birthMonth: '1999-04' }
    const { token, user } = await authAnswerOf(await postTo(address, auth.register.path, account))
    const call = callerAt(address, token)

    await call('PUT', pathOf(privacy.decide, { purpose: 'data-collection' }), { isGranted: true, textVersion: '1' })
    const sent = successReply(chat.send.reply).parse(
      await call('POST', chat.send.path, { message: `What is ${mark}?` }),
    )
    const player = Player.at(address, token)
    const sessionId = await player.open()
    await player.command(sessionId, { kind: 'say', text: `We speak for ${mark}.` })
    await call('GET', `${records.search.path}?words=${mark}`)
    await call('POST', clientErrors.report.path, { kind: 'view', name: 'Error', message: 'It failed.', view: 'chat' })
    // what fails is logged as well
    await postTo(address, auth.login.path, { email, password: `wrong ${mark}` })
    await postTo(address, '/api/auth/password/forgot', { email })
    await makeTheRest(db, user.id, { conversationId: sent.data.conversationId, sessionId })
    await markEverything(db, user.id, mark)
    await expect.poll(() => filesWith(email)).toContainEqual(expect.stringMatching(/^outbox\/.*verify-address/))

    await call('POST', privacy.verifyIdentity.path, { method: 'password', value: TEST_PASSWORD })
    const asked = await call('POST', privacyRequests.create.path, { kind: 'delete', details: `All of ${mark}` })
    const { request } = successReply(PrivacyRequestDetail).parse(asked).data
    await call('POST', pathOf(privacyRequests.confirm, { requestId: request.id }), { when: 'at-once' })

    const tables = async () => {
      const hits = await Promise.all(
        Object.keys(DATA_MAP).map(async (table) => {
          const { rows } = await db.execute(
            sql`select 1 from ${sql.identifier(table)} t where t::text ilike ${`%${mark}%`} limit 1`,
          )
          return rows.length > 0 ? [table] : []
        }),
      )
      return hits.flat()
    }
    await expect.poll(tables).toEqual([])
    const mails = async () => (await filesWith(email)).filter((name) => name.startsWith('outbox'))
    await expect.poll(mails).toEqual([expect.stringContaining('account-deleted')])

    // rows that are deleted stand in the files until their room is given back
    await pool.query('vacuum full')
    await pool.query('checkpoint')
    await pool.end()
    expect((await filesWith(mark)).filter((name) => !name.startsWith('outbox'))).toEqual([])
    expect(program.said()).not.toContain(mark)
    program.child.kill('SIGTERM')
    await program.ended
    expect(program.said()).toContain('"event":"deletion-completed"')
    expect(program.said()).not.toContain(mark)
  })
})
