import { useStore } from 'zustand'
import { Badge } from '../../kit/ui/Badge.tsx'
import { movedSessionsStore } from '../../shared/keeping/moved-sessions.ts'
import { modeStore } from '../../shared/mode-store.ts'
import { shelfMessages } from './messages.en.ts'

/** Says of a session of the demo that it is in an account as well. */
export function MovedMark({ sessionId }: { sessionId: string }) {
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  const isMoved = useStore(movedSessionsStore, ({ moved }) => moved[sessionId] !== undefined)
  if (!isDemo || !isMoved) return null
  return (
    <Badge tone="success" className="self-start">
      {shelfMessages.moved}
    </Badge>
  )
}
