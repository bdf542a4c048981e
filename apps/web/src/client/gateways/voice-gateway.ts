import type { SpeechProviderId, SpeechRequest, VoiceAssignment, VoiceHealth, VoiceProfile } from '@placard/contract'
import { createContext, useContext } from 'react'

/** A text as sound that the browser can decode. */
export interface SpokenPiece {
  readonly sound: ArrayBuffer
  readonly provider: SpeechProviderId
}

/**
 * Gateway to speech: the server for signed-in users, a worker of this browser for the demo. Every method rejects with an
 * `ApiError` when it is refused.
 */
export interface VoiceGateway {
  /** Makes one piece of at most `SPEECH_TEXT_MAX_LENGTH` characters into sound. */
  speak(request: SpeechRequest, signal?: AbortSignal): Promise<SpokenPiece>
  listVoices(signal?: AbortSignal): Promise<readonly VoiceProfile[]>
  /** Who makes speech here, in the order in which they are asked. */
  readHealth(signal?: AbortSignal): Promise<VoiceHealth>
  /** The voices that the user gave to delegates of a session; the others have the ones they are dealt. */
  readAssignments(sessionId: string, signal?: AbortSignal): Promise<readonly VoiceAssignment[]>
  saveAssignments(sessionId: string, assignments: readonly VoiceAssignment[]): Promise<void>
}

/** Speech for the current user; undefined for a visitor. */
export const VoiceGatewayContext = createContext<VoiceGateway | undefined>(undefined)

export function useVoiceGateway(): VoiceGateway {
  const gateway = useContext(VoiceGatewayContext)
  if (gateway === undefined) throw new Error('useVoiceGateway must be used where there is speech')
  return gateway
}
