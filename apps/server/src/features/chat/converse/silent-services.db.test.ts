import { ScriptedModel, says } from '@placard/testing'
import { expect, it } from 'vitest'
import { aSpeechService, type Manner } from '../../../adapters/speech-providers/testing/speech-service.ts'
import { testServer } from '../../../testing/test-server.ts'
import { ConversePage } from './testing/converse-page.ts'

const TEXT = 'A caucus is a break in formal debate. Delegates speak freely in it.'

it.each<{ manner: Manner; pieces: number; notice: string | null }>([
  { manner: 'speaks', pieces: 2, notice: null },
  { manner: 'answers 500', pieces: 0, notice: 'The answer could not be spoken. Its text is complete.' },
  { manner: 'hangs', pieces: 0, notice: 'The answer could not be spoken. Its text is complete.' },
  { manner: 'mumbles', pieces: 0, notice: 'The answer could not be spoken. Its text is complete.' },
])('an answer is there with its text, and with a notice where needed, when a speech service $manner', async (given) => {
  const service = await aSpeechService(given.manner)
  const server = await testServer({
    configuration: {
      voice: {
        speech: [{ provider: 'openai-compatible', url: service.url, model: 'a-voice', apiKey: undefined }],
        hearing: [],
      },
    },
    chatModel: new ScriptedModel(says(TEXT)),
    hearing: {
      hear: async () => ({
        ...({ ok: true, text: 'What is a caucus?', confidence: 1, provider: 'system' } as const),
        ...({ isCommandsOnly: false, seconds: 2, type: 'audio/wav' } as const),
      }),
      warm: () => undefined,
      health: async () => ({ hearing: [], isCommandsOnly: false }),
    },
  })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await server.signUp()
  const page = await ConversePage.open(address, token)
  const done = await page.done()
  expect(done).toMatchObject({ answer: { content: TEXT, status: 'complete' }, notice: given.notice })
  expect(page.all('audio')).toHaveLength(given.pieces)
  await server.close()
  service.close()
})
