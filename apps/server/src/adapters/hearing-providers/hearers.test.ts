import type { HearingProviderId, RuledEngine } from '@placard/contract'
import { ModelProviderError } from '@placard/language/models'
import { afterAll, describe, expect, it } from 'vitest'
import { embeddedHearing } from './embedded/embedded-hearing.ts'
import { HearingQueue } from './embedded/hearing-queue.ts'
import { Hearers } from './hearers.ts'
import { NotHeard } from './hearing-asking.ts'
import type { HearingProvider } from './hearing-kind.ts'
import { CLIMATE_ROOM, spokenWav } from './testing/recordings.ts'

const queue = new HearingQueue()
afterAll(() => queue.close())

const POINT = spokenWav('point of order')
const ORDER = { bytes: POINT, language: undefined, room: CLIMATE_ROOM, isWithoutServices: false }
const signal = new AbortController().signal

/** Somebody who hears what a function says. */
const service = (hear: HearingProvider['hear'], id: HearingProviderId = 'gemini'): HearingProvider => ({
  id,
  isCommandsOnly: false,
  unable: () => undefined,
  hear,
})
const free = (id: HearingProviderId, text: string) => service(async () => ({ text, confidence: null }), id)
const hearersOf = (...providers: readonly HearingProvider[]) => hearersWith({}, ...providers)
interface Around {
  readonly gone?: readonly RuledEngine[]
  /** What whoever comes later is left of four minutes. */
  readonly laterMs?: number
}
const hearersWith = ({ gone = [], laterMs = 239_000 }: Around, ...providers: readonly HearingProvider[]) => {
  const faults: string[] = []
  const hearers = new Hearers({
    providers,
    queue,
    // whoever hangs is left this long; decoding and hearing take their time on a busy machine
    limits: { wholeMs: 240_000, laterMs, msASecond: 0 },
    now: () => performance.now(),
    barred: async () => new Set(gone),
    onFault: (provider, fault) => faults.push(`${provider} ${fault}`),
  })
  return { hearers, faults }
}

describe('the embedded recogniser', () => {
  const { hearers } = hearersOf(embeddedHearing(queue))

  it.each([
    { said: 'point of order', voice: 'leda', text: 'Point of order.' },
    { said: 'we second the motion', voice: 'charon', text: 'We second the motion.' },
    {
      said: 'china would you accept a transition away from fossil fuels',
      voice: 'kore',
      text: 'China, would you accept a transition away from fossil fuels?',
    },
    {
      said: 'i move for a moderated caucus of ten minutes',
      voice: 'puck',
      text: 'I move for a moderated caucus of 10 minutes.',
    },
  ])('hears “$text” from $voice', async ({ said, voice, text }) => {
    const heard = await hearers.hear({ ...ORDER, bytes: spokenWav(said, voice) }, 'ada', signal)
    expect(heard).toMatchObject({ ok: true, text, provider: 'embedded', isCommandsOnly: true })
    expect(heard.ok && heard.confidence).toBeGreaterThan(0.8)
  })

  it.each([
    {
      order: { bytes: spokenWav('the train was late again this morning') },
      rejection: 'no-command',
      because: 'it is none',
    },
    { order: { room: undefined }, rejection: 'no-session', because: 'there are none outside a session' },
    { order: { language: 'fr-FR' }, rejection: 'language', because: 'its commands are English' },
    { order: { bytes: Buffer.from('words') }, rejection: 'unreadable', because: 'it is no recording' },
    { order: { bytes: new Uint8Array() }, rejection: 'empty', because: 'there is none' },
  ])('refuses as $rejection: $because', async ({ order, rejection }) => {
    expect(await hearers.hear({ ...ORDER, ...order }, 'ada', signal)).toEqual({ ok: false, rejection })
  })
})

describe('those who hear', () => {
  const broken = service(async () => {
    throw new ModelProviderError('rate-limited')
  })
  const deaf = service(() => new Promise(() => undefined))

  it.each([
    { first: broken, fault: 'gemini rate-limited', because: 'fails' },
    { first: deaf, fault: 'gemini slow', because: 'hangs' },
  ])('are asked in turn when the first $because', async ({ first, fault }) => {
    const { hearers, faults } = hearersOf(first, embeddedHearing(queue))
    const heard = await hearers.hear(ORDER, 'ada', signal)
    expect(heard).toMatchObject({ ok: true, provider: 'embedded', text: 'Point of order.' })
    expect(faults).toEqual([fault])
  })

  it('rest after repeated failures of several people, and say so', async () => {
    const { hearers } = hearersOf(broken)
    expect(await hearers.health('ada')).toEqual({
      hearing: [{ provider: 'gemini', state: 'ready' }],
      isCommandsOnly: false,
    })
    for (const user of ['ada', 'bea', 'cy']) {
      expect(await hearers.hear(ORDER, user, signal)).toEqual({ ok: false, rejection: 'unavailable' })
    }
    expect((await hearers.health('ada')).hearing).toEqual([{ provider: 'gemini', state: 'resting' }])
  })

  it('are not at fault for what nobody said', async () => {
    const { hearers, faults } = hearersOf(service(async () => Promise.reject(new NotHeard('nothing-heard'))))
    for (let times = 0; times < 4; times++) {
      expect(await hearers.hear(ORDER, 'ada', signal)).toEqual({ ok: false, rejection: 'nothing-heard' })
    }
    expect(faults).toEqual([])
    expect((await hearers.health('ada')).hearing).toEqual([{ provider: 'gemini', state: 'ready' }])
  })

  it('are asked again where the one before heard no command', async () => {
    const next = free('system', 'The train was late again.')
    const { hearers } = hearersWith({ laterMs: 1_000 }, embeddedHearing(queue), next)
    const order = { ...ORDER, bytes: spokenWav('the train was late again this morning') }
    expect(await hearers.hear(order, 'ada', signal)).toMatchObject({ provider: 'system', isCommandsOnly: false })
    expect(await hearers.hear(ORDER, 'ada', signal)).toMatchObject({ provider: 'embedded', text: 'Point of order.' })
  })

  it('leave out whom an administrator has withdrawn, and say so', async () => {
    const { hearers } = hearersWith({ gone: ['gemini'] }, free('gemini', 'Never asked.'), embeddedHearing(queue))
    expect(await hearers.hear(ORDER, 'ada', signal)).toMatchObject({ provider: 'embedded' })
    expect(await hearers.health('ada')).toEqual({
      hearing: [{ provider: 'embedded', state: 'ready' }],
      isCommandsOnly: true,
    })
  })

  it.each([
    { providers: [free('gemini', 'Never asked.')], rejection: 'unavailable', because: 'nobody else is set up' },
    {
      providers: [free('gemini', 'Never asked.'), embeddedHearing(queue)],
      rejection: 'no-session',
      because: 'commands alone are left',
    },
  ])('are no services where the speaker wants none: $rejection, $because', async ({ providers, rejection }) => {
    const { hearers } = hearersOf(...providers)
    const order = { ...ORDER, room: undefined, isWithoutServices: true }
    expect(await hearers.hear(order, 'ada', signal)).toEqual({ ok: false, rejection })
  })

  it('hear commands alone while everybody else rests', async () => {
    const { hearers } = hearersOf(broken, embeddedHearing(queue))
    expect((await hearers.health('ada')).isCommandsOnly).toBe(false)
    for (const user of ['ada', 'bea', 'cy']) await hearers.hear(ORDER, user, signal)
    expect((await hearers.health('ada')).isCommandsOnly).toBe(true)
  })

  it('end for whoever goes away, and nobody is at fault', async () => {
    const { hearers, faults } = hearersOf(deaf)
    const given = new AbortController()
    const hearing = hearers.hear(ORDER, 'ada', given.signal)
    given.abort(new Error('gone'))
    await expect(hearing).rejects.toThrow('gone')
    expect(faults).toEqual([])
  })
})
