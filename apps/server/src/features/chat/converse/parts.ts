import type { converse, EngineChoice } from '@placard/contract'
import type { Call } from '../../../http/implement.ts'
import type { HearingPort } from '../../../ports/hearing.ts'
import type { RecordingShelf } from '../../../ports/recordings.ts'
import type { SpeechPort } from '../../../ports/speech.ts'
import type { ChatCallDependencies } from '../ask.ts'
import type { LiveTalk } from './live-question.ts'

/** Dependencies of the calls that hear, answer and speak. */
export interface ConverseDependencies {
  readonly chat: ChatCallDependencies
  readonly hearing: HearingPort
  readonly speech: SpeechPort
  readonly shelf: RecordingShelf
  /** A service that hears, answers and speaks in one; undefined where none is set up. */
  readonly talk?: LiveTalk | undefined
  /** The voice that the user chose. */
  readonly voiceIdOf: (userId: string) => Promise<string>
  /** Who may answer in a conversation of the user's; undefined where there is none. */
  readonly engineChoiceOf: (userId: string, conversationId: string) => Promise<EngineChoice | undefined>
}

export type ConverseCall = Pick<
  Call<typeof converse.gemini>,
  'user' | 'query' | 'body' | 'idempotencyKey' | 'request' | 'reply'
>
