import path from 'node:path'
import { ModelProviderError } from '@placard/language/models'
import { soundOf } from '@placard/voice'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { SpeechOrder } from '../../../ports/speech.ts'
import { SpeechBusy } from '../speech-kind.ts'
import { type EmbeddedDependencies, EmbeddedVoices } from './embedded-voices.ts'

const BROKEN = path.resolve(import.meta.dirname, '../testing/broken-flite.ts')
const order = (text: string): SpeechOrder => ({
  text,
  voiceId: 'leda',
  language: 'en-US',
  speed: 1,
  style: 'professional',
  isWithoutServices: false,
})
const asking = (userId = 'ada', signal = new AbortController().signal) => ({ userId, signal })

function voices(dependencies: EmbeddedDependencies = {}): EmbeddedVoices {
  const made = new EmbeddedVoices(dependencies)
  onTestFinished(() => made.close())
  return made
}

describe('the embedded voices', () => {
  it('speak a text, each voice with its own sound', async () => {
    const speakers = voices()
    const [leda, charon] = await Promise.all(
      ['leda', 'charon'].map((voiceId) => speakers.speak({ ...order('Order, please.'), voiceId }, asking())),
    )
    expect(soundOf(leda ?? new Uint8Array())?.samples.length).toBeGreaterThan(8_000)
    expect(leda).not.toEqual(charon)
  })

  it.each([
    { language: 'en', speaks: true },
    { language: 'en-GB', speaks: true },
    { language: 'EN-us', speaks: true },
    { language: 'eng', speaks: false },
    { language: 'fr-FR', speaks: false },
  ])('speak English: $language, $speaks', ({ language, speaks }) => {
    expect(voices().speaks(language)).toBe(speaks)
  })

  it.each(['crash', 'trap'])('reject the text at which the program falls (%s), and speak the next', async (text) => {
    const speakers = voices({ program: BROKEN, threads: 1 })
    await expect(speakers.speak(order(text), asking())).rejects.toThrow(ModelProviderError)
    await expect(speakers.speak(order('say'), asking())).resolves.toEqual(new Uint8Array([1]))
  })

  it('forget a text that waits when its caller does not', async () => {
    const speakers = voices({ program: BROKEN, threads: 1 })
    const given = new AbortController()
    const hanging = speakers.speak(order('fall'), asking('ada'))
    const waiting = speakers.speak(order('say'), asking('ben', given.signal))
    given.abort(new Error('given up'))
    await expect(waiting).rejects.toThrow('given up')
    await expect(hanging).rejects.toMatchObject({ fault: 'unavailable' })
  })

  it('queue so many texts of one person and no more, and others before theirs', async () => {
    const speakers = voices({ program: BROKEN, threads: 1, waiting: { waiting: 8, waitingEach: 2 } })
    const ended: string[] = []
    const hanging = speakers.speak(order('fall'), asking('ada'))
    const say = (userId: string) => speakers.speak(order('say'), asking(userId)).then(() => ended.push(userId))
    const queued = [say('ada'), say('ada')]
    await expect(say('ada')).rejects.toThrow(SpeechBusy)
    queued.push(say('ben'))
    await expect(hanging).rejects.toMatchObject({ fault: 'unavailable' })
    await Promise.all(queued)
    expect(ended).toEqual(['ben', 'ada', 'ada'])
  })
})
