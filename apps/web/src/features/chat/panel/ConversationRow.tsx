import type { Conversation } from '@placard/contract'
import {
  Archive,
  ArchiveRestore,
  AudioLines,
  Ellipsis,
  Link2,
  type LucideIcon,
  Pencil,
  Pin,
  PinOff,
  Trash2,
} from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { viewStore } from '../../../client/navigation/view-store.ts'
import { classes } from '../../../kit/ui/classes.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { keepFocus } from './keep-focus.ts'
import { panelMessages as words } from './messages.en.ts'
import { useConversationActs } from './use-conversations.ts'

type EntryProps = { label: string; Icon: LucideIcon; onPress: () => Promise<void> }

function MenuEntry({ label, Icon, onPress }: EntryProps) {
  return (
    <button
      type="button"
      onClick={() => void onPress()}
      className="target-dense flex w-full items-center gap-3 rounded-control px-2 text-14 hover:bg-text/8"
    >
      <Icon aria-hidden="true" className="size-4 text-text-2" />
      {label}
    </button>
  )
}

/** Action menu of a conversation. A native popover: closes on Escape and on a press outside. */
function RowMenu({ conversation, onRename }: { conversation: Conversation; onRename: () => void }) {
  const id = useId()
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
    const undo = () => void change({ ...conversation, isArchived: true }, { isArchived: false })
    if (isDone && !isArchived) showToast(words.archived, { undo })
  }
  const anchor = `--row-${id.replace(/\W/g, '')}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={words.options(title)}
        data-options-of={conversation.id}
        style={{ anchorName: anchor }}
        className="target-dense grid shrink-0 place-items-center rounded-control text-text-3 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:text-text pointer-coarse:opacity-100"
      >
        <Ellipsis aria-hidden="true" className="size-4" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        style={{ positionAnchor: anchor }}
        className="inset-auto m-0 w-56 rounded-panel border border-hairline bg-surface p-2 text-text shadow-float [inset-block-start:anchor(end)] [inset-inline-end:anchor(end)] [position-try-fallbacks:flip-block] open:animate-rise"
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
      </div>
    </>
  )
}

function RenameField({ conversation, onDone }: { conversation: Conversation; onDone: () => void }) {
  const { change } = useConversationActs()
  const [title, setTitle] = useState(conversation.title)
  function finish() {
    const wanted = title.trim()
    if (wanted !== '' && wanted !== conversation.title) void change(conversation, { title: wanted })
    onDone()
    keepFocus(conversation.id)
  }
  function handleKeyDown({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape') {
      onDone()
      keepFocus(conversation.id)
    }
    if (key === 'Enter' && !nativeEvent.isComposing) finish()
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the user has just asked to type here
      autoFocus
      aria-label={words.renameLabel}
      value={title}
      maxLength={120}
      onChange={(event) => setTitle(event.target.value)}
      onBlur={finish}
      onKeyDown={handleKeyDown}
      onFocus={(event) => event.target.select()}
      className="target-dense w-full rounded-control border border-control bg-surface px-2 text-14"
    />
  )
}

/** One row of the conversation list. */
export function ConversationRow({ conversation, onFollow }: { conversation: Conversation; onFollow: () => void }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { id, title, type, isPinned, isShared, answeringId } = conversation
  const isCurrent = useStore(viewStore, ({ view }) => view.kind === 'conversation' && view.conversationId === id)
  if (isRenaming) return <RenameField conversation={conversation} onDone={() => setIsRenaming(false)} />
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
