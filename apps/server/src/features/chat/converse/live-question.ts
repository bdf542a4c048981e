import type { ChatDefaults, ChatHost, ChatModelPort, ChatModelRequest } from '@placard/application'
import {
  type AnswerEngine,
  type EngineChoice,
  mayAnswerFirst,
  type RecordingType,
  type RuledEngine,
} from '@placard/contract'
import { type LiveBriefs, ModelProviderError } from '@placard/language/models'
import { RECOGNISER_RATE } from '@placard/voice/hearing'
import type { LivePort, LiveTurn } from '../../../ports/live.ts'

/** What a model that hears and speaks can read; its sessions forget their beginning by themselves. */
const BOUNDS = { contextTokens: 32_768, thinkingTokens: 0 } as const

/** A service that hears, answers and speaks in one, and what it takes to talk with it. */
export interface LiveTalk {
  readonly live: LivePort
  readonly briefs: LiveBriefs
  /** Who answers where it does not. */
  readonly model: ChatModelPort
  /** The speech in a recording; undefined where there is none, or it cannot be decoded here. */
  readonly speechIn: (recording: Uint8Array, userId: string, signal: AbortSignal) => Promise<RecordedSpeech | undefined>
  /** Whom nothing of a user's may be sent to. */
  readonly barred: (userId: string) => Promise<ReadonlySet<RuledEngine>>
}

/** What somebody says in a recording, at `RECOGNISER_RATE`. */
export interface RecordedSpeech {
  readonly speech: Float32Array
  readonly type: RecordingType
}

/** A spoken question, and the conversation that it belongs to. */
export interface SpokenQuestion {
  readonly userId: string
  readonly conversationId: string | undefined
  readonly recording: Uint8Array
  readonly voiceId: string
  readonly language: string | undefined
  readonly choice: EngineChoice
  readonly defaults: ChatDefaults
}

/** A question that such a service has heard and answers. */
export interface LiveQuestion {
  readonly turn: LiveTurn
  /** What the service knew of the conversation. */
  readonly ahead: ChatModelRequest
  /** How long somebody spoke, in seconds. */
  readonly seconds: number
  /** What their recording is. */
  readonly type: RecordingType
}

/** `undefined`: it is not to be asked; `insteadOf`: it was to be, and others do in its place. */
type Asked = LiveQuestion | { readonly insteadOf: NonNullable<AnswerEngine['insteadOf']> } | undefined

/** Has a question heard by the service that answers it as well, where its owner and the administrators let it. */
export async function askLive(
  { live, briefs, speechIn, barred }: LiveTalk,
  host: Pick<ChatHost, 'orderAhead'>,
  question: SpokenQuestion,
  signal: AbortSignal,
): Promise<Asked> {
  const { userId, conversationId, recording, voiceId, language, choice, defaults } = question
  if (!mayAnswerFirst(choice, live.provider) || (await barred(userId)).has(live.provider)) return undefined
  const [ahead, recorded] = await Promise.all([
    host.orderAhead(userId, { conversationId, defaults }),
    speechIn(recording, userId, signal),
  ])
  // who hears otherwise says what is wrong with it; a debate drill has speeches of its own
  if (ahead === undefined || recorded === undefined || ahead.drill !== undefined) return undefined
  const { askedBy: _, ...request } = ahead
  const { speech, type } = recorded
  try {
    const turn = await live.begin(
      {
        ...{ userId, conversationId, speech, voiceId, language, turns: ahead.turns },
        brief: await briefs.brief(request, BOUNDS),
        lookUp: (asked) => briefs.lookUp(request, asked),
      },
      signal,
    )
    return { turn, ahead, seconds: speech.length / RECOGNISER_RATE, type }
  } catch (error) {
    if (!(error instanceof ModelProviderError)) throw error
    return { insteadOf: { rung: live.provider, model: live.model, fault: error.fault } }
  }
}
