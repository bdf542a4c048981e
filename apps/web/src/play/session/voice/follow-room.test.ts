import type { TranscriptEntry } from '@placard/contract'
import { afterEach, describe, expect, it } from 'vitest'
import '../../../test-setup.ts'
import { createMicrophoneStore } from '../../../client/microphone/microphone-store.ts'
import type { Speech } from '../../../client/voice/speech.ts'
import { createSpeechStore } from '../../../client/voice/speech-store.ts'
import { mannerOf } from '../../room/voice/manner.ts'
import { voicesOf } from '../../room/voice/room-voices.ts'
import { createHallUi } from '../hall-ui.ts'
import { aFollowedSession } from '../testing/followed-session.ts'
import { followRoom } from './follow-room.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A room that is listened to; lines arrive as the test says, and the clock stands until it is moved. */
async function aRoom({ isVoiceOn = true, isOwnSpoken = false } = {}) {
  const { session, stop } = await aFollowedSession()
  const { record } = session.store.getState()
  if (record === undefined) throw new Error('the session has not been loaded')
  const { view } = record
  const ui = createHallUi(isVoiceOn)
  const spoken = createSpeechStore()
  const microphone = createMicrophoneStore()
  const speech: Pick<Speech, 'speak' | 'skip'> = {
    async speak(utterance) {
      spoken.dispatch({ kind: 'asked', utterance })
      return { id: utterance.id, ending: 'dropped', text: '' }
    },
    skip: (id) => spoken.dispatch({ kind: 'skipped', id }),
  }
  let now = 1_000_000
  let waiting: (() => void) | undefined
  const voices = voicesOf(view.seats, [], isOwnSpoken ? { seat: view.you, voiceId: 'leda' } : undefined)
  ends.push(
    stop,
    followRoom({
      sessionId: 's',
      session: session.store,
      ui,
      speech,
      spoken,
      microphone,
      voices: () => voices,
      now: () => now,
      after(ms, task) {
        waiting = () => {
          now += ms
          task()
        }
        return () => {
          waiting = undefined
        }
      },
    }),
  )
  const [first, second] = view.seats.filter(({ isYou }) => !isYou)
  let seq = record.liveFrom

  function arrive(...lines: readonly Partial<TranscriptEntry>[]) {
    const entries = lines.map(
      (line): TranscriptEntry => ({
        seq: seq++,
        at: 0,
        now,
        kind: 'speech',
        seat: first?.id,
        words: 'We hear the islands. Now let them hear us.',
        changes: [],
        detail: '',
        ...line,
      }),
    )
    session.store.setState((state) => ({
      record: state.record && { ...state.record, entries: [...state.record.entries, ...entries] },
    }))
  }

  return {
    session,
    ui,
    spoken,
    microphone,
    voices,
    view,
    arrive,
    first: first?.id ?? '',
    second: second?.id ?? '',
    from: record.liveFrom,
    later: () => waiting?.(),
    /** What is spoken, and what the player still has to say. */
    queue: () => spoken.getState().queue.map(({ id, voiceId, pieces }) => ({ id, voiceId, text: pieces.join(' ') })),
    finish: () => spoken.dispatch({ kind: 'finished', number: spoken.getState().queue[0]?.number ?? 0 }),
  }
}

describe('a room that is listened to', () => {
  it('speaks each new line in its delegate’s voice, one after the other', async () => {
    const { arrive, queue, finish, voices, first, second, from } = await aRoom()
    arrive({ seat: first })
    arrive({ seat: second })
    expect(queue()).toEqual([
      { id: `hall-s-${from}`, voiceId: voices.get(first)?.id, text: 'We hear the islands. Now let them hear us.' },
    ])
    finish()
    expect(queue()).toMatchObject([{ id: `hall-s-${from + 1}`, voiceId: voices.get(second)?.id }])
    finish()
    expect(queue()).toEqual([])
  })

  it('has the chair announce phases, votes and rulings, in a voice of its own', async () => {
    const { arrive, queue, voices } = await aRoom()
    arrive({ kind: 'phase', seat: undefined, detail: 'negotiation', words: '' })
    expect(queue()).toMatchObject([
      { voiceId: voices.get('chair')?.id, text: 'The committee enters a new phase: Active Negotiation.' },
    ])
  })

  it.each([
    { line: { seq: 0 }, because: 'it was there before the page' },
    { line: { now: 0 }, because: 'it was caught up with long after it was said' },
    { line: { kind: 'stance', detail: 'favour' }, because: 'nobody says it aloud' },
    { line: { words: ' ' }, because: 'there are no words' },
    { line: { kind: 'motion', detail: 'seconded' }, because: 'the delegate says so, not the chair' },
  ] as const)('leaves a line to the captions: $because', async ({ line }) => {
    const { arrive, queue } = await aRoom()
    arrive(line)
    expect(queue()).toEqual([])
  })

  it('keeps up: while one line is said, older ones behind it are shortened or left out', async () => {
    const { arrive, queue, finish, from } = await aRoom()
    arrive({})
    arrive({}, {}, {})
    finish()
    expect(queue()).toMatchObject([{ id: `hall-s-${from + 2}`, text: 'We hear the islands.' }])
    finish()
    expect(queue()).toMatchObject([{ id: `hall-s-${from + 3}`, text: 'We hear the islands. Now let them hear us.' }])
  })

  it('waits while the player types, and begins when they have stopped or sent it', async () => {
    const { session, arrive, queue, finish, later } = await aRoom()
    session.type('We')
    arrive({})
    expect(queue()).toEqual([])
    later()
    expect(queue()).toHaveLength(1)
    finish()
    session.type('We pro')
    arrive({})
    expect(queue()).toEqual([])
    session.type('')
    arrive({ kind: 'stance', detail: 'favour' })
    later()
    expect(queue()).toHaveLength(1)
  })

  it('waits while the player speaks, and goes on when they were heard', async () => {
    const { microphone, arrive, queue } = await aRoom()
    microphone.dispatch({ kind: 'asked', by: 'player' })
    microphone.dispatch({ kind: 'opened', turn: 1 })
    arrive({})
    expect(queue()).toEqual([])
    microphone.dispatch({ kind: 'finished', turn: 1 })
    expect(queue()).toEqual([])
    microphone.dispatch({ kind: 'heard', turn: 1 })
    expect(queue()).toHaveLength(1)
  })

  it('falls silent when the roll is called, and lets the chair call it', async () => {
    const { session, arrive, queue, voices, view } = await aRoom()
    const vote = {
      id: 'v1',
      question: { kind: 'draft', draft: 'd1' },
      manner: 'roll-call',
      majority: 'simple',
      order: view.seats.map(({ id }) => id),
      ballots: [],
      openedAt: 0,
      deadlineAt: 1,
    } as const
    arrive({}, {})
    session.store.setState(({ record }) => ({
      record: record && { ...record, view: { ...record.view, vote: { ...vote, order: [...vote.order], ballots: [] } } },
    }))
    arrive({ kind: 'vote', seat: undefined, about: 'v1', detail: 'draft', words: '' })
    expect(queue()).toMatchObject([
      { voiceId: voices.get('chair')?.id, text: 'The roll is called on the draft resolution.' },
    ])
  })

  it.each([
    { isOwnSpoken: true, spoken: ['leda'], because: 'the settings want it' },
    { isOwnSpoken: false, spoken: [], because: 'the settings do not want it' },
  ])('speaks the player’s own lines with $spoken: $because', async ({ isOwnSpoken, spoken }) => {
    const { arrive, queue, view } = await aRoom({ isOwnSpoken })
    arrive({ seat: view.you, origin: 'person' })
    expect(queue().map(({ voiceId }) => voiceId)).toEqual(spoken)
  })

  it('is silenced at once, and says the newest line when it is switched on again', async () => {
    const { ui, arrive, queue, spoken, from } = await aRoom()
    arrive({}, {})
    ui.setState({ isVoiceOn: false })
    expect(queue()).toEqual([])
    arrive({}, {})
    expect(queue()).toEqual([])
    ui.setState({ isVoiceOn: true })
    expect(queue().map(({ id }) => id)).toEqual([`hall-s-${from + 3}`])
    expect(spoken.getState().queue[0]?.isWanted).toBe(true)
  })

  it('tells the hall who is heard, and how many words have been begun', async () => {
    const { ui, arrive, spoken, finish, first, from } = await aRoom()
    arrive({})
    expect(ui.getState().heard).toBeUndefined()
    spoken.dispatch({ kind: 'sounding', number: 1, pieceAt: 0, wordAt: 2, isAudible: true })
    expect(ui.getState().heard).toEqual({ seq: from, seat: first, words: 3, isAudible: true })
    finish()
    expect(ui.getState().heard).toBeUndefined()
  })
})

describe('the manner of a line', () => {
  it.each([
    { mood: 'calm', voiceType: undefined, because: 'the temperament decides' },
    { mood: 'angry', voiceType: 'authoritative', because: 'anger is heard' },
    { mood: 'frustrated', voiceType: 'authoritative', because: 'frustration is heard' },
    { mood: 'wary', voiceType: 'professional', because: 'caution is heard' },
  ] as const)('$mood: $because', async ({ mood, voiceType }) => {
    const { view, first } = await aRoom()
    const seat = view.seats.find(({ id }) => id === first)
    const manner = mannerOf(seat && { ...seat, mood })
    expect(manner.settings?.voiceType).toBe(voiceType)
    expect(manner.personality).toBe(seat?.delegate.temperament)
  })

  it('of the chair and of people is neutral', async () => {
    const { view } = await aRoom()
    const neutral = { settings: { language: 'en-US' } }
    expect(mannerOf(undefined)).toEqual(neutral)
    expect(mannerOf(view.seats.find(({ isYou }) => isYou))).toEqual(neutral)
  })
})
