import { randomUUID } from 'node:crypto'
import { converse } from '@placard/contract'
import { expect, it } from 'vitest'
import { testServer } from '../../../testing/test-server.ts'

it.each([{ call: converse.gemini.path }, { call: converse.stream.path }])(
  '$call refuses a session, and names what it does not take, before anybody listens',
  async ({ call }) => {
    let isAsked = false
    const server = await testServer({
      hearing: {
        async hear() {
          isAsked = true
          return { ok: false, rejection: 'nothing-heard' }
        },
        warm: () => undefined,
        health: async () => ({ hearing: [], isCommandsOnly: false }),
      },
    })
    const { token } = await server.signUp()
    const refused = await server.app.inject({
      method: 'POST',
      url: `${call}?sessionId=${randomUUID()}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'audio/wav' },
      payload: Buffer.from('RIFF'),
    })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'validation-failed' })
    expect(refused.body).toContain('sessionId')
    expect(isAsked).toBe(false)
    await server.close()
  },
)
