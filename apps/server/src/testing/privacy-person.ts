import { randomUUID } from 'node:crypto'
import { chat, type NewPrivacyRequest, pathOf, privacy, privacyRequests } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema.ts'
import { callerOf } from './account-calls.ts'
import { Player } from './player.ts'
import { TEST_PASSWORD, type TestServer } from './test-server.ts'

/** How a person of `aPrivacyPerson` differs from somebody of sixteen or more with a confirmed address. */
interface Differing {
  readonly email?: string
  readonly name?: string
  readonly isOld?: boolean
  readonly isConfirmed?: boolean
}

/** Somebody who uses the privacy centre, by its calls. */
export async function aPrivacyPerson(
  server: TestServer,
  { email = `${randomUUID()}@example.org`, name = 'Ada', isOld = true, isConfirmed = true }: Differing = {},
) {
  const { token, user } = await server.signUp({ email, name })
  const emailVerifiedAt = isConfirmed ? server.clock.now() : null
  await server.db.update(users).set({ isAgeStated: isOld, emailVerifiedAt }).where(eq(users.id, user.id))
  server.dependencies.access.forget(user.id)
  const own = callerOf(server, token)
  const ask = (wish: NewPrivacyRequest) => own.post(privacyRequests.create.path, wish)
  return {
    email,
    token,
    user,
    own,
    /** Shows who they are. @returns the answer. */
    verify: async (value = TEST_PASSWORD, method = 'password') =>
      (await own.post(privacy.verifyIdentity.path, { method, value })).json().data,
    ask,
    /** Makes a request. @returns its id. */
    askFor: async (wish: NewPrivacyRequest): Promise<string> => (await ask(wish)).json().data.request.id,
    confirm: (requestId: string, when: 'at-once' | 'after-grace' = 'at-once') =>
      own.post(pathOf(privacyRequests.confirm, { requestId }), { when }),
    /** One of their requests, in detail. */
    read: async (requestId: string) => (await own.get(pathOf(privacyRequests.read, { requestId }))).json().data,
  }
}

/** Somebody with a chat and a session, who has shown who they are. The mark stands in what they typed. */
export async function aPersonWithContent(server: TestServer, mark: string = randomUUID()) {
  const person = await aPrivacyPerson(server, { email: `${mark}@example.org`, name: `Ada ${mark}` })
  const say = async (message: string): Promise<string> =>
    (await person.own.post(chat.send.path, { message })).json().data.conversationId
  const conversationId = await say(`What is ${mark}?`)
  const sessionId = await Player.inside(server.app, person.token).open()
  await person.verify()
  return { ...person, mark, say, conversationId, sessionId }
}

/** Somebody who uses the privacy centre. */
export type PrivacyPerson = Awaited<ReturnType<typeof aPrivacyPerson>>
