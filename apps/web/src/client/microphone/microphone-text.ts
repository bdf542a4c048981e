import { microphoneMessages } from './messages.en.ts'
import type { MicrophoneState } from './microphone-state.ts'

const { states, faults, kept } = microphoneMessages

/** Why the last turn gave no words, or not all, and what to do about it. */
export function faultText({ fault, isKept }: Pick<MicrophoneState, 'fault' | 'isKept'>): string | undefined {
  if (fault === undefined) return undefined
  const isCut = fault === 'hidden' || fault === 'unplugged' || fault === 'elsewhere'
  return isKept && isCut ? kept[fault] : faults[fault]
}

/** What is to be said about the microphone now; undefined where there is nothing. */
export function microphoneText(state: MicrophoneState): string | undefined {
  const { phase, isHandsFree, isSpeechBegun, isRunningOut, isClipped } = state
  const reason = faultText(state)
  switch (phase) {
    case 'idle':
      return reason
    case 'asking':
      return reason ?? states.asking
    case 'listening':
      if (isRunningOut) return states.runningOut
      if (isClipped) return states.clipped
      return reason ?? (isHandsFree && !isSpeechBegun ? states.waiting : states.listening)
    case 'processing':
      return states.processing
  }
}
