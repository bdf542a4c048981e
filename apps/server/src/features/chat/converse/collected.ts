import type { Conversed, ConverseEvent } from '@placard/contract'
import { problem } from '../../../http/problems.ts'
import { joinedSound } from './joined-sound.ts'
import { converseMessages } from './messages.en.ts'

type Answered = Omit<Conversed, 'transcript' | 'conversationId' | 'messageId'>
type Piece = Extract<ConverseEvent, { kind: 'audio' }>

/**
 * The events of a spoken answer as one answer, with one sound file.
 * @throws {Problem} where there is no answer.
 */
export function collected(events: readonly ConverseEvent[]): Answered {
  const pieces: Piece[] = []
  let reply = ''
  let notice: string | null = null
  for (const event of events) {
    switch (event.kind) {
      case 'audio':
        pieces.push(event)
        break
      case 'done':
        reply = event.answer.content
        notice = event.notice
        break
      case 'error':
        throw problem(event.code, { message: event.error })
      case 'transcript':
      case 'text-delta':
    }
  }
  const joined = joinedSound(
    pieces.map(({ audioData, mediaType }) => ({ bytes: Buffer.from(audioData, 'base64'), mediaType })),
  )
  return {
    replyAudioBase64: joined === undefined ? '' : Buffer.from(joined.file.bytes).toString('base64'),
    mediaType: joined?.file.mediaType ?? null,
    role: 'assistant',
    stakeholderId: null,
    reply,
    notice: notice ?? (joined !== undefined && joined.count < pieces.length ? converseMessages.silentInPart : null),
  }
}
