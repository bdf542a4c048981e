import type { Cut, MicrophoneFault } from './faults.ts'

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
  /** Whether the microphone finds out by itself when somebody speaks. */
  readonly isHandsFree: boolean
  /** Whether the user is told what the microphone is for, before the browser asks them. */
  readonly isExplaining: boolean
  /** Whether somebody has begun to speak in this turn. */
  readonly isSpeechBegun: boolean
  /** Whether the recording will soon be as long as it may be. */
  readonly isRunningOut: boolean
  /** Whether what comes in is louder than the microphone can take. */
  readonly isClipped: boolean
  readonly isMuted: boolean
  /** What has ended the turn in its middle, while what was said until then is worked out. */
  readonly cut: Cut | undefined
  /** Why the last turn gave no words, or not all. */
  readonly fault: MicrophoneFault | undefined
  /** Whether what was said before the fault was heard. */
  readonly isKept: boolean
}

export type MicrophoneEvent =
  | { readonly kind: 'asked'; readonly by: string; readonly isHandsFree?: boolean }
  /** Hands-free, the next turn begins with the last one's fault still shown. */
  | { readonly kind: 'asked-again' }
  | { readonly kind: 'explaining'; readonly turn: number }
  /** The user has read what the microphone is for, and goes on. */
  | { readonly kind: 'agreed'; readonly turn: number }
  /** The microphone is there. */
  | { readonly kind: 'opened'; readonly turn: number }
  | { readonly kind: 'speech-began'; readonly turn: number }
  | { readonly kind: 'running-out'; readonly turn: number }
  | { readonly kind: 'clipped'; readonly turn: number }
  /** All was said. */
  | { readonly kind: 'finished'; readonly turn: number }
  /** The turn ends in its middle: what was said until then is heard. */
  | { readonly kind: 'cut-short'; readonly turn: number; readonly by: Cut }
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
  isHandsFree: false,
  isExplaining: false,
  isSpeechBegun: false,
  isRunningOut: false,
  isClipped: false,
  isMuted: false,
  cut: undefined,
  fault: undefined,
  isKept: false,
}

export function phaseOf({ phase, isMuted, fault }: MicrophoneState): MicrophonePhase {
  if (phase !== 'idle') return phase
  if (isMuted) return 'muted'
  return fault === undefined ? 'idle' : 'error'
}

/** Whether the user has the word, so that nobody else begins to speak. */
export function isUserSpeaking({ phase, isHandsFree, isSpeechBegun }: MicrophoneState): boolean {
  return phase === 'processing' || (phase === 'listening' && (!isHandsFree || isSpeechBegun))
}

/** What an event makes of the state; one that tells of a turn which is over changes nothing. */
export function microphoneAfter(state: MicrophoneState, event: MicrophoneEvent): MicrophoneState {
  switch (event.kind) {
    case 'asked':
      return begun(state, event)
    case 'asked-again':
      return state.phase === 'idle' && !state.isMuted ? { ...begun(state, state), fault: state.fault } : state
    case 'muted':
      return event.isMuted ? { ...over(state, undefined), isMuted: true } : { ...state, isMuted: false }
    case 'dismissed':
      return { ...state, fault: undefined }
    default:
      return event.turn === state.turn && state.phase !== 'idle' ? inTurn(state, event) : state
  }
}

function begun(
  { turn }: MicrophoneState,
  { by, isHandsFree = false }: { readonly by: string | undefined; readonly isHandsFree?: boolean },
): MicrophoneState {
  return { ...RESTING, phase: 'asking', turn: turn + 1, by, isHandsFree }
}

function inTurn(state: MicrophoneState, event: Extract<MicrophoneEvent, { turn: number }>): MicrophoneState {
  const isListening = state.phase === 'listening'
  switch (event.kind) {
    case 'explaining':
    case 'agreed':
      return { ...state, isExplaining: event.kind === 'explaining' && state.phase === 'asking' }
    case 'opened':
      return state.phase === 'asking' ? { ...state, phase: 'listening', isExplaining: false } : state
    case 'speech-began':
      return isListening ? { ...state, isSpeechBegun: true, fault: undefined } : state
    case 'running-out':
      return isListening ? { ...state, isRunningOut: true } : state
    case 'clipped':
      return isListening ? { ...state, isClipped: true } : state
    case 'finished':
      return isListening ? { ...state, phase: 'processing', isRunningOut: false } : state
    case 'cut-short':
      return state.phase === 'asking' ? state : { ...state, phase: 'processing', isRunningOut: false, cut: event.by }
    case 'heard':
      return { ...over(state, state.cut), isKept: state.cut !== undefined }
    case 'cancelled':
      return over(state, state.cut)
    case 'refused':
      return over(state, event.fault)
  }
}

function over(state: MicrophoneState, fault: MicrophoneFault | undefined): MicrophoneState {
  return { ...state, phase: 'idle', isRunningOut: false, isExplaining: false, cut: undefined, fault }
}
