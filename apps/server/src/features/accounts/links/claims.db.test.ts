import { eq, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneTimeTokens, passkeyCredentials } from '../../../database/account-schema.ts'
import { users } from '../../../database/schema.ts'
import { callerOf, latestMailTo, linkTokenOf, mailsTo, signUpConfirmed } from '../../../testing/account-calls.ts'
import { Player } from '../../../testing/player.ts'
import { seedShipped } from '../../../testing/shipped-catalogue.ts'
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'
import { tidyUp } from '../../../testing/tidy-up.ts'
import { hashPassword } from '../shared/passwords.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const currentPassword = 'a claimant’s password'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
  await seedShipped(server)
})
afterAll(() => server.close())

let places = 0
const stranger = () => callerOf(server, undefined, `10.95.${++places >> 8}.${places & 255}`)
const signIn = (email: string, password: string) => stranger().post('/api/auth/login', { email, password })
const me = async (token: string) => (await callerOf(server, token).get('/api/auth/me')).statusCode

/** Makes another account under an address; its mail is the latest there. */
async function claim(email: string, password = currentPassword) {
  server.clock.advance(1_000)
  const answer = await stranger().post('/api/auth/register', { email, password, name: 'Claimant' })
  expect(answer.statusCode, answer.body).toBe(201)
  const { token, user } = answer.json().data
  return { token, id: user.id, caller: callerOf(server, token), player: Player.inside(server.app, token) }
}

const latestLink = async (email: string) => {
  const mails = (await server.postedMails()).filter(({ toAddress }) => toAddress === email)
  return linkTokenOf(server, email, mails.at(-1)?.template ?? '')
}
const confirm = (token: string, by = stranger()) => by.post('/api/auth/email/confirm', { token })
const accountsUnder = (key: string) =>
  server.db
    .select()
    .from(users)
    .where(or(eq(users.emailKey, key), eq(users.claimOf, key)))

describe('any number of accounts begun under one address', () => {
  it('D4 all persist, whoever signs up after them and however long no mail is answered', async () => {
    const email = 'd4-many@example.org'
    await server.signUp({ email })
    const claimants = []
    for (const number of [1, 2, 3, 4, 5]) {
      const claimant = await claim(email, `claimant number ${number}`)
      claimants.push({ ...claimant, session: await claimant.player.open() })
    }
    for (const { token, player, session } of claimants) {
      expect(await me(token)).toBe(200)
      expect((await player.get(session)).status).toBe(200)
    }
    server.clock.advance(400 * DAY_MS)
    await tidyUp(server.db, server.clock.now())
    expect(await accountsUnder(email)).toHaveLength(6)
    for (const [at, { id }] of claimants.entries()) {
      expect((await signIn(email, `claimant number ${at + 1}`)).json().data?.user.id).toBe(id)
    }
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(200)
  })

  it('D4 are found by two hashes, as many as for an address without any', async () => {
    const email = 'd4-hashes@example.org'
    await server.signUp({ email })
    for (const number of [1, 2, 3]) await claim(email, `claimant number ${number}`)
    const salts = (await accountsUnder(email)).map(({ passwordHash }) => passwordHash.split('$')[4])
    expect([salts.length, new Set(salts).size]).toEqual([4, 1])
  })

  it('D4 are found as well when they are older than the sharing of salts', async () => {
    const email = 'd4-older@example.org'
    await server.signUp({ email })
    const { id } = await claim(email)
    await server.db
      .update(users)
      .set({ passwordHash: await hashPassword('an older account') })
      .where(eq(users.id, id))
    const later = await claim(email, 'a later account')
    expect((await signIn(email, 'an older account')).json().data.user.id).toBe(id)
    expect((await signIn(email, 'a later account')).json().data.user.id).toBe(later.id)
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(200)
    expect((await signIn(email, 'nobody’s password')).statusCode).toBe(401)
  })

  it('D4 keep to one place when they change their password', async () => {
    const email = 'd4-changed@example.org'
    await server.signUp({ email })
    const { id, caller } = await claim(email)
    const changed = await caller.post('/api/auth/password', { currentPassword, newPassword: 'a better password' })
    expect(changed.statusCode).toBe(200)
    expect((await signIn(email, 'a better password')).json().data.user.id).toBe(id)
    expect((await signIn(email, currentPassword)).statusCode).toBe(401)
  })
})

describe('the link of the mail, while the address is unconfirmed', () => {
  it('D4 gives the address to the account it was made for; the earlier one steps aside, whole', async () => {
    const email = 'd4-aside@example.org'
    const first = await server.signUp({ email })
    const played = await Player.inside(server.app, first.token).open()
    const { id, caller } = await claim(email)
    expect(await mailsTo(server, email)).toEqual(['verify-address', 'verify-address'])
    expect((await confirm(await latestLink(email), caller)).json().data).toMatchObject({ email, outcome: 'confirmed' })
    const rows = await accountsUnder(email)
    expect(rows.find(({ emailKey }) => emailKey === email)?.id).toBe(id)
    expect((await caller.get('/api/auth/me')).json().data.user.isEmailVerified).toBe(true)
    const again = (await signIn(email, TEST_PASSWORD)).json().data
    expect(again.user.id).toBe(first.user.id)
    expect((await Player.inside(server.app, again.token).get(played)).status).toBe(200)
  })

  it('D4 of the one that became provisional merges it into the account that was faster', async () => {
    const email = 'd4-later@example.org'
    const first = await server.signUp({ email })
    const firstLink = await latestLink(email)
    const played = await Player.inside(server.app, first.token).open()
    const { caller, player } = await claim(email)
    await confirm(await latestLink(email), caller)
    expect((await confirm(firstLink)).json().data).toMatchObject({ email, outcome: 'merged' })
    expect((await player.get(played)).status).toBe(200)
    expect(await accountsUnder(email)).toHaveLength(1)
    expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(401)
  })
})

describe('the link of the mail, when the address has an account for good', () => {
  it('D4 moves content into that one, and no way to sign in', async () => {
    const email = 'd4-merged@example.org'
    const owner = await signUpConfirmed(server, { email, name: 'Owner' })
    const { id, token, caller, player } = await claim(email)
    const said = await latestMailTo(server, email, 'second-account')
    expect(said?.paragraphs.join(' ')).toContain('moves everything you have made')
    const session = await player.open()
    const chat = await caller.post('/api/chat/send', { message: 'What is a working paper?' })
    expect(chat.statusCode, chat.body).toBe(200)
    const { ceremony, options } = (await caller.post('/api/auth/passkeys/options', { currentPassword })).json().data
    const page = { rpId: 'localhost', origin: 'http://localhost', challenge: options.challenge }
    const credential = new SoftwareAuthenticator().create(page)
    expect((await caller.post('/api/auth/passkeys', { ceremony, name: 'Theirs', credential })).statusCode).toBe(201)

    const answer = await confirm(await latestLink(email))
    expect(answer.json().data).toMatchObject({ email, outcome: 'merged', removed: { passkeys: 0, signIns: 0 } })
    const mine = callerOf(server, owner.token)
    expect((await Player.inside(server.app, owner.token).get(session)).status).toBe(200)
    const chats = (await mine.get('/api/chat/sessions')).json().data.conversations
    expect(chats).toHaveLength(1)
    expect(await me(token)).toBe(401)
    expect((await signIn(email, currentPassword)).statusCode).toBe(401)
    expect((await signIn(email, TEST_PASSWORD)).json().data.user).toMatchObject({ id: owner.user.id, name: 'Owner' })
    const keys = await server.db.select().from(passkeyCredentials).where(eq(passkeyCredentials.userId, owner.user.id))
    const links = await server.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, id))
    expect([keys, links]).toEqual([[], []])
    expect(await mailsTo(server, email)).toContain('account-merged')
  })

  it('D4 is good once, and not while that account is suspended', async () => {
    const email = 'd4-once@example.org'
    await signUpConfirmed(server, { email })
    await claim(email)
    const link = await latestLink(email)
    await server.suspend(email)
    expect((await confirm(link)).json().code).toBe('link-invalid')
    await server.db.update(users).set({ status: 'active' }).where(eq(users.emailKey, email))
    const answers = await Promise.all([confirm(link), confirm(link)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  it('D4 takes nothing of an account whose new address it would have been', async () => {
    const { user } = await signUpConfirmed(server, { email: 'd4-target@example.org' })
    const other = await signUpConfirmed(server, { email: 'd4-mover@example.org' })
    const moving = callerOf(server, other.token)
    await moving.send('PUT', '/api/auth/profile', { email: user.email, currentPassword: TEST_PASSWORD })
    expect(await mailsTo(server, user.email)).toContain('account-exists')
    expect((await latestMailTo(server, user.email, 'account-exists'))?.action?.path).toBe('/')
    expect(await accountsUnder('d4-mover@example.org')).toHaveLength(1)
  })
})

describe('a new password by mail', () => {
  it('D4 goes to the account that has the address, and leaves the others to be brought in by their links', async () => {
    const email = 'd4-reset@example.org'
    const first = await server.signUp({ email })
    const { player, token } = await claim(email)
    const link = await latestLink(email)
    const session = await player.open()
    await stranger().post('/api/auth/password/forgot', { email })
    const reset = await linkTokenOf(server, email, 'password-reset')
    await stranger().post('/api/auth/password/reset', { token: reset, password: 'the owner’s password' })
    expect(await me(token)).toBe(200)
    expect((await confirm(link)).json().data.outcome).toBe('merged')
    const owner = (await signIn(email, 'the owner’s password')).json().data
    expect(owner.user.id).toBe(first.user.id)
    expect((await Player.inside(server.app, owner.token).get(session)).status).toBe(200)
  })

  it('D4 goes to the oldest when the one that had the address has left it', async () => {
    const email = 'd4-left@example.org'
    const first = await server.signUp({ email })
    const { id } = await claim(email)
    const caller = callerOf(server, first.token)
    await caller.send('PUT', '/api/auth/profile', { email: 'd4-elsewhere@example.org', currentPassword: TEST_PASSWORD })
    await confirm(await linkTokenOf(server, 'd4-elsewhere@example.org', 'verify-address'), caller)
    await stranger().post('/api/auth/password/forgot', { email })
    const reset = await linkTokenOf(server, email, 'password-reset')
    await stranger().post('/api/auth/password/reset', { token: reset, password: 'the owner’s password' })
    expect((await signIn(email, 'the owner’s password')).json().data.user).toMatchObject({ id, isEmailVerified: true })
  })
})
