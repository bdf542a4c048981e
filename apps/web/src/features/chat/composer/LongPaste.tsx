import { Paperclip, Undo2, X } from 'lucide-react'
import { Button } from '../../../kit/ui/Button.tsx'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { fileMessages } from '../files/messages.en.ts'
import type { useLongPaste } from './use-long-paste.ts'

const { pasted: words } = fileMessages

/** Offers to attach a pasted text that is too long for a message, and then to put it back. */
export function LongPaste({ paste }: { paste: ReturnType<typeof useLongPaste> }) {
  const { pasted, isAttached, attach, undo, dismiss } = paste
  if (pasted === undefined) return null
  const Icon = isAttached ? Undo2 : Paperclip
  return (
    <div className="mb-2 flex items-start gap-2 rounded-control border border-hairline bg-sunken py-1.5 ps-3 pe-1">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="min-w-48 flex-1 text-13 text-text">
          {isAttached ? words.attached : words.offer(pasted.text.length)}
        </p>
        <Button
          size="sm"
          onClick={isAttached ? undo : attach}
          icon={<Icon aria-hidden="true" className="size-4 shrink-0" />}
        >
          {isAttached ? words.undo : words.attach}
        </Button>
      </div>
      <IconButton isDense label={isAttached ? words.close : words.dismiss} onClick={dismiss}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  )
}
