import { type RefObject, useEffect, useRef } from 'react'

/** Opens and closes a native dialog by a flag, and reports when the user closed it (Escape, backdrop). */
export function useModal(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const latestOnClose = useRef(onClose)
  latestOnClose.current = onClose

  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
  }, [isOpen])

  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    const handleCancel = (event: Event) => {
      event.preventDefault()
      latestOnClose.current()
    }
    // The dialog itself is the target only of clicks on the backdrop: its box is filled by children.
    const handleClick = (event: MouseEvent) => {
      if (event.target === element) latestOnClose.current()
    }
    element.addEventListener('cancel', handleCancel)
    element.addEventListener('click', handleClick)
    return () => {
      element.removeEventListener('cancel', handleCancel)
      element.removeEventListener('click', handleClick)
    }
  }, [])

  return dialog
}
