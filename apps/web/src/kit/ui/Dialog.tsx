import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { uiMessages } from './messages.en.ts'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the safe choice first in reading order. */
  actions?: ReactNode
  /** For a table that needs more width than text. */
  isWide?: boolean
}

export function Dialog({ isOpen, onClose, title, children, actions, isWide = false }: DialogProps) {
  const titleId = useId()
  const dialog = useModal(isOpen, onClose)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classes(
        isWide ? 'max-w-column' : 'max-w-dialog',
        'm-auto w-[calc(100%-2rem)] rounded-panel border border-hairline bg-surface text-text shadow-float backdrop:bg-marble-deep/60 open:animate-rise backdrop:animate-appear',
      )}
    >
      {isOpen && (
        // plain boxes: header and footer elements would be landmarks, which the page already has
        <div className="flex max-h-[calc(100dvh-4rem)] flex-col">
          <div className="flex items-center justify-between gap-4 ps-6 pe-3 pt-3">
            <h2 id={titleId} className="text-24">
              {title}
            </h2>
            <IconButton label={uiMessages.close} onClick={onClose}>
              <X />
            </IconButton>
          </div>
          <div className="overflow-y-auto px-6 pt-2 pb-6">{children}</div>
          {actions !== undefined && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-6 py-4">{actions}</div>
          )}
        </div>
      )}
    </dialog>
  )
}
