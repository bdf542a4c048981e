import { useEffect, useId, useMemo, useRef } from 'react'
import { speechStore } from '../voice/speech-store.ts'
import { microphoneChoices } from './choices.ts'
import type { MicrophoneFault } from './faults.ts'
import type { Level, MicrophonePort, TurnRequest } from './microphone-port.ts'
import { type MicrophonePhase, phaseOf } from './microphone-state.ts'
import { microphoneStore, useMicrophoneState } from './microphone-store.ts'
import { faultText } from './microphone-text.ts'

/** The microphone, as a part of the page has it. */
export interface Microphone {
  /** `idle` while another part of the page has the microphone. */
  readonly phase: MicrophonePhase
  readonly isHandsFree: boolean
  readonly isSpeechBegun: boolean
  /** Whether the recording will soon be as long as it may be. */
  readonly isRunningOut: boolean
  readonly isClipped: boolean
  /** Why the last turn gave no words, or not all, and what to do about it. */
  readonly fault: { readonly kind: MicrophoneFault; readonly sentence: string } | undefined
  readonly level: Level
  /** Begins to listen, while a click or key press is handled: browsers ask the user then. */
  start(): void
  /** All was said: what was recorded is heard. */
  finish(): void
  /** Gives the turn up. */
  cancel(): void
  /** Takes a fault away that was read. */
  dismiss(): void
}

const { dispatch, getState } = microphoneStore

/** The microphone for one part of the page, whose turns end with it. The port is that of `useMicrophonePort`. */
export function useMicrophone(port: MicrophonePort, request: TurnRequest): Microphone {
  const by = useId()
  const latest = useRef(request)
  useEffect(() => {
    latest.current = request
  })
  const isOwn = useMicrophoneState((state) => state.by === by)
  const shown = useMicrophoneState(phaseOf)
  const fault = useMicrophoneState((state) => state.fault)
  const sentence = useMicrophoneState(faultText) ?? ''
  const isHandsFree = useMicrophoneState((state) => state.isHandsFree)
  const isSpeechBegun = useMicrophoneState((state) => state.isSpeechBegun)
  const isRunningOut = useMicrophoneState((state) => state.isRunningOut)
  const isClipped = useMicrophoneState((state) => state.isClipped)

  const controls = useMemo(() => controlsOf(by, port, () => latest.current), [by, port])
  useEffect(() => controls.cancel, [controls])
  const isShown = isOwn || shown === 'muted'
  return {
    phase: isShown ? shown : 'idle',
    isHandsFree: isOwn && isHandsFree,
    isSpeechBegun: isOwn && isSpeechBegun,
    isRunningOut: isOwn && isRunningOut,
    isClipped: isOwn && isClipped,
    fault: isOwn && fault !== undefined ? { kind: fault, sentence } : undefined,
    level: port.level,
    ...controls,
  }
}

/** A speech has pauses, and a dictation is looked at in between: both end when the user says so. */
function mayBeHandsFree({ purpose }: TurnRequest): boolean {
  return microphoneChoices.getState().isHandsFree && (purpose === 'command' || purpose === 'message')
}

function controlsOf(by: string, port: MicrophonePort, request: () => TurnRequest) {
  const ofOwnTurn = (kind: 'finished' | 'cancelled' | 'agreed') => () => {
    const { by: whose, turn, phase } = getState()
    if (whose !== by) return
    // what was never begun cannot be finished
    dispatch({ kind: kind === 'finished' && phase === 'asking' ? 'cancelled' : kind, turn })
  }
  return {
    start(): void {
      const isHandsFree = mayBeHandsFree(request())
      // whoever presses the microphone talks over the page
      if (!isHandsFree) speechStore.dispatch({ kind: 'stopped' })
      dispatch({ kind: 'asked', by, isHandsFree })
      port.begin(getState().turn, request())
    },
    finish: ofOwnTurn('finished'),
    cancel: ofOwnTurn('cancelled'),
    dismiss(): void {
      if (getState().by === by) dispatch({ kind: 'dismissed' })
    },
  }
}
