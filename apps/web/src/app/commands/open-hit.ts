import type { RecordHit } from '@placard/contract'
import { type ChatScope, useChatScope } from '../../client/gateways/chat-scope.ts'
import { navigate } from '../../client/navigation/view-store.ts'
import { lineAnchor } from '../../client/reading/line-anchor.ts'
import { leavePaperOpen } from '../../features/chat/paper/open-paper.ts'
import { openChatsOf } from '../../features/chat/use-open-chats.ts'

/** Shows a hit where it was said: a message in its conversation, a paper beside it, a line in the session's transcript. */
export function openHit(chatScope: ChatScope, { kind, id, messageId, paper, seq }: RecordHit): void {
  if (kind === 'campaign') {
    const anchor = seq === null ? undefined : lineAnchor(seq)
    navigate({ kind: 'transcript', transcriptId: `session-${id}` }, { anchor })
    return
  }
  if (messageId !== null) openChatsOf(chatScope).open(id).seek(messageId)
  if (paper !== null) leavePaperOpen(id, paper.id)
  navigate({ kind: 'conversation', conversationId: id })
}

export function useOpenHit(): (hit: RecordHit) => void {
  const chatScope = useChatScope()
  return (hit) => openHit(chatScope, hit)
}
