import { randomUUID } from 'node:crypto'
import { chat } from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, callerOf } from '../../testing/account-calls.ts'
import { at } from '../../testing/chat-page.ts'
import { makeThing } from '../../testing/matrix-people.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let sessions: { readonly [what in 'own' | 'going' | 'foreign']: string }
let caller: Caller

beforeAll(async () => {
  server = await testServer({ chatModel: new ScriptedModel(says('Indeed.')) })
  await seedShipped(server)
  const [ada, bea] = [await server.signUp(), await server.signUp()]
  const [mine, theirs] = [ada, bea].map(({ user, token }) => ({ ...user, token }))
  if (mine === undefined || theirs === undefined) throw new Error('two people signed up')
  sessions = {
    own: await makeThing(server, { thing: 'session', when: 'concluded' }, mine),
    going: await makeThing(server, { thing: 'session' }, mine),
    foreign: await makeThing(server, { thing: 'session', when: 'concluded' }, theirs),
  }
  caller = callerOf(server, mine.token)
})
afterAll(() => server.close())

const debrief = (sessionId: string) => ({ kind: 'debrief', sessionId }) as const
/** Sends a message about a session. @returns the answer, and what its conversation is about. */
async function askAbout(sessionId: string) {
  const { statusCode, json } = await caller.post(chat.send.path, { message: 'Why?', context: debrief(sessionId) })
  const { response, conversationId } = json().data
  const { conversation } = (await caller.get(at(chat.get, conversationId))).json().data
  return { statusCode, response, context: conversation.context }
}

describe('what a conversation is about', () => {
  let missing: string
  beforeEach(() => {
    missing = randomUUID()
  })

  it('is a session of one’s own that is over', async () => {
    expect(await askAbout(sessions.own)).toMatchObject({ context: debrief(sessions.own) })
  })

  it('D16 is nothing where the session named is another’s, missing or not over, and the words are answered alike', async () => {
    const answered = { statusCode: 200, response: 'Indeed.', context: null }
    expect(await askAbout(sessions.foreign)).toEqual(answered)
    expect(await askAbout(missing)).toEqual(answered)
    expect(await askAbout(sessions.going)).toEqual(answered)
  })

  it('D16 cannot be changed to a session that is not there, and which of them it is stays untold', async () => {
    const { conversationId } = (await caller.post(chat.send.path, { message: 'Why?' })).json().data
    const change = async (sessionId: string) => {
      const answer = await caller.send('PATCH', at(chat.change, conversationId), { context: debrief(sessionId) })
      const { requestId: _, ...told } = answer.json()
      return { status: answer.statusCode, told }
    }
    const [foreign, none, going] = [await change(sessions.foreign), await change(missing), await change(sessions.going)]
    expect(foreign.status).toBe(404)
    expect([none, going]).toEqual([foreign, foreign])
    expect((await change(sessions.own)).status).toBe(200)
  })
})
