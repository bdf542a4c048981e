import { microphoneMessages } from './messages.en.ts'
import type { MicrophoneState } from './microphone-state.ts'

const { states, faults } = microphoneMessages

/** What is to be said about the microphone now; undefined where there is nothing. */
export function microphoneText(state: MicrophoneState): string | undefined {
  const { phase, fault, isHandsFree, isSpeechBegun, isRunningOut, isClipped } = state
  const reason = fault && faults[fault]
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
