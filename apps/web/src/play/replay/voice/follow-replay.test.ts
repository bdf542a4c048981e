import { voiceOf } from '@placard/voice'
import { describe, expect, it } from 'vitest'
import { createSpeechStore } from '../../../client/voice/speech-store.ts'
import { fakeClock } from '../../../client/voice/testing/fake-sound.ts'
import type { Heard } from '../../../client/voice/utterance.ts'
import type { SpeakableLine } from '../../room/voice/speakable-lines.ts'
import { ReplayVoice } from './follow-replay.ts'

const lineOf = (seq: number, by = 'ken'): SpeakableLine => ({
  seq,
  by,
  text: `This is line ${seq}.`,
  isToYou: false,
  isSilent: false,
  isRollCall: false,
})

/** A replay whose voice says nothing until a test ends what is being said. */
function aReplay() {
  const time = fakeClock()
  const store = createSpeechStore()
  const said: (number | undefined)[] = []
  const endings = new Map<string, (heard: Heard) => void>()
  const voice = new ReplayVoice({
    speech: {
      speak(utterance) {
        store.dispatch({ kind: 'asked', utterance })
        return new Promise((resolve) => endings.set(utterance.id, resolve))
      },
      skip: (id) => store.dispatch({ kind: 'skipped', id }),
      pause: () => store.dispatch({ kind: 'paused', isPaused: true }),
      resume: () => store.dispatch({ kind: 'paused', isPaused: false }),
    },
    voices: () => new Map([['ken', voiceOf('leda')]]),
    after: time.clock.after,
    idOf: String,
    onSaid: (seq) => said.push(seq),
  })
  return {
    ...time,
    said,
    show: (line: SpeakableLine | undefined, isPlaying = true) => voice.show({ line, isPlaying, seat: undefined }),
    end: () => voice.end(),
    queue: () => store.getState().queue.map(({ id }) => id),
    isPaused: () => store.getState().isPaused,
    async ends(id: string, ending: Heard['ending'] = 'whole') {
      store.dispatch({ kind: 'skipped', id })
      endings.get(id)?.({ id, ending, text: '' })
      await Promise.resolve()
    },
  }
}

describe('the voice of a replay', () => {
  it('says the line that is shown, and tells when it has been said', async () => {
    const replay = aReplay()
    replay.show(lineOf(1))
    await replay.pass(300)
    expect(replay.queue()).toEqual(['1'])
    expect(replay.said).toEqual([])
    await replay.ends('1')
    expect(replay.said).toEqual([1])
  })

  it('says nothing while the replay stands still', async () => {
    const replay = aReplay()
    replay.show(lineOf(1), false)
    await replay.pass(1000)
    expect(replay.queue()).toEqual([])
  })

  it('begins none of the lines that are passed while the position is dragged along', async () => {
    const replay = aReplay()
    for (const seq of [1, 2, 3, 4]) {
      replay.show(lineOf(seq))
      await replay.pass(50)
    }
    await replay.pass(300)
    expect(replay.queue()).toEqual(['4'])
  })

  it('ends what is being said as soon as another line is shown, with a voice or without', async () => {
    const replay = aReplay()
    replay.show(lineOf(1))
    await replay.pass(300)
    replay.show(undefined)
    expect(replay.queue()).toEqual([])
    replay.show(lineOf(5))
    await replay.pass(300)
    expect(replay.queue()).toEqual(['5'])
    replay.end()
    expect(replay.queue()).toEqual([])
  })

  it('pauses and goes on with playback', async () => {
    const replay = aReplay()
    replay.show(lineOf(1))
    await replay.pass(300)
    replay.show(lineOf(1), false)
    expect(replay.isPaused()).toBe(true)
    replay.show(lineOf(1))
    expect(replay.isPaused()).toBe(false)
    expect(replay.queue()).toEqual(['1'])
  })

  it('does not begin a line that was paused before it settled, and begins it when playback goes on', async () => {
    const replay = aReplay()
    replay.show(lineOf(1))
    await replay.pass(50)
    replay.show(lineOf(1), false)
    await replay.pass(1000)
    expect(replay.queue()).toEqual([])
    replay.show(lineOf(1))
    await replay.pass(300)
    expect(replay.queue()).toEqual(['1'])
  })

  it('says a line again that is shown again', async () => {
    const replay = aReplay()
    replay.show(lineOf(1))
    await replay.pass(300)
    await replay.ends('1')
    replay.show(lineOf(2))
    replay.show(lineOf(1))
    await replay.pass(300)
    expect(replay.queue()).toEqual(['1'])
    expect(replay.said.at(-1)).toBeUndefined()
  })

  it.each([
    { what: 'another tab took over', ending: 'dropped' },
    { what: 'there was no sound', ending: 'shown' },
  ] as const)('does not hold playback up where $what', async ({ ending }) => {
    const replay = aReplay()
    replay.show(lineOf(1))
    await replay.pass(300)
    await replay.ends('1', ending)
    expect(replay.said).toEqual([1])
  })

  it('does not hold playback up for somebody without a voice', async () => {
    const replay = aReplay()
    replay.show(lineOf(1, 'nobody'))
    await replay.pass(300)
    expect(replay.queue()).toEqual([])
    expect(replay.said).toEqual([1])
  })
})
