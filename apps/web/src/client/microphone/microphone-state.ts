import type { MicrophoneFault } from './faults.ts'

/** Where a turn at the microphone is: `asking` for it, `listening`, or `processing` what was said. */
export type TurnPhase = 'idle' | 'asking' | 'listening' | 'processing'

/** What is shown of the microphone: a fault and a mute only where no turn is under way. */
export type MicrophonePhase = TurnPhase | 'muted' | 'error'

/** The microphone of this page: one turn at a time. */
export interface MicrophoneState {
  readonly phase: TurnPhase
  /** Number of the last turn: what comes late of an older one is dropped. */
  readonly turn: number
  /** Who began the last turn. */
  readonly by: string | undefined
  /** Whether somebody has begun to speak in this turn. */
  readonly isSpeechBegun: boolean
  /** Whether the recording will soon be as long as it may be. */
  readonly isRunningOut: boolean
  /** Whether what comes in is louder than the microphone can take. */
  readonly isClipped: boolean
  readonly isMuted: boolean
  /** Why the last turn gave no words. */
  readonly fault: MicrophoneFault | undefined
}

export type MicrophoneEvent =
  | { readonly kind: 'asked'; readonly by: string }
  /** The microphone is there. */
  | { readonly kind: 'opened'; readonly turn: number }
  | { readonly kind: 'speech-began'; readonly turn: number }
  | { readonly kind: 'running-out'; readonly turn: number }
  | { readonly kind: 'clipped'; readonly turn: number }
  /** All was said. */
  | { readonly kind: 'finished'; readonly turn: number }
  | { readonly kind: 'heard'; readonly turn: number }
  | { readonly kind: 'refused'; readonly turn: number; readonly fault: MicrophoneFault }
  /** The turn is given up; nothing of it counts. */
  | { readonly kind: 'cancelled'; readonly turn: number }
  | { readonly kind: 'muted'; readonly isMuted: boolean }
  | { readonly kind: 'dismissed' }

export const RESTING: MicrophoneState = {
  phase: 'idle',
  turn: 0,
  by: undefined,
  isSpeechBegun: false,
  isRunningOut: false,
  isClipped: false,
  isMuted: false,
  fault: undefined,
}

export function phaseOf({ phase, isMuted, fault }: MicrophoneState): MicrophonePhase {
  if (phase !== 'idle') return phase
  if (isMuted) return 'muted'
  return fault === undefined ? 'idle' : 'error'
}

/** What an event makes of the state; one that tells of a turn which is over changes nothing. */
export function microphoneAfter(state: MicrophoneState, event: MicrophoneEvent): MicrophoneState {
  switch (event.kind) {
    case 'asked':
      return { ...RESTING, phase: 'asking', turn: state.turn + 1, by: event.by }
    case 'muted':
      return { ...state, isMuted: event.isMuted, phase: event.isMuted ? 'idle' : state.phase }
    case 'dismissed':
      return { ...state, fault: undefined }
    default:
      return event.turn === state.turn && state.phase !== 'idle' ? inTurn(state, event) : state
  }
}

function inTurn(state: MicrophoneState, event: Extract<MicrophoneEvent, { turn: number }>): MicrophoneState {
  const isListening = state.phase === 'listening'
  switch (event.kind) {
    case 'opened':
      return state.phase === 'asking' ? { ...state, phase: 'listening' } : state
    case 'speech-began':
      return isListening ? { ...state, isSpeechBegun: true } : state
    case 'running-out':
      return isListening ? { ...state, isRunningOut: true } : state
    case 'clipped':
      return isListening ? { ...state, isClipped: true } : state
    case 'finished':
      return isListening ? { ...state, phase: 'processing', isRunningOut: false } : state
    case 'heard':
    case 'cancelled':
      return { ...state, phase: 'idle', isRunningOut: false }
    case 'refused':
      return { ...state, phase: 'idle', isRunningOut: false, fault: event.fault }
  }
}
