import { CHAT_TITLE_MAX_LENGTH, type Conversation } from '@placard/contract'
import { Archive, ArchiveRestore, AudioLines, Ellipsis, Link2, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { viewStore } from '../../../client/navigation/view-store.ts'
import { classes } from '../../../kit/ui/classes.ts'
import { MenuEntry, PopoverMenu } from '../../../kit/ui/PopoverMenu.tsx'
import { RenameField } from '../../../kit/ui/RenameField.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { keepFocus } from './keep-focus.ts'
import { panelMessages as words } from './messages.en.ts'
import { useConversationActs } from './use-conversations.ts'

/** Action menu of a conversation. A native popover: closes on Escape and on a press outside. */
function RowMenu({ conversation, onRename }: { conversation: Conversation; onRename: () => void }) {
  const menu = useRef<HTMLDivElement>(null)
  const { change, remove } = useConversationActs()
  const { isPinned, isArchived, title } = conversation
  const after = (act: () => unknown) => async () => {
    menu.current?.hidePopover()
    await act()
    keepFocus(conversation.id)
  }
  async function toggleArchived() {
    const isDone = await change(conversation, { isArchived: !isArchived })
    const undo = () => void change(conversation, { isArchived: false })
    if (isDone && !isArchived) showToast(words.archived, { undo })
  }
  return (
    <PopoverMenu
      ref={menu}
      label={words.options(title)}
      trigger={<Ellipsis aria-hidden="true" className="size-4" />}
      data-options-of={conversation.id}
      className="target-dense grid shrink-0 place-items-center rounded-control text-text-3 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:text-text pointer-coarse:opacity-100"
    >
      <MenuEntry label={words.rename} Icon={Pencil} onPress={after(onRename)} />
      <MenuEntry
        label={isPinned ? words.unpin : words.pin}
        Icon={isPinned ? PinOff : Pin}
        onPress={after(() => change(conversation, { isPinned: !isPinned }))}
      />
      <MenuEntry
        label={isArchived ? words.unarchive : words.moveToArchive}
        Icon={isArchived ? ArchiveRestore : Archive}
        onPress={after(toggleArchived)}
      />
      <MenuEntry label={words.remove} Icon={Trash2} onPress={after(() => remove(conversation))} />
    </PopoverMenu>
  )
}

function Renaming({ conversation, onDone }: { conversation: Conversation; onDone: () => void }) {
  const { change } = useConversationActs()
  function handleDone(title: string | undefined) {
    if (title !== undefined) void change(conversation, { title })
    onDone()
    keepFocus(conversation.id)
  }
  return (
    <RenameField
      title={conversation.title}
      label={words.renameLabel}
      maxLength={CHAT_TITLE_MAX_LENGTH}
      onDone={handleDone}
    />
  )
}

/** One row of the conversation list. */
export function ConversationRow({ conversation, onFollow }: { conversation: Conversation; onFollow: () => void }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { id, title, type, isPinned, isShared, answeringId } = conversation
  const isCurrent = useStore(viewStore, ({ view }) => view.kind === 'conversation' && view.conversationId === id)
  if (isRenaming) return <Renaming conversation={conversation} onDone={() => setIsRenaming(false)} />
  return (
    <div
      className={classes(
        'group flex items-center rounded-control hover:bg-text/8',
        isCurrent && 'bg-accent/12 text-accent',
      )}
    >
      <ViewLink
        view={{ kind: 'conversation', conversationId: id }}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onFollow}
        className="target-dense flex min-w-0 flex-1 items-center gap-1.5 rounded-control ps-2 text-14 [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-text-3"
      >
        {isPinned && <Pin aria-hidden="true" />}
        {type === 'voice' && <AudioLines role="img" aria-label={words.voice} />}
        <span className="truncate">{title}</span>
        {isShared && <Link2 role="img" aria-label={words.shared} />}
        {answeringId !== null && (
          <span
            role="img"
            aria-label={words.answering}
            className="size-2 shrink-0 animate-breathe rounded-full bg-floor"
          />
        )}
      </ViewLink>
      <RowMenu conversation={conversation} onRename={() => setIsRenaming(true)} />
    </div>
  )
}
