import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { SHEET } from './measures.ts'
import { uiMessages } from './messages.en.ts'
import { useModal } from './use-modal.ts'

type Side = 'start' | 'end' | 'top' | 'bottom'

const PLACE: Record<Side, string> = {
  start: 'me-auto h-[calc(100dvh-1rem)] [--slide-from:-2rem] open:animate-slide-in',
  end: 'ms-auto h-[calc(100dvh-1rem)] open:animate-slide-in',
  top: 'mb-auto w-[calc(100%-1rem)] max-w-none open:animate-rise',
  bottom: 'mt-auto w-[calc(100%-1rem)] max-w-none open:animate-rise',
}

/** The size of a sheet from its edge of the window. */
function reach(side: Side, width: string | undefined): CSSProperties {
  if (side === 'top' || side === 'bottom') {
    return { maxBlockSize: `min(${SHEET.share.replace('%', 'dvh')}, ${SHEET.maxHeight})` }
  }
  return { inlineSize: width ?? `min(${SHEET.share}, ${SHEET.maxWidth})`, maxInlineSize: 'calc(100% - 1rem)' }
}

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  side?: Side
  /** Replaces three quarters of the window up to a maximum. */
  width?: string
  /** The content reaches the edges and scrolls by itself. */
  isFlush?: boolean
  children: ReactNode
}

/** A drawer that floats 8 px inside the window's edge. */
export function Sheet({ isOpen, onClose, title, side = 'end', width, isFlush = false, children }: SheetProps) {
  const titleId = useId()
  const dialog = useModal(isOpen, onClose)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      style={reach(side, width)}
      className={classes(
        'm-2 max-h-none rounded-panel border border-hairline bg-surface text-text shadow-float backdrop:bg-marble-deep/60 backdrop:animate-appear',
        'open:flex open:flex-col',
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
          <div className={isFlush ? 'flex min-h-0 flex-1 flex-col' : 'min-h-0 flex-1 overflow-y-auto p-4'}>
            {children}
          </div>
        </>
      )}
    </dialog>
  )
}
