import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePaperGateway } from '../../../client/gateways/paper-gateway.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { paperMessages as words } from './messages.en.ts'
import { usePaperPane } from './open-paper.ts'
import type { PaperEditor } from './paper-editor.ts'

/** Deletes the paper after a question: its versions go with it. */
export function RemovePaper({ editor }: { editor: PaperEditor }) {
  const gateway = usePaperGateway()
  const { close } = usePaperPane()
  const [isAsking, setIsAsking] = useState(false)

  async function handleRemove() {
    try {
      await gateway.removePaper(editor.id)
      editor.forget()
      close()
      showToast(words.removed)
    } catch {
      showToast(words.notRemoved, { tone: 'danger' })
    }
    setIsAsking(false)
  }
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="ms-auto text-danger"
        onClick={() => setIsAsking(true)}
        icon={<Trash2 aria-hidden="true" className="size-4" />}
      >
        {words.remove}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.remove}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{words.keep}</Button>
            <Button variant="danger" onClick={() => void handleRemove()}>
              {words.removeNow}
            </Button>
          </>
        }
      >
        <p>{words.removeAsked(editor.store.getState().content.title)}</p>
      </Dialog>
    </>
  )
}
