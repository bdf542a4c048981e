import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { uiMessages } from './messages.en.ts'
import { useModal } from './useModal.ts'

type Side = 'start' | 'end' | 'bottom'

const PLACE: Record<Side, string> = {
  start: 'me-auto h-[calc(100dvh-1rem)] w-[min(75%,24rem)] [--slide-from:-2rem]',
  end: 'ms-auto h-[calc(100dvh-1rem)] w-[min(calc(100%-1rem),26rem)]',
  bottom: 'mt-auto max-h-[min(80dvh,44rem)] w-[calc(100%-1rem)] max-w-none [--slide-from:0]',
}

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  side?: Side
  children: ReactNode
}

/** A drawer that floats 8 px inside the window's edge. */
export function Sheet({ isOpen, onClose, title, side = 'end', children }: SheetProps) {
  const titleId = useId()
  const dialog = useModal(isOpen, onClose)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classes(
        'm-2 max-h-none rounded-panel border border-hairline bg-surface text-text shadow-float backdrop:bg-marble-deep/60 backdrop:animate-appear',
        'open:flex open:flex-col',
        side === 'bottom' ? 'open:animate-rise' : 'open:animate-slide-in',
        PLACE[side],
      )}
    >
      {isOpen && (
        <>
          <div className="flex items-center justify-between gap-4 border-b border-hairline py-2 ps-4 pe-2">
            <h2 id={titleId} className="text-20">
              {title}
            </h2>
            <IconButton label={uiMessages.close} onClick={onClose}>
              <X />
            </IconButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
        </>
      )}
    </dialog>
  )
}
