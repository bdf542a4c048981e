import type { ConverseEvent } from '@placard/contract'
import { readAhead } from '@placard/voice'
import { bytesOf } from '../../../client/api/bytes-of.ts'
import type { HeardWords, HearingRequest, Recording } from '../../../client/gateways/hearing-gateway.ts'
import type { Converse } from '../../../client/gateways/voice-gateway.ts'
import type { Speech } from '../../../client/voice/speech.ts'
import type { Chat } from '../model/chat.ts'
import { answerSpeechId } from '../voice/read-answer.ts'
import { GivenSounds } from './given-sounds.ts'
import type { SpokenAnswers } from './use-spoken-answers.ts'

/** What it takes to have a question heard and answered in one. */
export interface LiveParts {
  readonly converse: Converse
  readonly chat: Chat
  readonly speech: Speech
  readonly answers: SpokenAnswers
  readonly voiceId: string
}

/** A piece has a text, or it would not be said. */
const WORDLESS = ' '

/**
 * Has a question heard by whoever answers it as well. Resolves with its words, which are a message of the conversation
 * then; the answer is said as it comes. @throws when nobody heard it: nothing was stored.
 */
export async function hearLive(
  { converse, chat, speech, answers, voiceId }: LiveParts,
  { file }: Recording,
  { language }: HearingRequest,
  turn: AbortSignal,
): Promise<HeardWords> {
  const heard = Promise.withResolvers<HeardWords>()
  const ended = new AbortController()
  // once the question was heard its answer is made, whatever becomes of the turn
  const giveUp = () => ended.abort(turn.reason)
  turn.addEventListener('abort', giveUp, { once: true })
  let said: SaidAnswer | undefined
  const take = (event: ConverseEvent) => {
    if (event.kind !== 'transcript') return said?.take(event)
    turn.removeEventListener('abort', giveUp)
    const { text, confidence, provider, conversation, message, answer } = event
    const own = new SaidAnswer(speech, answer.id)
    said = own
    answers.expect(answer.id, (onEnd) => own.begin(voiceId, onEnd))
    void chat.took({ kind: 'accepted', conversation, message, answer })
    heard.resolve({ text, confidence, provider, isCommandsOnly: false })
  }
  const order = { recording: file, conversationId: chat.id, begins: !chat.hasBegun, language, voiceId }
  converse(order, take, ended.signal).catch((error: unknown) => {
    heard.reject(error)
    said?.end()
  })
  return heard.promise
}

/** An answer that is said as it comes: its sound is given, and what has none is spoken by the page. */
class SaidAnswer {
  readonly #speech: Speech
  readonly #id: string
  readonly #sounds = new GivenSounds()
  #upTo = 0
  #isOver = false

  constructor(speech: Speech, messageId: string) {
    this.#speech = speech
    this.#id = answerSpeechId(messageId)
  }

  begin(voiceId: string, onEnd: Parameters<Parameters<SpokenAnswers['expect']>[1]>[0]): void {
    const { speak } = this.#speech
    const given = this.#sounds
    void speak({ id: this.#id, text: '', isOpen: true, voiceId, given, withoutSound: 'captions' }).then(onEnd)
  }

  take(event: Exclude<ConverseEvent, { kind: 'transcript' }>): void {
    if (event.kind === 'audio') {
      const piece = event.spoken === '' ? WORDLESS : event.spoken
      this.#sounds.add(piece, bytesOf(event.audioData).buffer)
      this.#upTo = event.upTo
      this.#speech.extend(this.#id, piece, false)
    } else if (event.kind === 'done') this.#sayRest(event.answer.content)
    else if (event.kind === 'error') this.end()
  }

  end(): void {
    if (!this.#isOver) this.#speech.extend(this.#id, '', true)
    this.#isOver = true
  }

  /** Nobody has sent a sound of what is left. */
  #sayRest(content: string): void {
    const { spoken } = readAhead(content, this.#upTo, true)
    if (spoken !== '') this.#speech.extend(this.#id, spoken, false)
    this.end()
  }
}
