import type { MicrophonePhase } from '../../../client/microphone/microphone-state.ts'
import type { SpeechPhase } from '../../../client/voice/speech-state.ts'

/** Where a conversation by voice is. */
export type TalkState = 'idle' | 'listening' | 'processing' | 'speaking'

export interface TalkParts {
  readonly microphone: MicrophonePhase
  /** Whether a message is on its way, or an answer to it is being made. */
  readonly isPending: boolean
  readonly speech: SpeechPhase
}

/** The user is heard first, then what is said to them, then what is being made. */
export function talkStateOf({ microphone, isPending, speech }: TalkParts): TalkState {
  if (microphone === 'listening' || microphone === 'asking') return 'listening'
  if (microphone === 'processing') return 'processing'
  if (speech === 'speaking' || speech === 'paused') return 'speaking'
  return isPending || speech === 'processing' ? 'processing' : 'idle'
}

/** Hands-free, the microphone opens and waits for somebody to begin: what the page does meanwhile is what counts. */
export function shownStateOf(parts: TalkParts, isWaiting: boolean): TalkState {
  if (!isWaiting) return talkStateOf(parts)
  const others = talkStateOf({ ...parts, microphone: 'idle' })
  return others === 'idle' ? 'listening' : others
}
