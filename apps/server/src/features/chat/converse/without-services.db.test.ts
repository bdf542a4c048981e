import { Conversed, chat, converse, type EngineChoice, pathOf, successReply } from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { wavOf } from '@placard/voice'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { callerOf } from '../../../testing/account-calls.ts'
import { type TestServer, testServer } from '../../../testing/test-server.ts'

const SECOND = wavOf({ samples: new Int16Array(16_000), rate: 16_000 })

let server: TestServer
/** What those who hear and speak were told, in the order in which they were asked. */
const told: boolean[] = []

beforeAll(async () => {
  server = await testServer({
    chatModel: new ScriptedModel(says('It is a break.')),
    hearing: {
      async hear({ isWithoutServices }) {
        told.push(isWithoutServices)
        return {
          ...({ ok: true, text: 'What is a caucus?', confidence: 1, provider: 'system' } as const),
          ...({ isCommandsOnly: false, seconds: 1, type: 'audio/wav' } as const),
        }
      },
      warm: () => undefined,
      health: async () => ({ hearing: [], isCommandsOnly: false }),
    },
    speech: {
      async speak({ isWithoutServices }) {
        told.push(isWithoutServices)
        return { ok: true, provider: 'embedded', mediaType: 'audio/wav', bytes: SECOND }
      },
      health: () => ({ speech: [] }),
      prepare: () => undefined,
    },
  })
})
afterAll(() => server.close())
afterEach(() => {
  told.length = 0
})

it.each<{ choice: EngineChoice; keepsOut: boolean; because: string }>([
  { choice: { kind: 'automatic' }, keepsOut: false, because: 'any may answer' },
  { choice: { kind: 'built-in' }, keepsOut: true, because: 'no model may answer' },
])('a conversation that is held by voice keeps services out: $keepsOut, because $because', async (given) => {
  const { token } = await server.signUp()
  const own = callerOf(server, token)
  const ask = async (query = '') => {
    const url = `${converse.gemini.path}${query}`
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'audio/wav' }
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: Buffer.from(SECOND) })
    return successReply(Conversed).parse(answer.json()).data
  }
  const { conversationId } = await ask()
  await own.send('PATCH', pathOf(chat.change, { conversationId }), { engineChoice: given.choice })
  told.length = 0
  await ask(`?conversationId=${conversationId}`)
  expect(told).toEqual([given.keepsOut, given.keepsOut])
})
