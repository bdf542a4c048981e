import { Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { sessionMessages } from '../messages.en.ts'
import { UNDO_MS } from '../model/undo-time.ts'
import { useIsSending, useRefusal, useSession, useSessionState } from '../session-context.ts'
import { COMPOSER_ID } from './composer-id.ts'
import { RefusalText } from './RefusalText.tsx'

const { undo: words } = sessionMessages

/** Undoes the last reading, or takes back the clauses just laid, for five seconds or until another delegation has spoken. */
export function UndoReading() {
  const session = useSession()
  const undoable = useSessionState((state) => state.undoable)
  const isSending = useIsSending('undo')
  const refusal = useRefusal('undo')

  useEffect(() => {
    if (undoable === undefined || isSending) return
    const timer = setTimeout(() => session.letStand(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [undoable, isSending, session])

  function handleUndo() {
    // The button disappears with the reading, so the focus moves to the composer.
    document.getElementById(COMPOSER_ID)?.focus()
    void session.undo()
  }

  if (undoable === undefined) return <RefusalText text={refusal} />
  return (
    <button
      type="button"
      aria-disabled={isSending}
      title={undoable.opening === undefined ? words.keys : words.layingKeys}
      onClick={handleUndo}
      className="target-dense inline-flex animate-appear items-center gap-1 rounded-full border border-marble-control px-2.5 text-12 font-semibold text-text hover:border-text-3"
    >
      <Undo2 aria-hidden="true" className="size-3.5" />
      {words.undo}
    </button>
  )
}
