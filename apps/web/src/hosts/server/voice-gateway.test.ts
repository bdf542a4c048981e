import { expect, it } from 'vitest'
import type { Converse } from '../../client/gateways/voice-gateway.ts'
import { createServerVoiceGateway } from './voice-gateway.ts'

const noConverse = () => Promise.reject<Converse>(new Error('not asked for here'))

it('hands the sound of the server on as bytes', async () => {
  const asked: unknown[] = []
  const gateway = createServerVoiceGateway(async (route, input) => {
    asked.push([route.path, input.body])
    const answer: MessageEvent['data'] = { audioData: btoa('RIFF'), mediaType: 'audio/wav', provider: 'embedded' }
    return answer
  }, noConverse)
  const { sound, provider } = await gateway.speak({ text: 'Thank you, chair.', voiceId: 'leda' })
  expect(new TextDecoder().decode(sound)).toBe('RIFF')
  expect(provider).toBe('embedded')
  expect(asked).toEqual([['/api/voice/speak', { text: 'Thank you, chair.', voiceId: 'leda' }]])
})
