import { Button } from '../../kit/ui/Button.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { subscriptionMessages } from './messages.en.ts'

const words = subscriptionMessages.cancel

type CancelDialogProps = {
  isOpen: boolean
  periodEnd: string | undefined
  onClose: () => void
  onCancel: (immediate: boolean) => void
}

/** A confirmation with both kinds of cancellation, and going back made as easy. */
export function CancelDialog({ isOpen, periodEnd, onClose, onCancel }: CancelDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.keep}
          </Button>
          <Button onClick={() => onCancel(true)}>{words.now}</Button>
          <Button variant="primary" onClick={() => onCancel(false)}>
            {words.atPeriodEnd}
          </Button>
        </>
      }
    >
      <p className="text-15 text-text-2">{words.text(periodEnd)}</p>
    </Dialog>
  )
}
