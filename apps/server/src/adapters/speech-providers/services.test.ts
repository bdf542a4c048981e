import type { SpeechProviderId } from '@placard/contract'
import { wavOf } from '@placard/voice'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { SpeechOrder } from '../../ports/speech.ts'
import { soundIn } from './gemini-speaker.ts'
import { SPEECH_PROVIDER_KINDS } from './registry.ts'
import { SoundCache } from './sound-cache.ts'
import { Speakers } from './speakers.ts'
import type { SpeechProvider } from './speech-kind.ts'
import { aSpeechService, type Manner, SOUND } from './testing/speech-service.ts'

const KEY = 'test-key-0123456789'
const ORDER: SpeechOrder = {
  text: 'Order, <please>.',
  voiceId: 'orus',
  language: 'en-GB',
  speed: 0.9,
  style: 'narrative',
  isWithoutServices: false,
}
const SERVICES = ['gemini', 'openai-compatible'] as const

/** In the place of the embedded voices. */
const NEXT: SpeechProvider = {
  model: '',
  speaks: () => true,
  speak: async () => wavOf({ samples: new Int16Array(7), rate: 16_000 }),
  close: async () => undefined,
}

async function speakersOver(service: (typeof SERVICES)[number], manner: Manner) {
  const { url, asked, close } = await aSpeechService(manner)
  onTestFinished(close)
  const configuration = { provider: service, model: 'a-voice', apiKey: KEY, url }
  const faults: string[] = []
  const speakers = new Speakers({
    speakers: [
      { id: service, provider: await SPEECH_PROVIDER_KINDS[service].create(configuration, { spareMs: 0 }) },
      { id: 'embedded', provider: NEXT },
    ],
    cache: new SoundCache({ folder: undefined }),
    limits: { wholeMs: 1_500, laterMs: 500 },
    now: () => performance.now(),
    barred: async () => new Set(),
    onFault: (provider, fault) => faults.push(`${provider} ${fault}`),
  })
  return { speakers, asked, faults, probe: () => SPEECH_PROVIDER_KINDS[service].probe(configuration) }
}

const CASES = SERVICES.flatMap((service) =>
  (
    [
      { manner: 'speaks', provider: service, fault: undefined },
      { manner: 'answers 401', provider: 'embedded', fault: 'key-refused' },
      { manner: 'answers 429', provider: 'embedded', fault: 'rate-limited' },
      { manner: 'answers 500', provider: 'embedded', fault: 'unavailable' },
      { manner: 'hangs', provider: 'embedded', fault: 'slow' },
      { manner: 'mumbles', provider: 'embedded', fault: 'unavailable' },
      { manner: 'says nothing', provider: 'embedded', fault: 'empty' },
      { manner: 'cuts the connection', provider: 'embedded', fault: 'unavailable' },
      { manner: 'points elsewhere', provider: 'embedded', fault: 'unavailable' },
    ] as const
  ).map((row) => ({ service, ...row })),
)

describe('ST-2 ST-3 ST-5 a service that speaks', () => {
  it.each(CASES)('$service $manner: $provider is heard', async ({ service, manner, provider, fault }) => {
    const { speakers, asked, faults } = await speakersOver(service, manner)
    const began = performance.now()
    const spoken = await speakers.speak(ORDER, 'ada')
    expect(spoken).toMatchObject({ ok: true, provider })
    expect(performance.now() - began).toBeLessThan(8_000)
    expect(faults).toEqual(fault === undefined ? [] : [`${service} ${fault}`])
    expect(asked).toHaveLength(1)
    expect(JSON.stringify([faults, speakers.health()])).not.toContain(KEY)
  })

  it.each(SERVICES)(
    '%s is told the text, the voice and how to speak, and the key in a header alone',
    async (service) => {
      const { speakers, asked } = await speakersOver(service, 'speaks')
      expect(await speakers.speak(ORDER, 'ada')).toMatchObject({ ok: true, provider: service, bytes: SOUND })
      const [{ url = '', headers = {}, body = '' } = {}] = asked
      expect(`${url} ${body}`).not.toContain(KEY)
      expect(JSON.stringify(headers)).toContain(KEY)
      const told = JSON.parse(body)
      if (service === 'gemini') {
        const [part] = told.contents[0].parts
        expect(part).toEqual({
          text: 'Order, &lt;please>.',
          speechMetadata: { style: expect.stringContaining('Slowly.') },
        })
        expect(told.generationConfig.speechConfig.voiceConfig.prebuiltVoiceConfig.voiceName).toBe('Orus')
      } else expect(told).toMatchObject({ model: 'a-voice', input: ORDER.text, speed: 0.9 })
    },
  )

  it.each(SERVICES)('%s is asked once for the same text', async (service) => {
    const { speakers, asked } = await speakersOver(service, 'speaks')
    await Promise.all([speakers.speak(ORDER, 'ada'), speakers.speak(ORDER, 'ben')])
    await speakers.speak(ORDER, 'ada')
    expect(asked).toHaveLength(1)
  })

  it.each(SERVICES)('%s is probed without having anything spoken', async (service) => {
    const { asked, probe } = await speakersOver(service, 'hangs')
    await probe()
    expect(asked.map(({ url }) => url)).toEqual([service === 'gemini' ? '/v1/models/a-voice' : '/v1/models'])
  })

  it('gemini may give samples without a header', async () => {
    const samples = Buffer.from(Int16Array.from([1, -1, 300]).buffer)
    const data = { inlineData: { mimeType: 'audio/L16;codec=pcm;rate=16000', data: samples.toString('base64') } }
    expect(soundIn(data.inlineData)).toEqual(wavOf({ samples: Int16Array.from([1, -1, 300]), rate: 16_000 }))
  })

  it('has a row for each that needs a key', () => {
    const remote = Object.values(SPEECH_PROVIDER_KINDS).filter(({ variables }) => variables !== undefined)
    expect(remote.map(({ id }): SpeechProviderId => id)).toEqual(SERVICES)
  })
})
