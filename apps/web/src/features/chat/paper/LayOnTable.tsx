import { Gavel } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { layMessages as words } from './lay-messages.en.ts'
import type { PaperEditor } from './paper-editor.ts'

const TableChoice = lazy(() => import('./TableChoice.tsx').then(({ TableChoice }) => ({ default: TableChoice })))

/** Lays the paper on the table of a campaign: asks of which one, and goes there. */
export function LayOnTable({ editor }: { editor: PaperEditor }) {
  const isEmpty = useStore(editor.store, (state) => state.content.text.trim() === '')
  const [isOpen, setIsOpen] = useState(false)

  async function handleOpen() {
    // the campaign reads the paper as it is stored
    await editor.flush()
    if (editor.store.getState().save !== 'saved') {
      showToast(words.notStored)
      return
    }
    setIsOpen(true)
  }
  return (
    <>
      <Button
        size="sm"
        disabled={isEmpty}
        onClick={() => void handleOpen()}
        icon={<Gavel aria-hidden="true" className="size-4" />}
      >
        {words.lay}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={words.title} isWide>
        <Suspense fallback={<p role="status">{words.reading}</p>}>
          <TableChoice paperId={editor.id} />
        </Suspense>
      </Dialog>
    </>
  )
}
