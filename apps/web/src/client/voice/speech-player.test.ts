import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { PreparationStanding } from '../gateways/voice-gateway.ts'
import type { BrowserVoice } from './browser-voice.ts'
import { aStage, FOUR, type Speak, voiceOf } from './testing/a-stage.ts'

const refused: Speak = () => Promise.reject(new Error('refused'))

describe('a speech player', () => {
  it('plays the pieces of a text one behind the other, without a gap', async () => {
    const stage = aStage()
    stage.say('a')
    await stage.pass(13_000)
    const spans = stage.context.sounds.map(({ startedAt, duration }) => [startedAt, startedAt + duration])
    expect(spans).toHaveLength(4)
    for (const [at, [start]] of spans.slice(1).entries()) expect(start).toBe(spans[at]?.[1])
    expect(stage.endings()).toEqual(['a whole'])
    expect(stage.phase()).toBe('idle')
  })

  it('has two pieces at most made at once, and asks for the third when the first is heard', async () => {
    const stage = aStage({ speak: (wait) => voiceOf(1_000, 3, wait) })
    stage.say('a')
    await stage.pass(900)
    expect(stage.asked).toEqual(FOUR.slice(0, 2))
    await stage.pass(200)
    expect(stage.asked).toEqual(FOUR.slice(0, 3))
    await stage.pass(20_000)
    expect(stage.mostUnderWay()).toBe(2)
  })

  it('tells whoever makes the sound that no service may', async () => {
    const stage = aStage()
    stage.say('a', 'For nobody else.', { isWithoutServices: true })
    await stage.pass(10_000)
    stage.say('b', 'For everybody.')
    await stage.pass(10_000)
    expect(stage.requests.map(({ isWithoutServices = false }) => isWithoutServices)).toEqual([true, false])
  })

  it('tells which piece and which word is heard', async () => {
    const stage = aStage()
    stage.say('a')
    expect(stage.phase()).toBe('processing')
    await stage.pass(200)
    expect(stage.spoken()).toMatchObject({ id: 'a', pieces: FOUR, pieceAt: 0, wordAt: 0 })
    await stage.pass(3_000 + 1_500)
    const { pieceAt, wordAt } = stage.spoken() ?? {}
    expect(pieceAt).toBe(1)
    expect(wordAt).toBeGreaterThan(2)
    expect(wordAt).toBeLessThan(9)
  })

  it('falls silent within 10 ms when it is stopped, and plays nothing that comes later', async () => {
    const stage = aStage()
    stage.say('a')
    await stage.pass(1_000)
    const now = stage.context.currentTime
    stage.store.dispatch({ kind: 'stopped' })
    expect(stage.phase()).toBe('idle')
    expect(stage.context.loudness.at(-1)).toBe(0)
    for (const { stoppedAt } of stage.context.sounds) expect(stoppedAt).toBeCloseTo(now + 0.01)
    const played = stage.context.sounds.length
    await stage.pass(10_000)
    expect(stage.context.sounds).toHaveLength(played)
    expect(stage.endings()).toEqual(['a cut'])
  })

  it('goes on with the next utterance when one is skipped', async () => {
    const stage = aStage()
    stage.say('a')
    stage.say('b', FOUR[0])
    await stage.pass(1_000)
    stage.store.dispatch({ kind: 'skipped', id: 'a' })
    await stage.pass(1_000)
    expect(stage.spoken()?.id).toBe('b')
  })

  it('stands still while it is paused, and goes on where it was', async () => {
    const stage = aStage()
    stage.say('a', FOUR[0])
    await stage.pass(1_000)
    stage.store.dispatch({ kind: 'paused', isPaused: true })
    const { wordAt } = stage.spoken() ?? {}
    await stage.pass(60_000)
    expect(stage.spoken()?.wordAt).toBe(wordAt)
    stage.store.dispatch({ kind: 'paused', isPaused: false })
    await stage.pass(2_500)
    expect(stage.endings()).toEqual(['a whole'])
  })

  it('says an open text as it grows, and ends with its last part', async () => {
    const stage = aStage()
    stage.say('a', FOUR[0], { isOpen: true })
    await stage.pass(5_000)
    expect(stage.phase()).toBe('speaking')
    stage.store.dispatch({ kind: 'extended', id: 'a', text: FOUR[1], isLast: true })
    await stage.pass(5_000)
    expect(stage.asked).toEqual(FOUR.slice(0, 2))
    expect(stage.endings()).toEqual(['a whole'])
  })

  it('shows captions at the pace of speech where nobody can speak, and says so', async () => {
    const stage = aStage({ speak: () => refused })
    stage.say('a', FOUR[0])
    await stage.pass(1_000)
    expect(stage.notice()).toBe('no-voice')
    expect(stage.spoken()).toMatchObject({ isAudible: false, pieceAt: 0 })
    await stage.pass(10_000)
    expect(stage.endings()).toEqual(['a shown'])
  })

  it('ends at once without a sound where the text stands on the page anyhow', async () => {
    const stage = aStage({ speak: () => refused })
    stage.say('a', FOUR[0], { withoutSound: 'end' })
    await stage.pass(200)
    expect(stage.phase()).toBe('idle')
    expect(stage.notice()).toBe('no-voice')
  })

  it.each([
    { speak: () => refused, because: 'it was refused' },
    { speak: () => () => new Promise<never>(() => undefined), because: 'it hangs' },
    { speak: (wait: (ms: number) => Promise<void>) => voiceOf(10, 0, wait), because: 'the sound is damaged' },
  ])('has the browser’s own voice speak when $because', async ({ speak }) => {
    const said: string[] = []
    const browser: BrowserVoice = {
      canSpeak: () => true,
      pause: () => undefined,
      resume: () => undefined,
      async speak({ text }, onWord) {
        onWord(0)
        said.push(text)
        return true
      },
    }
    const stage = aStage({ speak, browser })
    stage.say('a')
    await stage.pass(40_000)
    expect(said).toEqual(FOUR)
    expect(stage.notice()).toBe('browser-voice')
    expect(stage.endings()).toEqual(['a whole'])
  })

  it('asks a voice that has failed again after a while, and takes the notice away', async () => {
    let isDown = true
    const stage = aStage({
      speak: (wait) => (request, signal) => (isDown ? refused(request) : voiceOf(10, 3, wait)(request, signal)),
    })
    stage.say('a', FOUR[0])
    await stage.pass(10_000)
    isDown = false
    stage.say('b', FOUR[1])
    await stage.pass(10_000)
    expect(stage.asked).toEqual([FOUR[0]])
    stage.say('c', FOUR[2])
    await stage.pass(10_000)
    expect(stage.asked).toEqual([FOUR[0], FOUR[2]])
    expect(stage.notice()).toBeUndefined()
  })

  it('says that the browser keeps the sound back, and goes on with a gesture', async () => {
    const stage = aStage({ isBlocked: true })
    stage.say('a', FOUR[0])
    await stage.pass(2_000)
    expect(stage.notice()).toBe('blocked')
    stage.context.isBlocked = false
    stage.gesture()
    await stage.pass(200)
    expect(stage.notice()).toBeUndefined()
    await stage.pass(4_000)
    expect(stage.endings()).toEqual(['a whole'])
  })

  it('finishes after a sleep what it was saying, and drops what has waited meanwhile', async () => {
    const stage = aStage()
    stage.say('a', FOUR[0])
    stage.say('b', FOUR[1])
    stage.say('c', FOUR[2])
    await stage.pass(1_000)
    stage.leap(600_000)
    await stage.pass(10_000)
    expect(stage.endings()).toEqual(['b dropped', 'c dropped', 'a whole'])
  })

  it('keeps what waits over a pause, however long', async () => {
    const stage = aStage()
    stage.say('a', FOUR[0])
    stage.say('b', FOUR[1])
    await stage.pass(1_000)
    stage.store.dispatch({ kind: 'paused', isPaused: true })
    await stage.pass(600_000)
    stage.store.dispatch({ kind: 'paused', isPaused: false })
    await stage.pass(10_000)
    expect(stage.endings()).toEqual(['a whole', 'b whole'])
  })

  it('is silent at once when it is muted, and has nothing more made', async () => {
    const stage = aStage()
    stage.say('a')
    await stage.pass(1_000)
    const { length } = stage.asked
    stage.store.dispatch({ kind: 'muted', isMuted: true })
    expect(stage.context.loudness.at(-1)).toBe(0)
    await stage.pass(30_000)
    expect(stage.asked).toHaveLength(length)
    expect(stage.endings()).toEqual(['a shown'])
  })

  it('falls silent when another tab begins to speak, and says so', async () => {
    let steal: (() => void) | undefined
    const stage = aStage({
      async take(onLost) {
        steal = onLost
        return () => undefined
      },
    })
    stage.say('a')
    await stage.pass(1_000)
    steal?.()
    expect(stage.phase()).toBe('idle')
    expect(stage.notice()).toBe('elsewhere')
  })

  it('drops what a tab behind wants to say while another one speaks', async () => {
    const stage = aStage({ take: async () => undefined })
    stage.say('a')
    await stage.pass(1_000)
    expect(stage.asked).toEqual([])
    expect(stage.endings()).toEqual(['a dropped'])
  })

  it('asks nobody for sounds when the user does not want the voice fetched', async () => {
    const standing = createStore<PreparationStanding>(() => ({ status: 'missing' }))
    const wishes: boolean[] = []
    const stage = aStage({
      preparation: {
        bytes: 14_500_000,
        store: standing,
        async prepare(isWanted) {
          wishes.push(isWanted)
          standing.setState({ status: 'declined' })
        },
        accept: () => undefined,
        decline: () => undefined,
      },
    })
    stage.say('a', FOUR[0], { priority: 'now', withoutSound: 'end' })
    await stage.pass(1_000)
    expect(stage.asked).toEqual([])
    expect(wishes).toEqual([true])
    expect(stage.notice()).toBe('not-fetched')
  })
})
