import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { MicrophoneError } from './fault-error.ts'
import { aCapture, POINT_OF_ORDER, settled } from './testing/a-capture.ts'

const never = () => new Promise<never>(() => undefined)
const refusal = (code: string) =>
  new ApiError('refused', 'no', {
    problem: {
      success: false,
      error: 'no',
      code: 'recording-refused',
      requestId: 'r',
      rejection: { code, detail: '' },
    },
  })

describe('a turn at the microphone', () => {
  it('hands what was heard on, with its sound, and closes the microphone', async () => {
    const capture = aCapture()
    await settled()
    expect(capture.phase()).toBe('listening')
    capture.source.hear(1_000, 0.2)
    await capture.finish()
    expect([capture.phase(), capture.heard, capture.source.isClosed]).toEqual(['idle', ['Point of order.'], true])
    expect(capture.asked[0]?.samples).toHaveLength(16_000)
    expect(capture.asked[0]?.file.type).toBe('audio/webm')
    await capture.over
  })

  it.each([
    { loudness: 0, isSteady: true, because: 'it is silent' },
    { loudness: 0.1, isSteady: true, because: 'it is a noise' },
  ])('is never sent when $because', async ({ loudness, isSteady }) => {
    const capture = aCapture()
    await settled()
    capture.source.hear(1_000, loudness, isSteady)
    await capture.finish()
    expect([capture.fault(), capture.asked.length, capture.heard]).toEqual(['nothing-heard', 0, []])
    // whoever wants the sound itself has it
    expect(capture.recordings).toHaveLength(1)
  })

  it.each([
    { error: new MicrophoneError('denied'), fault: 'denied' },
    { error: new MicrophoneError('missing'), fault: 'missing' },
    { error: new MicrophoneError('held'), fault: 'held' },
    { error: new Error('anything'), fault: 'unheard' },
  ])('is refused with $fault when the microphone does not open', async ({ error, fault }) => {
    const capture = aCapture({ open: () => Promise.reject(error) })
    await capture.over
    expect([capture.phase(), capture.fault()]).toEqual(['error', fault])
  })

  it.each([
    { error: refusal('no-command'), fault: 'no-command' },
    { error: refusal('no-session'), fault: 'no-session' },
    { error: new ApiError('unreachable', 'no'), fault: 'offline' },
    { error: new ApiError('timeout', 'no'), fault: 'late' },
    {
      error: new ApiError('refused', 'no', {
        problem: { success: false, error: 'no', code: 'rate-limited', requestId: 'r' },
      }),
      fault: 'busy',
    },
    { error: new ApiError('unreadable', 'no'), fault: 'unheard' },
  ])('is refused with $fault when nobody understands it', async ({ error, fault }) => {
    const capture = aCapture({ hear: () => Promise.reject(error) })
    await settled()
    capture.source.hear(1_000, 0.2)
    await capture.finish()
    expect([capture.phase(), capture.fault(), capture.source.isClosed]).toEqual(['error', fault, true])
  })

  it.each([
    { happens: (capture: ReturnType<typeof aCapture>) => capture.source.onGone?.(), fault: 'unplugged' },
    { happens: (capture: ReturnType<typeof aCapture>) => capture.hide(), fault: 'hidden' },
    { happens: (capture: ReturnType<typeof aCapture>) => capture.source.hear(5_100, 0, true), fault: 'silent' },
  ])('ends with $fault', async ({ happens, fault }) => {
    const capture = aCapture()
    await settled()
    happens(capture)
    await settled()
    await capture.pass(0)
    await capture.over
    expect([capture.fault(), capture.source.isClosed, capture.asked.length]).toEqual([fault, true, 0])
  })

  it.each([
    { happens: (capture: ReturnType<typeof aCapture>) => capture.source.onGone?.(), fault: 'unplugged' },
    { happens: (capture: ReturnType<typeof aCapture>) => capture.hide(), fault: 'hidden' },
    { happens: (capture: ReturnType<typeof aCapture>) => capture.lose(), fault: 'elsewhere' },
  ])('that is cut short by $fault has what was said until then heard, and says so', async ({ happens, fault }) => {
    for (const isHandsFree of [false, true]) {
      const capture = aCapture({ isHandsFree })
      await settled()
      capture.source.hear(500, 0.0005, true)
      capture.source.hear(1_500, 0.2)
      happens(capture)
      await settled()
      await capture.pass(0)
      await capture.over
      expect([capture.heard, capture.isCutShort()]).toEqual([['Point of order.'], true])
      expect([capture.fault(), capture.store.getState().isKept, capture.source.isClosed]).toEqual([fault, true, true])
    }
  })

  it.each([
    { purpose: 'dictation', fault: 'no-session', because: 'nobody could understand it' },
    { purpose: 'message', fault: 'no-session', because: 'nobody could understand it' },
    { purpose: 'command', fault: undefined, because: 'commands are understood' },
    { purpose: 'speech', fault: undefined, because: 'its sound counts' },
  ] as const)(
    'for a $purpose is refused with $fault where only commands are heard: $because',
    async ({ purpose, fault }) => {
      const capture = aCapture({ purpose, isCommandsOnly: true })
      await settled()
      expect([capture.fault(), capture.phase()]).toEqual([fault, fault === undefined ? 'listening' : 'error'])
    },
  )

  it.each([
    { purpose: 'dictation', heard: 'clean water', because: 'nobody else understands free speech' },
    { purpose: 'command', heard: 'Point of order.', because: 'commands are understood without it' },
  ] as const)('for a $purpose is heard by the browser as "$heard", because $because', async ({ purpose, heard }) => {
    const words = { text: 'clean water', confidence: null, provider: 'browser', isCommandsOnly: false } as const
    const recogniser = { begin: () => ({ end: async () => words, cancel: () => undefined }) }
    const capture = aCapture({ purpose, isCommandsOnly: true, recogniser })
    await settled()
    capture.source.hear(1_000, 0.2)
    await capture.finish()
    expect(capture.heard).toEqual([heard])
  })

  it('ends when another tab begins to listen', async () => {
    const capture = aCapture()
    await settled()
    capture.lose()
    await settled()
    await capture.pass(0)
    await capture.over
    expect([capture.fault(), capture.source.isClosed]).toEqual(['elsewhere', true])
  })

  it('that is given up while the browser asks its user says nothing of the next one', async () => {
    const capture = aCapture({ open: never })
    await settled()
    capture.store.dispatch({ kind: 'cancelled', turn: 1 })
    capture.store.dispatch({ kind: 'asked', by: 'a' })
    // the next one takes the right to listen
    capture.lose()
    expect([capture.phase(), capture.fault()]).toEqual(['asking', undefined])
  })

  it('is left when no answer comes', async () => {
    const capture = aCapture({ hear: never })
    await settled()
    capture.source.hear(1_000, 0.2)
    await capture.finish()
    expect(capture.phase()).toBe('processing')
    void capture.pass(60_000)
    await settled()
    // the call hangs, and is not waited for
    expect([capture.phase(), capture.fault()]).toEqual(['error', 'late'])
  })

  it.each(['listening', 'processing'] as const)('that is given up while %s is heard by nobody', async (phase) => {
    const answer = Promise.withResolvers<typeof POINT_OF_ORDER>()
    const capture = aCapture({ hear: () => answer.promise })
    await settled()
    capture.source.hear(1_000, 0.2)
    if (phase === 'processing') await capture.finish()
    capture.store.dispatch({ kind: 'cancelled', turn: 1 })
    answer.resolve(POINT_OF_ORDER)
    await capture.over
    expect([capture.phase(), capture.heard, capture.source.isClosed]).toEqual(['idle', [], true])
  })

  it('ends by itself after a minute, and says so ten seconds before', async () => {
    const capture = aCapture()
    await settled()
    capture.source.hear(49_000, 0.2)
    expect(capture.store.getState().isRunningOut).toBe(false)
    capture.source.hear(1_000, 0.2)
    expect(capture.store.getState().isRunningOut).toBe(true)
    capture.source.hear(9_600, 0.2)
    expect(capture.phase()).toBe('processing')
  })

  it('says when it is too loud', async () => {
    const capture = aCapture()
    await settled()
    capture.source.hear(500, 3)
    expect(capture.store.getState().isClipped).toBe(true)
  })

  it('tells what the microphone is for before it is opened for the first time', async () => {
    let isOpened = false
    const capture = aCapture({
      choices: { isExplained: false },
      async open() {
        isOpened = true
        throw new MicrophoneError('denied')
      },
    })
    await settled()
    expect([capture.store.getState().isExplaining, isOpened]).toEqual([true, false])
    capture.store.dispatch({ kind: 'agreed', turn: 1 })
    await capture.over
    expect([isOpened, capture.isExplained()]).toEqual([true, true])
  })
})

describe('a hands-free microphone', () => {
  it('finds the end of speech, goes on listening, and keeps the device', async () => {
    const capture = aCapture({ isHandsFree: true })
    await settled()
    capture.source.hear(2_000, 0.0005, true)
    expect(capture.store.getState().isSpeechBegun).toBe(false)
    capture.source.hear(1_500, 0.2)
    expect(capture.store.getState().isSpeechBegun).toBe(true)
    capture.source.hear(800, 0.0005, true)
    await settled()
    await capture.pass(0)
    await settled()
    expect(capture.heard).toEqual(['Point of order.'])
    // the two seconds before are not part of it
    expect((capture.asked[0]?.samples.length ?? 0) / 16_000).toBeLessThan(3)
    expect(capture.asked[0]?.file.type).toBe('audio/wav')
    expect([capture.phase(), capture.store.getState().turn, capture.source.isClosed]).toEqual(['listening', 2, false])
    capture.store.dispatch({ kind: 'cancelled', turn: 2 })
    await capture.over
    expect(capture.source.isClosed).toBe(true)
  })

  it.each([
    { because: 'nobody understood it', hear: () => Promise.reject(refusal('no-command')), phase: 'listening' },
    {
      because: 'the server was away',
      hear: () => Promise.reject(new ApiError('unreachable', 'no')),
      phase: 'listening',
    },
  ])('listens again when $because, and says so', async ({ hear, phase }) => {
    const capture = aCapture({ isHandsFree: true, hear })
    await settled()
    capture.source.hear(500, 0.0005, true)
    capture.source.hear(1_500, 0.2)
    capture.source.hear(800, 0.0005, true)
    await settled()
    await capture.pass(0)
    await settled()
    expect(capture.phase()).toBe(phase)
    expect(capture.fault()).toBeDefined()
  })

  it('does not listen again when the device is gone', async () => {
    const capture = aCapture({ isHandsFree: true })
    await settled()
    capture.source.onGone?.()
    await settled()
    await capture.pass(0)
    await capture.over
    expect(capture.phase()).toBe('error')
  })

  const speak = (capture: ReturnType<typeof aCapture>) => {
    capture.speech.dispatch({ kind: 'asked', utterance: { id: 'x', text: 'The floor is open.', voiceId: 'leda' } })
    capture.speech.dispatch({ kind: 'sounding', number: 1, pieceAt: 0, wordAt: 0, isAudible: true })
  }

  it('holds what the page says as soon as somebody talks over it, and ends it when they did say something', async () => {
    const capture = aCapture({ isHandsFree: true })
    await settled()
    speak(capture)
    capture.source.hear(400, 0.0005, true)
    capture.source.hear(300, 0.4)
    expect(capture.speech.getState().isPaused).toBe(true)
    capture.source.hear(1_000, 0.4)
    capture.source.hear(800, 0.0005, true)
    await settled()
    await capture.pass(0)
    await settled()
    expect(capture.speech.getState().queue).toEqual([])
  })

  it('lets the page go on after a false alarm', async () => {
    const capture = aCapture({ isHandsFree: true, hear: () => Promise.reject(refusal('nothing-heard')) })
    await settled()
    speak(capture)
    capture.source.hear(400, 0.0005, true)
    capture.source.hear(260, 0.4, true)
    expect(capture.speech.getState().isPaused).toBe(true)
    capture.source.hear(800, 0.0005, true)
    await settled()
    await capture.pass(0)
    await settled()
    expect([capture.speech.getState().isPaused, capture.speech.getState().queue.length]).toEqual([false, 1])
  })
})
