import { pathOf, privacy, privacyNews } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newsToken } from '../../crypto/news-token.ts'
import { announcements } from '../../database/announcement-schema.ts'
import { mailOutbox } from '../../database/mail-schema.ts'
import { consents } from '../../database/privacy-schema.ts'
import { users } from '../../database/schema.ts'
import { callerOf } from '../../testing/account-calls.ts'
import { aPrivacyPerson, type PrivacyPerson } from '../../testing/privacy-person.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { mailNews } from './news-mailing.ts'

const NEWS = { title: 'Replay is here', content: 'Open a debrief.\nChoose Replay.', type: 'info', priority: 'low' }
const ADMIN = '/api/admin/announcements'
let server: TestServer
let admin: ReturnType<typeof callerOf>

beforeAll(async () => {
  server = await testServer()
  const { user, token } = await server.signUp({ name: 'The Chair' })
  await server.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, user.id))
  server.dependencies.access.forget(user.id)
  admin = callerOf(server, token)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(announcements)
  await server.db.delete(mailOutbox)
  await server.db.delete(consents)
})

const consent = ({ own }: PrivacyPerson, isGranted: boolean) =>
  own.send('PUT', pathOf(privacy.decide, { purpose: 'marketing' }), { isGranted, textVersion: '1' })
const write = (change: object = {}) => admin.post(ADMIN, { ...NEWS, alsoByEmail: true, ...change })

async function aReader(differing?: Parameters<typeof aPrivacyPerson>[1]) {
  const person = await aPrivacyPerson(server, differing)
  await consent(person, true)
  return person
}

/** To whom news is on its way. */
async function mailed(): Promise<readonly string[]> {
  await mailNews(server.dependencies)
  const mails = await server.postedMails()
  return mails.flatMap(({ template, toAddress }) => (template === 'news' ? [toAddress] : []))
}

describe('an announcement that is to be mailed', () => {
  it('goes to those who consented, once, and to nobody else', async () => {
    const reader = await aReader()
    const withdrawn = await aReader()
    await consent(withdrawn, false)
    await aPrivacyPerson(server)
    const unconfirmed = await aReader({ isConfirmed: false })
    const young = await aReader()
    await server.db.update(users).set({ isAgeStated: false }).where(eq(users.id, young.user.id))
    const suspended = await aReader()
    await server.suspend(suspended.email)
    expect((await write()).statusCode).toBe(201)
    expect(await mailed()).toEqual([reader.email])
    expect(await mailed()).toEqual([reader.email])
    await consent(unconfirmed, false)
  })

  it('is mailed to nobody unless that was asked for', async () => {
    await aReader()
    await write({ alsoByEmail: false })
    expect(await mailed()).toEqual([])
  })

  it('waits until it is shown, and reaches whom it is meant for', async () => {
    const { email } = await aReader()
    const draft = (await write({ isActive: false })).json().data
    await write({ targetAudience: 'existing-users' })
    expect(await mailed()).toEqual([])
    await admin.send('PATCH', `${ADMIN}/${draft.id}`, { isActive: true })
    expect(await mailed()).toEqual([email])
  })

  it('goes on where a killed server left it, and reaches all of more people than one portion holds', async () => {
    const rows = Array.from({ length: 230 }, (_, at) => ({
      ...{ id: crypto.randomUUID(), email: `reader${at}@example.org`, emailKey: `reader${at}@example.org` },
      ...({ name: 'Reader', passwordHash: '-', role: 'USER', status: 'active', isAgeStated: true } as const),
      ...{ createdAt: server.clock.now(), updatedAt: server.clock.now(), emailVerifiedAt: server.clock.now() },
    }))
    await server.db.insert(users).values(rows)
    const decided = { purpose: 'marketing', isGranted: true, method: 'person', textVersion: '1' } as const
    const at = server.clock.now()
    await server.db
      .insert(consents)
      .values(rows.map(({ id }) => ({ id: crypto.randomUUID(), userId: id, at, ...decided })))
    await write()
    let posts = 0
    const dying = {
      ...server.dependencies,
      mail: {
        ...server.dependencies.mail,
        post: ((...order) => {
          posts += 1
          if (posts > 150) throw new Error('killed')
          return server.dependencies.mail.post(...order)
        }) satisfies typeof server.dependencies.mail.post,
      },
    }
    await expect(mailNews(dying)).rejects.toThrow('killed')
    const reached = await mailed()
    expect(reached).toHaveLength(230)
    expect(new Set(reached).size).toBe(230)
    await server.db.delete(users).where(eq(users.name, 'Reader'))
  })
})

describe('the link in a mail with news', () => {
  const stop = (token: string, form = false) =>
    server.app.inject({
      method: 'POST',
      url: `${privacyNews.stop.path}?token=${token}`,
      ...(form && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      }),
    })

  it.each([{ form: true }, { form: false }])('withdraws the consent without a sign-in ($form)', async ({ form }) => {
    const person = await aReader()
    await write()
    expect(await mailed()).toEqual([person.email])
    const token = newsToken(server.dependencies.secret, person.user.id)
    const mail = (await server.postedMails()).find(({ template }) => template === 'news')
    expect(JSON.stringify(mail?.data)).toContain(token)
    expect((await stop(token, form)).statusCode).toBe(200)
    // what has not gone out stays here
    expect(await mailed()).toEqual([])
    const { consents: all, history } = (await person.own.get(privacy.consents.path)).json().data
    expect(all).toContainEqual(expect.objectContaining({ purpose: 'marketing', isGranted: false }))
    expect(history[0]).toMatchObject({ purpose: 'marketing', granted: false, method: 'person' })
    await stop(token)
    expect((await person.own.get(privacy.consents.path)).json().data.history).toHaveLength(history.length)
  })

  it('is refused when it was not made here', async () => {
    const { user } = await aReader()
    const token = newsToken('another secret of another server', user.id)
    expect((await stop(token)).json().code).toBe('link-invalid')
    expect((await stop('x')).json().code).toBe('link-invalid')
    await write()
    expect(await mailed()).toHaveLength(1)
  })
})
