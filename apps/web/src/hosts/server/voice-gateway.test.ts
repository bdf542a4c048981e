import { expect, it } from 'vitest'
import { createServerVoiceGateway } from './voice-gateway.ts'

it('hands the sound of the server on as bytes', async () => {
  const asked: unknown[] = []
  const gateway = createServerVoiceGateway(async (route, input) => {
    asked.push([route.path, input.body])
    const answer: MessageEvent['data'] = { audioData: btoa('RIFF'), mediaType: 'audio/wav', provider: 'embedded' }
    return answer
  })
  const { sound, provider } = await gateway.speak({ text: 'Thank you, chair.', voiceId: 'leda' })
  expect(new TextDecoder().decode(sound)).toBe('RIFF')
  expect(provider).toBe('embedded')
  expect(asked).toEqual([['/api/voice/speak', { text: 'Thank you, chair.', voiceId: 'leda' }]])
})
