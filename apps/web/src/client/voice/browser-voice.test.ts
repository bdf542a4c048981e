import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserVoice } from './browser-voice.ts'
import { fakeClock } from './testing/fake-sound.ts'

const never = new AbortController().signal
const SPEECH = { text: 'The floor is yours.', language: 'en-US', speed: 1, volume: 1, voiceId: 'leda' }

class FakeUtterance {
  onstart = () => undefined
  onend = () => undefined
  onerror = () => undefined
  onboundary = (_event: { charIndex: number }) => undefined
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

beforeEach(() => vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance))
afterEach(() => vi.unstubAllGlobals())

function aBrowser(voices: { lang: string; localService: boolean }[], say: (utterance: FakeUtterance) => void) {
  const time = fakeClock()
  let cancelled = 0
  const synthesis = {
    getVoices: () => voices,
    speak: say,
    cancel: () => {
      cancelled += 1
    },
  } as unknown as SpeechSynthesis
  return { ...time, voice: browserVoice(synthesis, time.clock.after), cancelled: () => cancelled }
}

const ENGLISH = { lang: 'en_GB', localService: true }

describe('the browser’s own voice', () => {
  it.each([
    { voices: [ENGLISH], can: true, because: 'it is on the device' },
    { voices: [{ lang: 'fr-FR', localService: true }], can: false, because: 'it speaks another language' },
    { voices: [{ lang: 'en-US', localService: false }], can: false, because: 'the words would leave the device' },
    { voices: [], can: false, because: 'there is none' },
  ])('can speak English: $can, because $because', ({ voices, can }) => {
    expect(aBrowser(voices, () => undefined).voice.canSpeak('en-US')).toBe(can)
  })

  it('tells the words as they are said', async () => {
    const places: number[] = []
    const { voice } = aBrowser([ENGLISH], (utterance) => {
      utterance.onstart()
      utterance.onboundary({ charIndex: 4 })
      utterance.onend()
    })
    expect(await voice.speak(SPEECH, (place) => places.push(place), never)).toBe(true)
    expect(places).toEqual([0, 4])
  })

  it.each([
    { say: () => undefined, because: 'it never begins' },
    { say: (utterance: FakeUtterance) => utterance.onstart(), because: 'it falls silent in the middle' },
    { say: (utterance: FakeUtterance) => utterance.onerror(), because: 'it fails' },
  ])('is given up when $because', async ({ say }) => {
    const { voice, pass } = aBrowser([ENGLISH], say)
    const said = voice.speak(SPEECH, () => undefined, never)
    await pass(60_000)
    expect(await said).toBe(false)
  })

  it('falls silent when it is stopped', async () => {
    const { voice, cancelled } = aBrowser([ENGLISH], (utterance) => utterance.onstart())
    const stop = new AbortController()
    const said = voice.speak(SPEECH, () => undefined, stop.signal)
    stop.abort()
    expect([await said, cancelled()]).toEqual([false, 1])
  })
})
