import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { MicrophoneError } from './fault-error.ts'
import { aSitting, POINT_OF_ORDER, settled } from './testing/a-sitting.ts'

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
    const sat = aSitting()
    await settled()
    expect(sat.phase()).toBe('listening')
    sat.source.hear(1_000, 0.2)
    await sat.finish()
    expect([sat.phase(), sat.heard, sat.source.isClosed]).toEqual(['idle', ['Point of order.'], true])
    expect(sat.asked[0]?.samples).toHaveLength(16_000)
    expect(sat.asked[0]?.file.type).toBe('audio/webm')
    await sat.over
  })

  it.each([
    { loudness: 0, isSteady: true, because: 'it is silent' },
    { loudness: 0.1, isSteady: true, because: 'it is a noise' },
  ])('is never sent when $because', async ({ loudness, isSteady }) => {
    const sat = aSitting()
    await settled()
    sat.source.hear(1_000, loudness, isSteady)
    await sat.finish()
    expect([sat.fault(), sat.asked.length, sat.heard]).toEqual(['nothing-heard', 0, []])
    // whoever wants the sound itself has it
    expect(sat.recordings).toHaveLength(1)
  })

  it.each([
    { error: new MicrophoneError('denied'), fault: 'denied' },
    { error: new MicrophoneError('missing'), fault: 'missing' },
    { error: new MicrophoneError('held'), fault: 'held' },
    { error: new Error('anything'), fault: 'unheard' },
  ])('is refused with $fault when the microphone does not open', async ({ error, fault }) => {
    const sat = aSitting({ open: () => Promise.reject(error) })
    await sat.over
    expect([sat.phase(), sat.fault()]).toEqual(['error', fault])
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
    const sat = aSitting({ hear: () => Promise.reject(error) })
    await settled()
    sat.source.hear(1_000, 0.2)
    await sat.finish()
    expect([sat.phase(), sat.fault(), sat.source.isClosed]).toEqual(['error', fault, true])
  })

  it.each([
    { happens: (sat: ReturnType<typeof aSitting>) => sat.source.onGone?.(), fault: 'unplugged' },
    { happens: (sat: ReturnType<typeof aSitting>) => sat.hide(), fault: 'hidden' },
    { happens: (sat: ReturnType<typeof aSitting>) => sat.source.hear(5_100, 0, true), fault: 'silent' },
  ])('ends with $fault', async ({ happens, fault }) => {
    const sat = aSitting()
    await settled()
    happens(sat)
    await sat.over
    expect([sat.fault(), sat.source.isClosed, sat.asked.length]).toEqual([fault, true, 0])
  })

  it('ends when another tab begins to listen', async () => {
    let lose = () => undefined
    const sat = aSitting({
      async take(onLost) {
        lose = () => void onLost()
        return () => undefined
      },
    })
    await settled()
    lose()
    await sat.over
    expect([sat.fault(), sat.source.isClosed]).toEqual(['elsewhere', true])
  })

  it('is left when no answer comes', async () => {
    const sat = aSitting({ hear: never })
    await settled()
    sat.source.hear(1_000, 0.2)
    await sat.finish()
    expect(sat.phase()).toBe('processing')
    void sat.pass(30_000)
    await settled()
    // the call hangs, and is not waited for
    expect([sat.phase(), sat.fault()]).toEqual(['error', 'late'])
  })

  it.each(['listening', 'processing'] as const)('that is given up while %s is heard by nobody', async (phase) => {
    const answer = Promise.withResolvers<typeof POINT_OF_ORDER>()
    const sat = aSitting({ hear: () => answer.promise })
    await settled()
    sat.source.hear(1_000, 0.2)
    if (phase === 'processing') await sat.finish()
    sat.store.dispatch({ kind: 'cancelled', turn: 1 })
    answer.resolve(POINT_OF_ORDER)
    await sat.over
    expect([sat.phase(), sat.heard, sat.source.isClosed]).toEqual(['idle', [], true])
  })

  it('ends by itself after a minute, and says so ten seconds before', async () => {
    const sat = aSitting()
    await settled()
    sat.source.hear(49_000, 0.2)
    expect(sat.store.getState().isRunningOut).toBe(false)
    sat.source.hear(1_000, 0.2)
    expect(sat.store.getState().isRunningOut).toBe(true)
    sat.source.hear(9_600, 0.2)
    expect(sat.phase()).toBe('processing')
  })

  it('says when it is too loud', async () => {
    const sat = aSitting()
    await settled()
    sat.source.hear(500, 3)
    expect(sat.store.getState().isClipped).toBe(true)
  })

  it('tells what the microphone is for before it is opened for the first time', async () => {
    let isOpened = false
    const sat = aSitting({
      choices: { isExplained: false },
      async open() {
        isOpened = true
        throw new MicrophoneError('denied')
      },
    })
    await settled()
    expect([sat.store.getState().isExplaining, isOpened]).toEqual([true, false])
    sat.store.dispatch({ kind: 'agreed', turn: 1 })
    await sat.over
    expect([isOpened, sat.isExplained()]).toEqual([true, true])
  })
})

describe('a hands-free microphone', () => {
  it('finds the end of speech, goes on listening, and keeps the device', async () => {
    const sat = aSitting({ isHandsFree: true })
    await settled()
    sat.source.hear(2_000, 0.0005, true)
    expect(sat.store.getState().isSpeechBegun).toBe(false)
    sat.source.hear(1_500, 0.2)
    expect(sat.store.getState().isSpeechBegun).toBe(true)
    sat.source.hear(800, 0.0005, true)
    await settled()
    await sat.pass(0)
    await settled()
    expect(sat.heard).toEqual(['Point of order.'])
    // the two seconds before are not part of it
    expect((sat.asked[0]?.samples.length ?? 0) / 16_000).toBeLessThan(3)
    expect(sat.asked[0]?.file.type).toBe('audio/wav')
    expect([sat.phase(), sat.store.getState().turn, sat.source.isClosed]).toEqual(['listening', 2, false])
    sat.store.dispatch({ kind: 'cancelled', turn: 2 })
    await sat.over
    expect(sat.source.isClosed).toBe(true)
  })

  it.each([
    { because: 'nobody understood it', hear: () => Promise.reject(refusal('no-command')), phase: 'listening' },
    {
      because: 'the server was away',
      hear: () => Promise.reject(new ApiError('unreachable', 'no')),
      phase: 'listening',
    },
  ])('listens again when $because, and says so', async ({ hear, phase }) => {
    const sat = aSitting({ isHandsFree: true, hear })
    await settled()
    sat.source.hear(500, 0.0005, true)
    sat.source.hear(1_500, 0.2)
    sat.source.hear(800, 0.0005, true)
    await settled()
    await sat.pass(0)
    await settled()
    expect(sat.phase()).toBe(phase)
    expect(sat.fault()).toBeDefined()
  })

  it('does not listen again when the device is gone', async () => {
    const sat = aSitting({ isHandsFree: true })
    await settled()
    sat.source.onGone?.()
    await sat.over
    expect(sat.phase()).toBe('error')
  })

  const speak = (sat: ReturnType<typeof aSitting>) => {
    sat.speech.dispatch({ kind: 'asked', utterance: { id: 'x', text: 'The floor is open.', voiceId: 'leda' } })
    sat.speech.dispatch({ kind: 'sounding', number: 1, pieceAt: 0, wordAt: 0, isAudible: true })
  }

  it('holds what the page says as soon as somebody talks over it, and ends it when they did say something', async () => {
    const sat = aSitting({ isHandsFree: true })
    await settled()
    speak(sat)
    sat.source.hear(400, 0.0005, true)
    sat.source.hear(300, 0.4)
    expect(sat.speech.getState().isPaused).toBe(true)
    sat.source.hear(1_000, 0.4)
    sat.source.hear(800, 0.0005, true)
    await settled()
    await sat.pass(0)
    await settled()
    expect(sat.speech.getState().queue).toEqual([])
  })

  it('lets the page go on after a false alarm', async () => {
    const sat = aSitting({ isHandsFree: true, hear: () => Promise.reject(refusal('nothing-heard')) })
    await settled()
    speak(sat)
    sat.source.hear(400, 0.0005, true)
    sat.source.hear(260, 0.4, true)
    expect(sat.speech.getState().isPaused).toBe(true)
    sat.source.hear(800, 0.0005, true)
    await settled()
    await sat.pass(0)
    await settled()
    expect([sat.speech.getState().isPaused, sat.speech.getState().queue.length]).toEqual([false, 1])
  })
})
