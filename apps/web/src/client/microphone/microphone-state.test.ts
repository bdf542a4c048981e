import { describe, expect, it } from 'vitest'
import { isUserSpeaking, type MicrophoneEvent, microphoneAfter, phaseOf, RESTING } from './microphone-state.ts'
import { faultText } from './microphone-text.ts'

const asked = { kind: 'asked', by: 'a' } as const
const opened = (turn = 1): MicrophoneEvent => ({ kind: 'opened', turn })
const finished = (turn = 1): MicrophoneEvent => ({ kind: 'finished', turn })
const heard = (turn = 1): MicrophoneEvent => ({ kind: 'heard', turn })
const refused = (turn = 1): MicrophoneEvent => ({ kind: 'refused', turn, fault: 'nothing-heard' })
const cancelled = (turn = 1): MicrophoneEvent => ({ kind: 'cancelled', turn })
const cut = (turn = 1): MicrophoneEvent => ({ kind: 'cut-short', turn, by: 'hidden' })
const muted = (isMuted: boolean): MicrophoneEvent => ({ kind: 'muted', isMuted })
const after = (events: readonly MicrophoneEvent[]) => events.reduce(microphoneAfter, RESTING)

describe('the microphone', () => {
  it.each([
    { events: [], phase: 'idle', because: 'nobody has asked for it' },
    { events: [asked], phase: 'asking', because: 'the user has to allow it' },
    { events: [asked, opened()], phase: 'listening', because: 'it is there' },
    { events: [asked, opened(), finished()], phase: 'processing', because: 'all was said' },
    { events: [asked, opened(), finished(), heard()], phase: 'idle', because: 'it was understood' },
    { events: [asked, opened(), finished(), refused()], phase: 'error', because: 'nothing was understood' },
    { events: [asked, refused()], phase: 'error', because: 'the user did not allow it' },
    { events: [asked, opened(), refused()], phase: 'error', because: 'it was unplugged' },
    { events: [asked, opened(), cancelled()], phase: 'idle', because: 'it was given up' },
    { events: [asked, finished()], phase: 'asking', because: 'nothing can have been said' },
    { events: [asked, cut()], phase: 'asking', because: 'nothing can have been said yet' },
    { events: [asked, opened(), cut()], phase: 'processing', because: 'what was said until then is heard' },
    { events: [asked, opened(), cut(), heard()], phase: 'error', because: 'there may have been more to say' },
    { events: [asked, opened(), cut(), refused()], phase: 'error', because: 'nothing had been said' },
    { events: [asked, opened(), cancelled(), cut()], phase: 'idle', because: 'it was given up before' },
    { events: [asked, refused(), asked], phase: 'asking', because: 'the next turn forgets the fault' },
    { events: [asked, refused(), { kind: 'dismissed' }], phase: 'idle', because: 'the fault was read' },
    { events: [asked, asked, opened(1)], phase: 'asking', because: 'the first turn is over' },
    { events: [asked, opened(), cancelled(), asked, refused(1)], phase: 'asking', because: 'that answer is late' },
    { events: [asked, opened(), cancelled(), opened()], phase: 'idle', because: 'what is over stays over' },
    { events: [asked, opened(), muted(true)], phase: 'muted', because: 'nothing more may be heard' },
    { events: [asked, opened(), muted(true), finished()], phase: 'muted', because: 'the mute has ended the turn' },
    { events: [muted(true), muted(false)], phase: 'idle', because: 'it may be used again' },
    { events: [muted(true), asked], phase: 'asking', because: 'who asks for it wants to be heard' },
    {
      events: [asked, opened(), finished(), refused(), { kind: 'asked-again' }],
      phase: 'asking',
      because: 'hands-free, the next turn begins by itself',
    },
    { events: [asked, { kind: 'asked-again' }], phase: 'asking', because: 'a turn is under way' },
    { events: [muted(true), { kind: 'asked-again' }], phase: 'muted', because: 'nobody undoes a mute but the user' },
  ] as const)('is $phase, because $because', ({ events, phase }) => {
    expect(phaseOf(after(events))).toBe(phase)
  })

  it.each([
    { events: [asked, opened(), cut(), heard()], isKept: true, because: 'it was heard' },
    { events: [asked, opened(), finished(), cut(), heard()], isKept: true, because: 'it was being heard' },
    { events: [asked, opened(), cut(), cancelled()], isKept: false, because: 'the user gave it up' },
    { events: [asked, opened(), cut(), heard(), asked], isKept: false, because: 'that turn is over' },
  ] as const)('says that what was said before a cut is kept: $isKept, because $because', ({ events, isKept }) => {
    const state = after(events)
    expect(state).toMatchObject({ isKept, cut: undefined })
    expect(faultText(state)?.includes('is in the text field') ?? false).toBe(isKept)
  })

  it('counts its turns, and says who has the last one', () => {
    expect(after([asked, { kind: 'asked', by: 'b' }])).toMatchObject({ turn: 2, by: 'b' })
  })

  it('keeps the fault of the last turn in sight until somebody speaks again, where it is hands-free', () => {
    const again = after([asked, opened(), refused(), { kind: 'asked-again' }, opened(2)])
    expect(again).toMatchObject({ turn: 2, by: 'a', fault: 'nothing-heard' })
    expect(microphoneAfter(again, { kind: 'speech-began', turn: 2 }).fault).toBeUndefined()
  })

  it('explains itself until the user goes on, or gives up', () => {
    const explaining = after([asked, { kind: 'explaining', turn: 1 }])
    expect(explaining.isExplaining).toBe(true)
    for (const event of [{ kind: 'agreed', turn: 1 }, opened(), cancelled(), asked] as const)
      expect(microphoneAfter(explaining, event).isExplaining).toBe(false)
  })

  it.each([
    { events: [asked], isSpeaking: false, because: 'the microphone is not there yet' },
    { events: [asked, opened()], isSpeaking: true, because: 'they have pressed the microphone to speak' },
    { events: [asked, opened(), finished()], isSpeaking: true, because: 'what they said is about to count' },
    { events: [asked, opened(), finished(), heard()], isSpeaking: false, because: 'they have finished' },
    { events: [{ ...asked, isHandsFree: true }, opened()], isSpeaking: false, because: 'nobody has begun to' },
    {
      events: [{ ...asked, isHandsFree: true }, opened(), { kind: 'speech-began', turn: 1 }],
      isSpeaking: true,
      because: 'they have begun to',
    },
  ] as const)('leaves the user the word: $isSpeaking, because $because', ({ events, isSpeaking }) => {
    expect(isUserSpeaking(after(events))).toBe(isSpeaking)
  })

  it.each(['speech-began', 'running-out', 'clipped'] as const)('tells of %s only while it listens', (kind) => {
    const told: MicrophoneEvent = { kind, turn: 1 }
    const listening = after([asked, opened()])
    expect(microphoneAfter(listening, told)).not.toEqual(listening)
    const processing = after([asked, opened(), finished()])
    expect(microphoneAfter(processing, told)).toEqual(processing)
  })
})
