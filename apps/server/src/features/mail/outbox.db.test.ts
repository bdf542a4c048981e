import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../database/executor.ts'
import { mailOutbox } from '../../database/mail-schema.ts'
import type { MailCarrier } from '../../ports/mail-carrier.ts'
import { MAX_ATTEMPTS, retryWaitMs } from './backoff.ts'
import { claimDueMails } from './outbox-rows.ts'
import { startMailServer, type TestMailServer } from './testing/mail-server.ts'
import { closedPort, messageIdOf, openPostRoom, type PostRoom, RESET } from './testing/post-room.ts'

const MINUTE_MS = 60_000

let room: PostRoom
let mailServer: TestMailServer

beforeAll(async () => {
  room = await openPostRoom()
})
afterAll(() => room.close())
beforeEach(async () => {
  await room.clear()
  mailServer = await startMailServer()
  room.use(`smtp://127.0.0.1:${mailServer.port}`)
})
afterEach(() => mailServer.close())

describe('a mail on its way', () => {
  it('reaches the mail server whole, and what it said is forgotten here', async () => {
    await room.mail.post(RESET)
    expect(await room.send()).toBe(1)
    const [received] = mailServer.received
    expect(received).toMatchObject({ from: 'no-reply@placard.example', to: ['ada@example.org'] })
    expect(received?.source).toContain('Subject: Set a new password for Placard')
    expect(received?.source).toContain('From: Placard <no-reply@placard.example>')
    expect(received?.source).toContain('Auto-Submitted: auto-generated')
    expect(received?.source).toContain('https://placard.example/reset-password#token=3Dabc')
    expect(await room.rows()).toMatchObject([{ status: 'sent', attempts: 1, data: null, lastError: null }])
    expect(await room.send()).toBe(0)
  })

  it('exists exactly when the transaction around it is committed', async () => {
    await inTransaction(room.dependencies.db, async (tx) => {
      await room.mail.post(RESET, tx)
      throw new Error('changed its mind')
    }).catch(() => undefined)
    expect(await room.rows()).toEqual([])
    await inTransaction(room.dependencies.db, (tx) => room.mail.post(RESET, tx))
    expect(await room.rows()).toHaveLength(1)
  })

  it('waits when the mail server asks to come back, one minute, then two, and goes out under the same id', async () => {
    mailServer.answer({ code: 451, text: 'Greylisted' }, { code: 421, text: 'Busy' })
    await room.mail.post(RESET)
    await room.send()
    expect(await room.rows()).toMatchObject([
      { status: 'waiting', attempts: 1, dueAt: new Date(room.now() + MINUTE_MS) },
    ])
    room.advance(MINUTE_MS - 1)
    expect(await room.send()).toBe(0)
    room.advance(1)
    expect(await room.send()).toBe(1)
    room.advance(2 * MINUTE_MS)
    const [waiting] = await room.rows()
    expect(waiting?.lastError).toContain('Busy')
    await room.send()
    expect(messageIdOf(mailServer.received[0]?.source)).toBe(waiting?.messageId)
    expect(await room.rows()).toMatchObject([{ status: 'sent', attempts: 3 }])
  })

  it('is given up at once, with the reason, when the mail server refuses it for good', async () => {
    mailServer.answer({ code: 550, text: 'No such mailbox <Ada@example.org>, ada@example.org is gone' })
    await room.mail.post(RESET)
    await room.send()
    const [row] = await room.rows()
    expect(row).toMatchObject({ status: 'given-up', attempts: 1, data: null })
    expect(row?.lastError).toContain('No such mailbox <the reader>, the reader is gone')
  })

  it('waits while nothing listens there, and is given up after the last attempt', async () => {
    room.use(`smtp://127.0.0.1:${await closedPort()}`)
    await room.mail.post(RESET)
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      expect(await room.rows()).toMatchObject([{ status: 'waiting', attempts: attempt - 1 }])
      expect(await room.send()).toBe(1)
      room.advance(retryWaitMs(attempt))
    }
    const [row] = await room.rows()
    expect(row).toMatchObject({ status: 'given-up', attempts: MAX_ATTEMPTS })
    expect(row?.lastError).toContain('ECONNREFUSED')
    expect(await room.send()).toBe(0)
  })

  it('is not sent any more once it would be of no use', async () => {
    await room.mail.post({ ...RESET, until: new Date(room.now() + 30 * MINUTE_MS) })
    room.advance(30 * MINUTE_MS)
    await room.send()
    expect(mailServer.received).toEqual([])
    expect(await room.rows()).toMatchObject([{ status: 'given-up', lastError: 'It was of no use any more.' }])
  })

  it('is given up, not sent empty, when this version does not know it', async () => {
    await room.mail.post(RESET)
    await room.dependencies.db.update(mailOutbox).set({ template: 'of-another-version' })
    await room.send()
    expect(mailServer.received).toEqual([])
    expect(await room.rows()).toMatchObject([{ status: 'given-up' }])
  })
})

describe('a crash of the sender (DB-1)', () => {
  it('before the mail went out only delays it', async () => {
    await room.mail.post(RESET)
    await claimDueMails(room.dependencies.db, new Date(room.now()), 5)
    expect(await room.send()).toBe(0)
    room.advance(5 * MINUTE_MS)
    expect(await room.send()).toBe(1)
    expect(mailServer.received).toHaveLength(1)
  })

  it('after it went out repeats it under the same id, which mail servers recognise', async () => {
    await room.mail.post(RESET)
    const dying: MailCarrier = {
      ...room.dependencies.carrier,
      carry: async (ready) => {
        await room.dependencies.carrier.carry(ready)
        throw new Error('died')
      },
    }
    await expect(room.send(dying)).rejects.toThrow('died')
    room.advance(5 * MINUTE_MS)
    await room.send()
    const [first, second] = mailServer.received.map(({ source }) => messageIdOf(source))
    expect(mailServer.received).toHaveLength(2)
    expect(first).toBe(second)
    expect(first).toMatch(/^<00000000-0000-4000-8000-\d{12}@placard\.example>$/)
  })

  it('leaves a slow sender nothing to say about a mail that another has taken over', async () => {
    await room.mail.post(RESET)
    let takenOver: Promise<number> | undefined
    const slow: MailCarrier = {
      ...room.dependencies.carrier,
      carry: async () => {
        room.advance(5 * MINUTE_MS)
        takenOver = room.send()
        await takenOver
        return { ok: false, isFinal: true, rejection: 'too late' }
      },
    }
    await room.send(slow)
    expect(await room.rows()).toMatchObject([{ status: 'sent', attempts: 2 }])
  })

  it('is not needed for two servers to share the mails: each goes out once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => room.mail.post({ ...RESET, to: `reader-${at}@example.org` })),
    )
    while ((await Promise.all([room.send(), room.send(), room.send()])).some((count) => count > 0));
    const ids = mailServer.received.map(({ source }) => messageIdOf(source))
    expect(ids).toHaveLength(20)
    expect(new Set(ids).size).toBe(20)
  })
})
