import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { systemMessages } from './messages.en.ts'

const { confirm: words } = systemMessages.file

type ResetDialogProps = { isOpen: boolean; onCancel: () => void; onConfirm: () => void }

/** Asks before every setting goes back to its default. */
export function ResetDialog({ isOpen, onCancel, onConfirm }: ResetDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={words.title}
      actions={
        <>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p className="text-15">{words.question}</p>
      <p className="mt-2 text-14 text-text-2">{words.note}</p>
    </Dialog>
  )
}
