import { chat, pathOf } from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { soundOf } from '@placard/voice'
import { expect, it } from 'vitest'
import { aHearingService, HEARD } from '../../../adapters/hearing-providers/testing/hearing-service.ts'
import { spokenWav } from '../../../adapters/hearing-providers/testing/recordings.ts'
import { ANSWERED, aLiveService, HEARD as HEARD_LIVE } from '../../../adapters/live/testing/live-service.ts'
import { aSpeechService } from '../../../adapters/speech-providers/testing/speech-service.ts'
import type { VoiceConfiguration } from '../../../config/voice-configuration.ts'
import { callerOf } from '../../../testing/account-calls.ts'
import { testServer } from '../../../testing/test-server.ts'
import { ConversePage } from './testing/converse-page.ts'

const KEY = 'test-key-0123456789'
const SPEECH = spokenWav('What is a caucus?')

interface Services {
  readonly voice: VoiceConfiguration
  close(): Promise<void>
}

/** A service that hears and one that speaks, asked one after the other. */
async function severally(provider: 'gemini' | 'openai-compatible'): Promise<Services> {
  const [ears, mouth] = [await aHearingService('hears'), await aSpeechService('speaks')]
  return {
    voice: {
      speech: [{ provider, url: mouth.url, model: 'a-voice', apiKey: KEY }],
      hearing: [{ provider, url: ears.url, model: 'an-ear', apiKey: KEY }],
    },
    async close() {
      ears.close()
      mouth.close()
    },
  }
}

async function live(): Promise<Services> {
  const service = await aLiveService()
  const held = { provider: 'gemini', url: service.url, model: 'a-live-model', apiKey: KEY } as const
  return {
    voice: { speech: [{ provider: 'embedded' }], hearing: [{ provider: 'embedded' }], live: held },
    async close() {
      await service.close()
    },
  }
}

it.each([
  { services: () => severally('gemini'), question: HEARD, provider: 'gemini', because: 'Gemini, call by call' },
  { services: live, question: HEARD_LIVE.join(''), provider: 'gemini', because: 'Gemini Live' },
  {
    services: () => severally('openai-compatible'),
    question: HEARD,
    provider: 'openai-compatible',
    because: 'a server like OpenAI’s',
  },
])('a conversation is heard, answered, spoken, stored and counted in the same way over $because', async (given) => {
  const { voice, close } = await given.services()
  const server = await testServer({ configuration: { voice }, chatModel: new ScriptedModel(says(ANSWERED.join(''))) })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await server.signUp()
  const own = callerOf(server, token)
  const first = await ConversePage.open(address, token, '', SPEECH)
  const { conversation, notice } = await first.done()
  expect(first.all('transcript')).toMatchObject([{ text: given.question, provider: given.provider }])
  expect(notice).toBeNull()
  const sounds = first.all('audio')
  expect(sounds.map(({ spoken }) => spoken).join(' ')).toBe(ANSWERED.join(''))
  expect(sounds.every(({ provider }) => provider === given.provider)).toBe(true)
  expect(sounds.every(({ audioData }) => (soundOf(Buffer.from(audioData, 'base64'))?.samples.length ?? 0) > 0)).toBe(
    true,
  )
  await (await ConversePage.open(address, token, `?conversationId=${conversation.id}`, SPEECH)).done()
  const { messages } = (await own.get(pathOf(chat.get, { conversationId: conversation.id }))).json().data
  expect(messages.map(({ content }: { content: string }) => content)).toEqual([
    ...[given.question, ANSWERED.join('')],
    ...[given.question, ANSWERED.join('')],
  ])
  const { usedVoiceMinutes } = (await own.get('/api/subscriptions/usage')).json().data.limits
  expect(usedVoiceMinutes).toBe(1)
  expect(server.logLines.join('\n')).not.toContain(KEY)
  await server.close()
  await close()
})
