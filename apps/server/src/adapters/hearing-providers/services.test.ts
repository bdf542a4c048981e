import type { HearingProviderId } from '@placard/contract'
import { soundOf } from '@placard/voice'
import { RECOGNISER_RATE } from '@placard/voice/hearing'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { HearingQueue } from './embedded/hearing-queue.ts'
import { Hearers } from './hearers.ts'
import type { HearingProvider } from './hearing-kind.ts'
import { HEARING_PROVIDER_KINDS } from './registry.ts'
import { aHearingService, HEARD, type HearingManner } from './testing/hearing-service.ts'
import { CLIMATE_ROOM, spokenWav } from './testing/recordings.ts'
import { aacRecording } from './testing/remuxed.ts'

const queue = new HearingQueue()
afterAll(() => queue.close())

const KEY = 'test-key-0123456789'
const SERVICES = ['gemini', 'openai-compatible'] as const
const ORDER = { bytes: spokenWav('point of order'), language: 'en-GB', room: CLIMATE_ROOM, isWithoutServices: false }
const signal = new AbortController().signal

/** In the place of the recogniser of the machine. */
const NEXT: HearingProvider = {
  id: 'system',
  isCommandsOnly: false,
  unable: () => undefined,
  hear: async () => ({ text: 'Somebody else heard.', confidence: 0.5 }),
}

async function hearersOver(service: (typeof SERVICES)[number], manner: HearingManner) {
  const { url, asked, close } = await aHearingService(manner)
  onTestFinished(close)
  const configuration = { provider: service, model: 'an-ear', apiKey: KEY, url }
  const faults: string[] = []
  const hearers = new Hearers({
    providers: [await HEARING_PROVIDER_KINDS[service].create(configuration, queue), NEXT],
    queue,
    // a service is left a second; decoding takes its time on a busy machine
    limits: { wholeMs: 120_000, laterMs: manner === 'hangs' ? 119_000 : 1_000, msASecond: 0 },
    now: () => performance.now(),
    barred: async () => new Set(),
    onFault: (provider, fault) => faults.push(`${provider} ${fault}`),
  })
  return { hearers, asked, faults, probe: () => HEARING_PROVIDER_KINDS[service].probe(configuration) }
}

const CASES = SERVICES.flatMap((service) =>
  (
    [
      { manner: 'hears', provider: service, fault: undefined },
      { manner: 'answers 401', provider: 'system', fault: 'key-refused' },
      { manner: 'answers 429', provider: 'system', fault: 'rate-limited' },
      { manner: 'answers 500', provider: 'system', fault: 'unavailable' },
      { manner: 'hangs', provider: 'system', fault: 'slow' },
      { manner: 'mumbles', provider: 'system', fault: 'unavailable' },
      { manner: 'hears nothing', provider: 'system', fault: 'empty' },
      { manner: 'hears noise', provider: 'system', fault: 'empty' },
      { manner: 'never ends', provider: 'system', fault: 'unavailable' },
      { manner: 'cuts the connection', provider: 'system', fault: 'unavailable' },
      { manner: 'closes the socket', provider: 'system', fault: 'unavailable' },
      { manner: 'points elsewhere', provider: 'system', fault: 'unavailable' },
    ] as const
  ).map((row) => ({ service, ...row })),
)

describe('a service that hears', () => {
  it.each(CASES)('$service $manner: $provider gives the words', async ({ service, manner, provider, fault }) => {
    const { hearers, faults } = await hearersOver(service, manner)
    const heard = await hearers.hear(ORDER, 'ada', signal)
    const text = provider === service ? HEARD : 'Somebody else heard.'
    expect(heard).toMatchObject({ ok: true, provider, text, isCommandsOnly: false })
    expect(faults).toEqual(fault === undefined ? [] : [`${service} ${fault}`])
    expect(JSON.stringify([faults, await hearers.health('ada')])).not.toContain(KEY)
  })

  it.each(SERVICES)(
    '%s gets speech as WAV, the language and the names of the room; the key in a header alone',
    async (service) => {
      const { hearers, asked } = await hearersOver(service, 'hears')
      await hearers.hear(ORDER, 'ada', signal)
      const [{ url = '', headers = {}, file = new Uint8Array(), fileType = '', words = '' } = {}] = asked
      expect(fileType).toBe('audio/wav')
      expect(soundOf(file)).toMatchObject({ rate: RECOGNISER_RATE })
      expect(words).toMatch(/\ben\b|en-GB/)
      for (const name of ['Marshall Islands', 'A transition away from fossil fuels', 'moderated caucus']) {
        expect(words).toContain(name)
      }
      expect(`${url} ${words}`).not.toContain(KEY)
      expect(JSON.stringify(headers)).toContain(KEY)
    },
  )

  it.each(SERVICES)('%s is asked nothing where the speaker wants no service', async (service) => {
    const { hearers, asked } = await hearersOver(service, 'hears')
    const heard = await hearers.hear({ ...ORDER, isWithoutServices: true }, 'ada', signal)
    expect(heard).toMatchObject({ ok: true, provider: 'system' })
    expect(asked).toEqual([])
  })

  it('like OpenAI gets as it is what this server cannot decode, and gemini does not', async () => {
    const order = { ...ORDER, bytes: await aacRecording(2) }
    const compatible = await hearersOver('openai-compatible', 'hears')
    expect(await compatible.hearers.hear(order, 'ada', signal)).toMatchObject({ provider: 'openai-compatible' })
    expect(compatible.asked).toMatchObject([{ fileType: 'audio/mp4', file: order.bytes }])
    const gemini = await hearersOver('gemini', 'hears')
    expect(await gemini.hearers.hear(order, 'ada', signal)).toMatchObject({ provider: 'system' })
    expect(gemini.asked).toEqual([])
  })

  it.each(SERVICES)('%s is probed without being given anything to hear', async (service) => {
    const { asked, probe } = await hearersOver(service, 'hangs')
    await probe()
    expect(asked.map(({ url }) => url)).toEqual([service === 'gemini' ? '/v1/models/an-ear' : '/v1/models'])
  })

  it('has a row for each that needs a key', () => {
    const remote = Object.values(HEARING_PROVIDER_KINDS).filter(({ variables }) => variables !== undefined)
    expect(remote.map(({ id }): HearingProviderId => id)).toEqual(SERVICES)
  })
})
