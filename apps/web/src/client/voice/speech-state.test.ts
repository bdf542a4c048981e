import { describe, expect, it } from 'vitest'
import { phaseOf, SILENT, type SpeechEvent, type SpeechState, speechAfter } from './speech-state.ts'
import type { Utterance } from './utterance.ts'

const TWO_PIECES =
  'The delegation of Kenya has the floor and thanks the chair for it. It asks all sides to put water before everything else.'

const ask = (id: string, more: Partial<Utterance> = {}): SpeechEvent => ({
  kind: 'asked',
  utterance: { id, text: TWO_PIECES, voiceId: 'leda', ...more },
})
const at = (number: number, pieceAt: number, wordAt: number): SpeechEvent => ({
  kind: 'sounding',
  number,
  pieceAt,
  wordAt,
  isAudible: true,
})
const after = (events: readonly SpeechEvent[], state: SpeechState = SILENT) => events.reduce(speechAfter, state)
const ids = ({ queue }: SpeechState) => queue.map(({ id }) => id).join(' ')

describe('the queue of speech', () => {
  it.each([
    { events: [ask('a'), ask('b')], queue: 'a b', because: 'who asks later waits' },
    { events: [ask('a'), ask('b'), ask('c', { priority: 'next' })], queue: 'a c b', because: 'the next one is urgent' },
    { events: [ask('a'), ask('b'), ask('c', { priority: 'now' })], queue: 'c', because: 'a person wants this one' },
    { events: [ask('a'), ask('a')], queue: 'a', because: 'it is said already' },
    { events: [ask('a'), ask('b'), { kind: 'skipped', id: 'a' }], queue: 'b', because: 'the first was skipped' },
    { events: [ask('a'), ask('b'), { kind: 'stopped' }], queue: '', because: 'all was stopped' },
    { events: [ask('a'), ask('b'), { kind: 'overtaken' }], queue: 'a', because: 'what is being said is finished' },
    { events: [ask('a'), ask('b'), { kind: 'finished', number: 1 }], queue: 'b', because: 'the first is over' },
    {
      events: [ask('a'), { kind: 'finished', number: 7 }],
      queue: 'a',
      because: 'another one’s end tells nothing of it',
    },
  ] as const)('is "$queue", because $because', ({ events, queue }) => {
    expect(ids(after(events))).toBe(queue)
  })

  it.each([
    { events: [], phase: 'idle', because: 'nothing is to be said' },
    { events: [ask('a')], phase: 'processing', because: 'its sound is being made' },
    { events: [ask('a'), at(1, 0, 0)], phase: 'speaking', because: 'it is heard' },
    { events: [ask('a'), at(1, 0, 0), { kind: 'paused', isPaused: true }], phase: 'paused', because: 'it was paused' },
    { events: [{ kind: 'paused', isPaused: true }], phase: 'idle', because: 'there was nothing to pause' },
    { events: [ask('a'), { kind: 'stopped' }, at(1, 0, 0)], phase: 'idle', because: 'the sound came too late' },
    { events: [ask('a'), ask('b'), at(2, 0, 0)], phase: 'processing', because: 'the second cannot be heard yet' },
  ] as const)('is $phase, because $because', ({ events, phase }) => {
    expect(phaseOf(after(events))).toBe(phase)
  })

  it('keeps of an utterance that was cut off what was heard, to the word', () => {
    const { ended } = after([ask('a'), at(1, 0, 4), { kind: 'stopped' }])
    expect(ended).toEqual([{ id: 'a', number: 1, ending: 'cut', text: 'The delegation of Kenya has' }])
  })

  it('keeps the pieces before the one that was cut off', () => {
    const { ended } = after([ask('a'), at(1, 1, 1), { kind: 'skipped', id: 'a' }])
    expect(ended[0]?.text).toBe('The delegation of Kenya has the floor and thanks the chair for it. It asks')
  })

  it.each([
    { events: [at(1, 1, 9), { kind: 'finished', number: 1 }], ending: 'whole', because: 'it was heard to its end' },
    {
      events: [
        { ...at(1, 1, 9), isAudible: false },
        { kind: 'finished', number: 1 },
      ],
      ending: 'shown',
      because: 'there was no sound',
    },
    { events: [{ kind: 'finished', number: 1 }], ending: 'dropped', because: 'nothing of it was heard or shown' },
    { events: [{ kind: 'stopped' }], ending: 'dropped', because: 'it had not begun' },
  ] as const)('says that an utterance was $ending, because $because', ({ events, ending }) => {
    expect(after(events, after([ask('a')])).ended[0]?.ending).toBe(ending)
  })

  it('lets an open utterance grow until its last part, and no other', () => {
    const grown = after([
      ask('a', { text: '', isOpen: true }),
      { kind: 'extended', id: 'a', text: 'The first sentence.', isLast: false },
      { kind: 'extended', id: 'a', text: 'The last sentence.', isLast: true },
      { kind: 'extended', id: 'a', text: 'Too late.', isLast: true },
    ])
    expect(grown.queue[0]?.pieces).toEqual(['The first sentence.', 'The last sentence.'])
    expect(grown.queue[0]?.isOpen).toBe(false)
  })

  it('takes a notice away when a person asks for speech again', () => {
    expect(after([{ kind: 'noticed', notice: 'no-voice' }, ask('a', { priority: 'now' })]).notice).toBeUndefined()
    expect(after([{ kind: 'noticed', notice: 'no-voice' }, ask('a')]).notice).toBe('no-voice')
  })
})
