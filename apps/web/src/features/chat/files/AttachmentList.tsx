import type { ChatAttachment } from '@placard/contract'
import { lazy, Suspense, useState } from 'react'
import { PanelBoundary } from '../../../kit/ui/PanelBoundary.tsx'
import { DocumentLine } from './FileRow.tsx'
import { fileMessages as words } from './messages.en.ts'

/** Lazily loaded when an attachment is opened. */
const ReadDialog = lazy(() => import('./ReadDialog.tsx').then((module) => ({ default: module.ReadDialog })))

const CARD =
  'flex w-full max-w-72 items-center gap-2 rounded-control border border-hairline bg-surface px-3 py-1.5 text-start'

/** Attachments of a sent message; where they can be opened, shows the extracted text. */
export function AttachmentList({
  attachments = [],
  isOpenable = false,
}: {
  attachments?: readonly ChatAttachment[] | undefined
  isOpenable?: boolean
}) {
  const [open, setOpen] = useState<ChatAttachment>()
  if (attachments.length === 0) return null
  return (
    <>
      <ul aria-label={words.sent} className="mb-1.5 flex max-w-[85%] flex-wrap justify-end gap-1.5">
        {attachments.map((attachment) => (
          <li key={attachment.id} className="flex min-w-0">
            {isOpenable ? (
              <button
                type="button"
                aria-label={words.show(attachment.name)}
                onClick={() => setOpen(attachment)}
                className={`${CARD} hover:border-control`}
              >
                <DocumentLine name={attachment.name}>{words.document(attachment)}</DocumentLine>
              </button>
            ) : (
              <span className={CARD}>
                <DocumentLine name={attachment.name}>{words.document(attachment)}</DocumentLine>
              </span>
            )}
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <PanelBoundary>
          <Suspense>
            <ReadDialog attachment={open} onClose={() => setOpen(undefined)} />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  )
}
