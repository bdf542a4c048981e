import type { RuledEngine, SpeechProviderId } from '@placard/contract'
import { wavOf } from '@placard/voice'
import { describe, expect, it } from 'vitest'
import type { SpeechOrder } from '../../ports/speech.ts'
import { SoundCache } from './sound-cache.ts'
import { Speakers, type SpeakersDependencies } from './speakers.ts'
import { SpeechBusy, type SpeechProvider } from './speech-kind.ts'

const SOUND = wavOf({ samples: new Int16Array(16), rate: 16_000 })
const ORDER: SpeechOrder = {
  text: 'Order.',
  voiceId: 'leda',
  language: 'en-US',
  speed: 1,
  style: 'professional',
  isWithoutServices: false,
}

/** What a speaker does with a text. */
const MANNERS = {
  speaks: async () => SOUND,
  fails: async () => {
    throw new Error('the key abc123 is refused')
  },
  hangs: () => new Promise<never>(() => undefined),
  mumbles: async () => new TextEncoder().encode('{"error":"no audio today, please come again tomorrow"}'),
  'is busy': async () => {
    throw new SpeechBusy('too many')
  },
} as const satisfies Record<string, SpeechProvider['speak']>
type Manner = keyof typeof MANNERS

interface Table {
  readonly speakers: Partial<Record<SpeechProviderId, Manner | SpeechProvider['speak']>>
  readonly gone?: readonly RuledEngine[]
  readonly english?: readonly SpeechProviderId[]
}

function tableOf({ speakers, gone = [], english = ['embedded'] }: Table) {
  const asked: string[] = []
  const faults: string[] = []
  let now = 0
  const named = (id: SpeechProviderId): SpeakersDependencies['speakers'] => {
    const manner = speakers[id]
    if (manner === undefined) return []
    const provider: SpeechProvider = {
      model: '',
      speaks: (language) => !english.includes(id) || language.startsWith('en'),
      speak: (order, asking) => {
        asked.push(id)
        return typeof manner === 'string' ? MANNERS[manner]() : manner(order, asking)
      },
      isOwn: id === 'embedded',
      close: async () => undefined,
    }
    return [{ id, provider }]
  }
  const made = new Speakers({
    speakers: [...named('gemini'), ...named('openai-compatible'), ...named('embedded')],
    cache: new SoundCache({ folder: undefined }),
    limits: { wholeMs: 120, laterMs: 40 },
    quietMs: 1,
    now: () => now,
    barred: async () => new Set(gone),
    onFault: (provider, fault) => faults.push(`${provider} ${fault}`),
  })
  return { speakers: made, asked, faults, pass: (ms: number) => (now += ms) }
}

describe('those who speak', () => {
  it.each<Table & { provider: SpeechProviderId; because: string }>([
    { speakers: { gemini: 'speaks', embedded: 'speaks' }, provider: 'gemini', because: 'the first one speaks' },
    { speakers: { gemini: 'fails', embedded: 'speaks' }, provider: 'embedded', because: 'the first one fails' },
    {
      speakers: { gemini: 'hangs', embedded: 'speaks' },
      provider: 'embedded',
      because: 'the first one takes too long',
    },
    { speakers: { gemini: 'mumbles', embedded: 'speaks' }, provider: 'embedded', because: 'what came is no sound' },
    { speakers: { gemini: 'is busy', embedded: 'speaks' }, provider: 'embedded', because: 'the first one has no time' },
    {
      speakers: { gemini: 'hangs', 'openai-compatible': 'hangs', embedded: 'speaks' },
      provider: 'embedded',
      because: 'two hang, and the last is left its time',
    },
    {
      speakers: { gemini: 'speaks', embedded: 'speaks' },
      gone: ['gemini'],
      provider: 'embedded',
      because: 'an administrator has withdrawn the first one',
    },
  ])('are asked until there is a sound: $provider, $because', async ({ provider, ...table }) => {
    const { speakers } = tableOf(table)
    expect(await speakers.speak(ORDER, 'ada')).toMatchObject({ ok: true, provider, bytes: SOUND })
  })

  it('are no services where the listener wants none', async () => {
    const { speakers, asked } = tableOf({
      speakers: { gemini: 'speaks', 'openai-compatible': 'speaks', embedded: 'speaks' },
    })
    await speakers.speak(ORDER, 'ada')
    const spoken = await speakers.speak({ ...ORDER, isWithoutServices: true }, 'ada')
    expect(spoken).toMatchObject({ ok: true, provider: 'embedded' })
    expect(asked).toEqual(['gemini', 'embedded'])
  })

  it.each<Table & { language: string; rejection: string; because: string }>([
    { speakers: {}, language: 'en', rejection: 'language', because: 'nobody is set up' },
    { speakers: { embedded: 'speaks' }, language: 'fr-FR', rejection: 'language', because: 'nobody speaks French' },
    { speakers: { embedded: 'fails' }, language: 'en', rejection: 'unavailable', because: 'the only one fails' },
    { speakers: { embedded: 'hangs' }, language: 'en', rejection: 'unavailable', because: 'the only one hangs' },
    { speakers: { embedded: 'is busy' }, language: 'en', rejection: 'busy', because: 'the only one has no time' },
    {
      speakers: { gemini: 'speaks' },
      gone: ['gemini'],
      language: 'en',
      rejection: 'unavailable',
      because: 'the only one is withdrawn',
    },
  ])('give up in words: $rejection, $because', async ({ language, rejection, ...table }) => {
    const { speakers } = tableOf(table)
    expect(await speakers.speak({ ...ORDER, language }, 'ada')).toEqual({ ok: false, rejection })
  })

  it('tell the log what was wrong, and nothing of the text or the error', async () => {
    const { speakers, faults } = tableOf({
      speakers: { gemini: 'fails', 'openai-compatible': 'hangs', embedded: 'speaks' },
    })
    await speakers.speak(ORDER, 'ada')
    expect(faults).toEqual(['gemini unavailable', 'openai-compatible slow'])
  })

  it('rest after three failures in a row, are said to, and are asked again later', async () => {
    const { speakers, asked, pass } = tableOf({ speakers: { gemini: 'fails', embedded: 'speaks' } })
    for (const user of ['ada', 'ben', 'eve', 'ada']) await speakers.speak(ORDER, user)
    expect(asked.filter((id) => id === 'gemini')).toHaveLength(3)
    expect(speakers.health().speech).toEqual([
      { provider: 'gemini', state: 'resting' },
      { provider: 'embedded', state: 'ready' },
    ])
    pass(30_000)
    await speakers.speak(ORDER, 'ada')
    expect(asked.filter((id) => id === 'gemini')).toHaveLength(4)
  })

  it('make an equal text once, whether it comes later or at the same time', async () => {
    const { speakers, asked } = tableOf({ speakers: { embedded: 'speaks' } })
    const both = await Promise.all([speakers.speak(ORDER, 'ada'), speakers.speak(ORDER, 'ben')])
    expect(both[0]).toEqual(both[1])
    expect(await speakers.speak(ORDER, 'eve')).toEqual(both[0])
    expect(asked).toEqual(['embedded'])
  })

  it.each([
    { text: 'Order!' },
    { voiceId: 'kore' },
    { language: 'en-GB' },
    { speed: 0.9 },
    { style: 'narrative' } as const,
  ])('make a text anew where anything differs: %o', async (change) => {
    const { speakers, asked } = tableOf({ speakers: { embedded: 'speaks' } })
    await speakers.speak(ORDER, 'ada')
    await speakers.speak({ ...ORDER, ...change }, 'ada')
    expect(asked).toHaveLength(2)
  })

  it('count a failure once, however many waited for the same sound', async () => {
    const { speakers, faults } = tableOf({ speakers: { embedded: 'fails' } })
    await Promise.all(['ada', 'ben', 'eve', 'zoe'].map((user) => speakers.speak(ORDER, user)))
    expect(faults).toEqual(['embedded unavailable'])
    expect(speakers.health().speech).toEqual([{ provider: 'embedded', state: 'ready' }])
  })

  it('do not rest for having had no time', async () => {
    const { speakers } = tableOf({ speakers: { embedded: 'is busy' } })
    for (const user of ['ada', 'ben', 'eve']) await speakers.speak(ORDER, user)
    expect(speakers.health().speech).toEqual([{ provider: 'embedded', state: 'ready' }])
  })
})

describe('texts that nobody has asked for yet', () => {
  const lines = [ORDER, { ...ORDER, text: 'The motion carries.' }]

  it('are there when somebody asks: nobody has to speak then', async () => {
    const { speakers, asked } = tableOf({ speakers: { embedded: 'speaks' } })
    speakers.prepare(lines)
    await expect.poll(() => asked).toHaveLength(2)
    for (const line of lines) expect(await speakers.speak(line, 'ada')).toMatchObject({ ok: true })
    expect(asked).toHaveLength(2)
    await speakers.close()
  })

  it('are not spoken where a service is paid for each', async () => {
    const { speakers, asked } = tableOf({ speakers: { gemini: 'speaks', embedded: 'speaks' } })
    speakers.prepare(lines)
    await speakers.close()
    expect(asked).toEqual([])
  })
})
