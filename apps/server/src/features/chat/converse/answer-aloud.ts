import type { ChatHost } from '@placard/application'
import type { AnswerFault, ChatMessage, ChatStreamEvent, ConverseEvent } from '@placard/contract'
import type { Spoken } from '../../../ports/speech.ts'
import { chatMessages } from '../messages.en.ts'
import { converseMessages } from './messages.en.ts'
import { SpokenAnswer, type SpokenPiece } from './spoken-answer.ts'

/** An answer that was begun, and who is to hear it. */
interface AloudRequest {
  readonly userId: string
  readonly answer: ChatMessage
  readonly speak: (text: string) => Promise<Spoken>
  /** Told of each piece before it is handed on. */
  readonly onSpoken: (piece: SpokenPiece) => void
  /** Hands an event to the caller. False when they are gone. */
  readonly deliver: (event: ConverseEvent) => Promise<boolean>
  /** Aborts when the caller goes. */
  readonly gone: AbortSignal
}

type Ended = Extract<ChatStreamEvent, { kind: 'ended' }>

/**
 * Hands an answer to its caller while it is made and spoken, to its end. When the caller goes before, it ends, and keeps
 * what was delivered of it.
 */
export async function answerAloud(host: ChatHost, request: AloudRequest): Promise<void> {
  const { userId, answer, gone, deliver } = request
  const aloud = new SpokenAnswer({ speak: request.speak, deliver: (piece) => deliverPiece(request, piece) })
  let content = ''
  gone.addEventListener('abort', () => aloud.stop(), { once: true })
  const show = async (at: number, text: string) => {
    if (await deliver({ kind: 'text-delta', at, text })) content = content.slice(0, at) + text
  }
  let ended: Ended | undefined
  for await (const event of host.follow({ userId, messageId: answer.id, after: 0 }, gone)) {
    if (event.kind === 'text') {
      await show(content.length, event.text)
      aloud.read(content, false)
    } else if (event.kind === 'retract') {
      aloud.forget()
      await show(0, '')
    } else if (event.kind === 'ended') ended = event
  }
  if (ended !== undefined) {
    aloud.read(ended.answer.content, true)
    await deliver(endOf(ended, await aloud.end(), aloud.hasSpoken))
  } else if (!gone.aborted) await deliver({ kind: 'error', code: 'unavailable', error: converseMessages.lost })
  if (gone.aborted) await host.cut(userId, answer.id, content.length)
}

async function deliverPiece({ onSpoken, deliver }: AloudRequest, piece: SpokenPiece): Promise<void> {
  const { bytes, mediaType, provider, spoken, upTo } = piece
  onSpoken(piece)
  const audioData = Buffer.from(bytes).toString('base64')
  await deliver({ kind: 'audio', audioData, mediaType, provider, spoken, upTo })
}

function endOf({ answer, conversation }: Ended, isSpoken: boolean, hasSpoken: boolean): ConverseEvent {
  if (answer.status === 'failed')
    return { kind: 'error', code: codeOf(answer.fault), error: chatMessages.fault(answer.fault) }
  const notice = isSpoken ? null : hasSpoken ? converseMessages.silentInPart : converseMessages.silent
  return { kind: 'done', role: 'assistant', stakeholderId: null, answer, conversation, notice }
}

function codeOf(fault: AnswerFault | undefined) {
  return fault === 'quota' || fault === 'rate-limited' ? 'rate-limited' : 'unavailable'
}
