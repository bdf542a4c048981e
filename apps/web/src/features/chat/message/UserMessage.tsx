import type { ChatMessage } from '@placard/contract'
import { Copy, Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { microphoneChoices } from '../../../client/microphone/choices.ts'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { useChat, useChatState, useIsPending } from '../chat-context.ts'
import { copyText } from '../copying.ts'
import { AttachmentList } from '../files/AttachmentList.tsx'
import { chatMessages } from '../messages.en.ts'
import type { MessageTree } from '../model/tree.ts'
import { toolMessages } from '../tool-messages.en.ts'
import { ActionRow } from './ActionRow.tsx'
import { BranchSwitcher } from './BranchSwitcher.tsx'
import { EditMessage } from './EditMessage.tsx'
import { EngineBadge } from './EngineBadge.tsx'
import { Said } from './Said.tsx'

const { actions, message: words } = chatMessages

const RecordedMessage = lazy(async () => ({
  default: (await import('../voice/RecordedMessage.tsx')).RecordedMessage,
}))

/** A message of the user. */
export function UserMessage({ message, tree }: { message: ChatMessage; tree: MessageTree }) {
  const chat = useChat()
  const isEditing = useChatState(({ editing }) => editing === message.id)
  const isSpoken = useChatState(({ conversation }) => conversation?.type === 'voice')
  // a message of a written conversation may have been dictated
  const isExplained = useStore(microphoneChoices, (choices) => choices.isExplained)
  const isPending = useIsPending()
  if (isEditing) return <EditMessage message={message} />
  return (
    <article className="group flex flex-col items-end">
      <h2 className="sr-only">{words.you}</h2>
      <AttachmentList attachments={message.attachments} isOpenable />
      <Said text={message.content} />
      <div className="mt-0.5 flex min-h-9 items-center gap-x-2">
        <EngineBadge engine={undefined} isImported={message.isImported} />
        <ActionRow>
          {(isSpoken || isExplained) && (
            <Suspense>
              <RecordedMessage messageId={message.id} />
            </Suspense>
          )}
          <IconButton
            isDense
            label={actions.copy}
            onClick={() => void copyText(message.content, toolMessages.messageCopied, toolMessages.messageNotCopied)}
          >
            <Copy aria-hidden="true" />
          </IconButton>
          <IconButton isDense label={actions.edit} disabled={isPending} onClick={() => chat.edit(message.id)}>
            <Pencil aria-hidden="true" />
          </IconButton>
        </ActionRow>
        <BranchSwitcher message={message} tree={tree} />
      </div>
    </article>
  )
}
