import type { ChatDefaults, ChatModelPort } from '@placard/application'
import { AUTOMATIC, type EngineChoice, isWithoutServices } from '@placard/contract'
import { inPlaceOf } from '@placard/language/models'
import { voiceOf } from '@placard/voice'
import { recordingIn, refusedRecording } from '../../../http/recordings.ts'
import type { HeardRecording } from '../../../ports/hearing.ts'
import type { LiveTurn } from '../../../ports/live.ts'
import type { Spoken } from '../../../ports/speech.ts'
import { LiveAnswer } from './live-answer.ts'
import { askLive } from './live-question.ts'
import { LiveVoice } from './live-voice.ts'
import type { ConverseCall, ConverseDependencies } from './parts.ts'
import { SpokenAnswer, type SpokenPiece } from './spoken-answer.ts'
import type { Voice } from './voice.ts'

/** A recording that was heard, and who answers it. */
export interface Question {
  readonly heard: Extract<HeardRecording, { ok: true }>
  /** Who answers in the place of the chat's model. */
  readonly answeredBy?: ChatModelPort
  /** The answer of whoever heard it. */
  readonly live?: { readonly turn: LiveTurn; readonly answer: LiveAnswer }
}

/** How a question is to be heard, answered and spoken. */
export interface Manner {
  readonly choice: EngineChoice
  readonly defaults: ChatDefaults
  readonly voiceId: string
}

export async function mannerOf(
  { chat, engineChoiceOf, voiceIdOf }: ConverseDependencies,
  { user, query: { conversationId, voiceId } }: ConverseCall,
): Promise<Manner> {
  const choice = conversationId === undefined ? undefined : await engineChoiceOf(user.id, conversationId)
  const named = voiceId ?? (await voiceIdOf(user.id))
  return { choice: choice ?? AUTOMATIC, defaults: await chat.defaultsOf(user.id), voiceId: voiceOf(named).id }
}

/** Has the recording heard: by whoever answers it too, where there is one, else by those who hear here. @throws {Problem} */
export async function questionIn(
  { chat, hearing, talk }: ConverseDependencies,
  { user, query, body }: ConverseCall,
  manner: Manner,
  gone: AbortSignal,
): Promise<Question> {
  const recording = recordingIn(body)
  const { language, begins } = query
  const conversationId = begins === 'true' ? undefined : query.conversationId
  const order = { userId: user.id, conversationId, recording, language, ...manner }
  const live = talk && (await askLive(talk, chat.host, order, gone))
  if (talk !== undefined && live !== undefined && 'turn' in live) {
    const { turn, seconds, type } = live
    const { heard: text, engine } = turn
    const heard = { ok: true, text, confidence: null, provider: engine.rung, isCommandsOnly: false } as const
    const answer = new LiveAnswer(talk, live)
    return { heard: { ...heard, seconds, type }, answeredBy: answer, live: { turn, answer } }
  }
  const isWithout = isWithoutServices(manner.choice)
  const heard = await hearing.hear(
    { bytes: recording, language, room: undefined, isWithoutServices: isWithout },
    user.id,
    gone,
  )
  if (!heard.ok) throw refusedRecording(heard.rejection)
  if (talk === undefined || live === undefined || !('insteadOf' in live)) return { heard }
  return { heard, answeredBy: inPlaceOf(talk.model, live.insteadOf) }
}

/** Who speaks the answer: whoever makes it, or those who speak here. */
export function voiceFor(
  { live }: Question,
  speak: (text: string) => Promise<Spoken>,
  deliver: (piece: SpokenPiece) => Promise<void>,
): Voice {
  const spoken = new SpokenAnswer({ speak, deliver })
  if (live === undefined) return spoken
  const { turn, answer } = live
  return new LiveVoice({
    turn,
    isTakenOver: () => answer.isTakenOver,
    standIn: spoken,
    deliver: (sound) => deliver({ ok: true, provider: turn.engine.rung, ...sound }),
  })
}
