import type {
  ConverseEvent,
  SpeechProviderId,
  SpeechRequest,
  VoiceAssignment,
  VoiceHealth,
  VoiceProfile,
} from '@placard/contract'
import { createContext, useContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/** A text as sound that the browser can decode. */
export interface SpokenPiece {
  readonly sound: ArrayBuffer
  readonly provider: SpeechProviderId
}

/**
 * How what a voice needs stands. `missing`: it was never fetched here; `asking`: the user is asked whether to; `fetching`: a
 * share of 0 to 1 has come; `declined`: they did not want it, or cancelled.
 */
export type PreparationStanding =
  | { readonly status: 'missing' | 'asking' | 'declined' | 'failed' | 'ready' }
  | { readonly status: 'fetching'; readonly ratio: number }

/** What a browser has to fetch once before it can speak by itself. */
export interface VoicePreparation {
  /** Size of what is fetched, in bytes, as it is transferred. */
  readonly bytes: number
  readonly store: Pick<StoreApi<PreparationStanding>, 'getState' | 'getInitialState' | 'subscribe'>
  /**
   * Sees to it that the voice can speak, and asks the user first where it has to be fetched. Resolves when it is there, or
   * will not be. Who has declined is asked again only when they want to hear something.
   */
  prepare(isWanted: boolean, signal: AbortSignal): Promise<void>
  /** The user's answers. */
  accept(): void
  decline(): void
}

/** A question that was recorded, and the conversation that it belongs to. */
export interface SpokenQuestion {
  readonly recording: Blob
  readonly conversationId: string
  /** Whether the conversation begins with it. */
  readonly begins: boolean
  /** BCP 47 tag. */
  readonly language?: string | undefined
  readonly voiceId: string
}

/**
 * Has a question heard, answered and spoken in one. Resolves when all of the answer has come. @throws {ApiError} when it is
 * refused or the connection breaks.
 */
export type Converse = (
  question: SpokenQuestion,
  onEvent: (event: ConverseEvent) => void,
  signal: AbortSignal,
) => Promise<void>

/**
 * Gateway to speech: the server for signed-in users, a worker of this browser for the demo. Every method rejects with an
 * `ApiError` when it is refused.
 */
export interface VoiceGateway {
  /** Undefined where nothing has to be fetched. */
  readonly preparation?: VoicePreparation | undefined
  /** Undefined where nobody does all of it in one. */
  readonly converse?: Converse | undefined
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
