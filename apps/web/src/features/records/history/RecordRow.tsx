import { CHAT_TITLE_MAX_LENGTH, type SaidRecord } from '@placard/contract'
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { RenameField } from '../../../kit/ui/RenameField.tsx'
import { momentText, timeOfDay } from '../../../kit/ui/zoned-dates.ts'
import { recordMessages as words } from '../messages.en.ts'
import { KIND_ICONS, Preview, StatusBadge, viewOf } from '../RecordFacts.tsx'
import { useRecordActs } from '../use-record-acts.ts'

/** As wide as three actions, so that the times of all rows stand under each other. */
const ACTIONS = { minInlineSize: '6.75rem' } as const

type ActionsProps = { record: SaidRecord; onRename: () => void }

function Actions({ record, onRename }: ActionsProps) {
  const { change, remove } = useRecordActs(record.kind)
  const { title, isPinned } = record
  return (
    <>
      <IconButton
        isDense
        label={isPinned ? words.unpin(title) : words.pin(title)}
        aria-pressed={isPinned}
        onClick={() => void change(record, { isPinned: !isPinned })}
      >
        {isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
      </IconButton>
      <IconButton isDense label={words.rename(title)} onClick={onRename}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton isDense label={words.remove(title)} onClick={() => void remove(record)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </>
  )
}

function Renaming({ record, onDone }: { record: SaidRecord; onDone: () => void }) {
  const { change } = useRecordActs(record.kind)
  function handleDone(title: string | undefined) {
    onDone()
    if (title !== undefined) void change(record, { title })
  }
  return (
    <RenameField title={record.title} label={words.newTitle} maxLength={CHAT_TITLE_MAX_LENGTH} onDone={handleDone} />
  )
}

type RecordRowProps = { record: SaidRecord; zone: string }

/** One conversation or session of the history. */
export function RecordRow({ record, zone }: RecordRowProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const row = useRef<HTMLElement>(null)
  const { kind, title, updatedAt, status } = record
  const Icon = KIND_ICONS[kind]
  function handleRenamed() {
    setIsRenaming(false)
    // the field that had the focus is gone
    setTimeout(() => row.current?.querySelector('a')?.focus())
  }
  return (
    <article
      ref={row}
      aria-label={title}
      className="flex items-center gap-3 border-b border-hairline bg-surface py-1 ps-4 pe-2 hover:bg-sunken"
    >
      <Icon role="img" aria-label={words.kinds[kind]} className="size-5 shrink-0 text-text-3" />
      {isRenaming ? (
        <Renaming record={record} onDone={handleRenamed} />
      ) : (
        <ViewLink view={viewOf(record)} data-record="" className="target min-w-0 flex-1 py-2">
          <span className="flex flex-wrap items-center gap-2">
            <span className="truncate text-15 font-medium">{title}</span>
            {record.kind !== 'campaign' && record.isArchived && <Badge>{words.archived}</Badge>}
            <StatusBadge status={status} />
          </span>
          <span className="block truncate text-13 text-text-2">
            <Preview record={record} />
          </span>
        </ViewLink>
      )}
      <time
        dateTime={updatedAt}
        title={momentText(updatedAt, zone)}
        className="hidden shrink-0 text-13 text-text-3 tabular sm:block"
      >
        {timeOfDay(updatedAt, zone)}
      </time>
      <span style={ACTIONS} className="flex shrink-0 justify-end [&_svg]:size-4">
        <Actions record={record} onRename={() => setIsRenaming(true)} />
      </span>
    </article>
  )
}
