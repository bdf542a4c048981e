import { createContext } from 'react'
import type { HeardWords, HearingGateway, HearingRequest, Recording } from '../gateways/hearing-gateway.ts'

/**
 * What somebody speaks for. `command`: something done in a session; `message`: an answer in a conversation; `dictation`:
 * text for a field; `speech`: a speech whose sound counts, so that its pauses do not end it; `test`: a look at the level, of
 * which nothing is heard.
 */
export type Purpose = 'command' | 'message' | 'dictation' | 'speech' | 'test'

/** What was understood in a turn, and its sound. */
export interface HeardTurn extends HeardWords {
  readonly recording: Recording
  /** Whether something ended the turn in its middle: there may have been more to say. */
  readonly isCutShort: boolean
}

/** One turn at the microphone. */
export interface TurnRequest extends Omit<HearingRequest, 'asked'> {
  /** What cards ask at the moment at which all was said. */
  readonly asked?: (() => HearingRequest['asked']) | undefined
  readonly purpose: Purpose
  readonly onHeard: (heard: HeardTurn) => void
  /** Who hears this turn in the place of the host; undefined where that does. */
  readonly hear?: HearingGateway['hear'] | undefined
  /** Told of a finished recording before anybody has heard it, and also when nobody understands it. */
  readonly onRecording?: ((recording: Recording) => void) | undefined
}

/** How loud it is at the microphone, 0 to 1; it changes too often for the page to be drawn anew. */
export interface Level {
  get(): number
  /** Calls a listener at each change; returns the function that ends this. */
  subscribe(listener: () => void): () => void
}

/** Who carries out turns at the microphone. */
export interface MicrophonePort {
  readonly hearing: HearingGateway
  readonly level: Level
  /**
   * Carries out the turn that the store has under way, which tells of all that becomes of it. It ends with the turn: when
   * that is cancelled, muted or taken over, nothing is heard of it.
   */
  begin(turn: number, request: TurnRequest): void
}

/** The microphone of the current user; undefined for a visitor. */
export const MicrophoneContext = createContext<MicrophonePort | undefined>(undefined)
