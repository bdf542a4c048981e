import type { ChatHost } from '@placard/application'
import type { AnswerFault, ChatMessage, ChatStreamEvent, ConverseEvent } from '@placard/contract'
import { chatMessages } from '../messages.en.ts'
import { converseMessages } from './messages.en.ts'
import type { Voice } from './voice.ts'

/** An answer that was begun, and who is to hear it. */
interface AloudRequest {
  readonly userId: string
  readonly answer: ChatMessage
  readonly voice: Voice
  /** Hands an event to the caller. False when they are gone. */
  readonly deliver: (event: ConverseEvent) => Promise<boolean>
  /** Aborts when the caller goes. */
  readonly gone: AbortSignal
}

export type Ended = Extract<ChatStreamEvent, { kind: 'ended' }>

/**
 * Hands an answer to its caller while it is made and spoken, to its end. When the caller goes before, it ends, and keeps
 * what was delivered of it.
 * @returns its end; undefined when its caller had gone.
 */
export async function answerAloud(host: ChatHost, request: AloudRequest): Promise<Ended | undefined> {
  const { userId, answer, gone, deliver, voice } = request
  let content = ''
  gone.addEventListener('abort', () => voice.stop(), { once: true })
  const show = async (at: number, text: string) => {
    if (await deliver({ kind: 'text-delta', at, text })) content = content.slice(0, at) + text
  }
  let ended: Ended | undefined
  for await (const event of host.follow({ userId, messageId: answer.id, after: 0 }, gone)) {
    if (event.kind === 'text') {
      await show(content.length, event.text)
      voice.read(content, false)
    } else if (event.kind === 'retract') {
      voice.forget()
      await show(0, '')
    } else if (event.kind === 'ended') ended = event
  }
  if (ended !== undefined) {
    voice.read(ended.answer.content, true)
    await deliver(endOf(ended, await voice.end(), voice.hasSpoken))
  } else if (!gone.aborted) await deliver({ kind: 'error', code: 'unavailable', error: converseMessages.lost })
  if (gone.aborted) await host.cut(userId, answer.id, content.length)
  return ended
}

function endOf({ answer, conversation }: Ended, isSpoken: boolean, hasSpoken: boolean): ConverseEvent {
  if (answer.status === 'failed')
    return { kind: 'error', code: codeOf(answer.fault), error: chatMessages.fault(answer.fault) }
  const notice =
    answer.status === 'interrupted'
      ? converseMessages.brokeOff
      : isSpoken
        ? null
        : hasSpoken
          ? converseMessages.silentInPart
          : converseMessages.silent
  return { kind: 'done', role: 'assistant', stakeholderId: null, answer, conversation, notice }
}

function codeOf(fault: AnswerFault | undefined) {
  return fault === 'quota' || fault === 'rate-limited' ? 'rate-limited' : 'unavailable'
}
