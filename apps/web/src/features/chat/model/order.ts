import type { ChatSend } from '@placard/contract'
import type { ChatState, Plan } from './chat-state.ts'
import type { Unsent } from './kept-words.ts'

/** Request body for an outbox message: the first of a conversation carries the settings to create it with. */
export function orderFor(
  { text, clientId, parentId, attachments = [], recordingIds = [] }: Unsent,
  { conversation, plan }: Pick<ChatState, 'conversation' | 'plan'>,
): ChatSend & { readonly clientId: string } {
  const begins = conversation === undefined ? { parentId: null, mode: plan.mode, ...beginning(plan) } : {}
  const place = parentId === undefined ? {} : { parentId }
  const along = attachments.length === 0 ? {} : { attachmentIds: attachments.map(({ id }) => id) }
  const heard = recordingIds.length === 0 ? {} : { recordingIds: [...recordingIds] }
  return { message: text, clientId, ...along, ...heard, ...begins, ...place }
}

function beginning({
  instructions,
  context,
  engineChoice,
  projectId,
  type,
}: Plan): Pick<ChatSend, 'systemPrompt' | 'context' | 'engineChoice' | 'projectId' | 'type'> {
  return {
    ...(type === undefined ? {} : { type }),
    ...(engineChoice.kind === 'automatic' ? {} : { engineChoice }),
    ...(instructions === '' ? {} : { systemPrompt: instructions }),
    ...(context === null ? {} : { context }),
    ...(projectId === null ? {} : { projectId }),
  }
}
