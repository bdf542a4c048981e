import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOutbox } from '../../database/mail-schema.ts'
import { createMailPost } from './mail-service.ts'
import { startMailWorker } from './mail-worker.ts'
import { startMailServer, type TestMailServer } from './testing/mail-server.ts'
import { closedPort, ORIGIN, openPostRoom, type PostRoom, RESET } from './testing/post-room.ts'

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

describe('AU-10 addresses that are more than an address', () => {
  it.each([
    'ada@example.org\r\nBcc: everyone@example.org',
    'ada@example.org\nRCPT TO:<everyone@example.org>',
    'ada@example.org, everyone@example.org',
    'ada@example.org;everyone@example.org',
    'Ada <everyone@example.org>',
    '<ada@example.org> SIZE=1',
    '"ada\r\n"@example.org',
    'ada@example.org\u0000',
    'ada@@example.org',
    `${'a'.repeat(250)}@example.org`,
  ])('%j is given up visibly and reaches nobody', async (to) => {
    await room.mail.post({ ...RESET, to })
    expect(await room.send()).toBe(0)
    expect(mailServer.received).toEqual([])
    expect(await room.rows()).toMatchObject([{ status: 'given-up', data: null, toAddress: 'not mailable' }])
  })

  it('texts of people never become headers', async () => {
    const name = 'Ada\r\nBcc: everyone@example.org\r\n\r\n<b>'
    const device = 'Firefox\r\nSubject: hello'
    await room.mail.post({
      to: 'ada@example.org',
      template: 'new-device',
      data: { name, device, at: new Date(room.now()), path: '/settings/security' },
    })
    await room.send()
    const [head = ''] = mailServer.received[0]?.source.split('\r\n\r\n') ?? []
    expect(head).not.toMatch(/^Bcc/im)
    expect(head.match(/^Subject:/gim)).toHaveLength(1)
    expect(mailServer.received[0]?.to).toEqual(['ada@example.org'])
  })

  it.each([
    { to: 'jürgen@bücher.example', because: 'other alphabets are addresses too' },
    { to: 'ada+mun@example.org', because: 'tags are part of the address' },
    { to: '  ada@example.org ', because: 'blanks around it are dropped' },
  ])('$to is sent to: $because', async ({ to }) => {
    const open = await startMailServer({ disabledCommands: ['STARTTLS'] })
    try {
      room.use(`smtp://127.0.0.1:${open.port}`)
      await room.mail.post({ ...RESET, to })
      await room.send()
      expect(open.received).toHaveLength(1)
    } finally {
      await open.close()
    }
  })
})

describe('the way to the mail server', () => {
  it('can be encrypted from the start, with name and password', async () => {
    const encrypted = await startMailServer({
      secure: true,
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        password === 'pass word' ? done(null, { user: username }) : done(new Error('no')),
    })
    try {
      const at = `127.0.0.1:${encrypted.port}?tls.rejectUnauthorized=false`
      room.use(`smtps://sec:pass%20word@${at}`)
      await room.mail.post(RESET)
      await room.send()
      expect(encrypted.received).toMatchObject([{ isEncrypted: true, user: 'sec' }])
      // a wrong password is our mistake, not the reader's: the mail waits for the right one
      room.use(`smtps://sec:wrong@${at}`)
      await room.mail.post(RESET)
      await room.send()
      expect(encrypted.received).toHaveLength(1)
      expect((await room.rows()).map(({ status }) => status).toSorted()).toEqual(['sent', 'waiting'])
    } finally {
      await encrypted.close()
    }
  })

  it('turns to encryption where it is offered, and does not trust a certificate nobody vouches for', async () => {
    const offering = await startMailServer({ disabledCommands: [] })
    try {
      room.use(`smtp://127.0.0.1:${offering.port}`)
      await room.mail.post(RESET)
      await room.send()
      expect(offering.received).toEqual([])
      expect(await room.rows()).toMatchObject([{ status: 'waiting' }])
      room.use(`smtp://127.0.0.1:${offering.port}?tls.rejectUnauthorized=false`)
      room.advance(MINUTE_MS)
      await room.send()
      expect(offering.received).toMatchObject([{ isEncrypted: true }])
    } finally {
      await offering.close()
    }
  })
})

describe('how the mail service is', () => {
  it('is well while the mail server answers and nothing lies about', async () => {
    const { status, responseTimeMs } = await room.mail.check()
    expect(status).toBe('operational')
    expect(responseTimeMs).toBeLessThan(5_000)
  })

  it('is out while nothing listens there', async () => {
    room.use(`smtp://127.0.0.1:${await closedPort()}`)
    expect(await room.mail.check()).toMatchObject({ status: 'major_outage' })
  })

  it('is poor while it takes no mail although it answers', async () => {
    await room.mail.post(RESET)
    await room.dependencies.db.update(mailOutbox).set({ attempts: 3 })
    expect(await room.mail.check()).toMatchObject({ status: 'degraded_performance' })
  })
})

describe('the worker', () => {
  it('sends what was posted within seconds, and ends with its last mail handed over', async () => {
    const stop = startMailWorker({ ...room.dependencies, clock: { now: () => new Date() } }, ORIGIN)
    await createMailPost({ ...room.dependencies, clock: { now: () => new Date() } }).post(RESET)
    await expect.poll(() => mailServer.received.length).toBe(1)
    await stop()
    expect(await room.rows()).toMatchObject([{ status: 'sent' }])
  })
})
