import { useStore } from 'zustand'
import { modeStore } from '../../client/auth/mode-store.ts'
import { movedSessionsStore } from '../../client/keep-demo/moved-sessions.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { playedMessages } from './messages.en.ts'

/** Marks a demo session that was also moved into an account. */
export function MovedMark({ sessionId }: { sessionId: string }) {
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  const isMoved = useStore(movedSessionsStore, ({ moved }) => moved[sessionId] !== undefined)
  if (!isDemo || !isMoved) return null
  return (
    <Badge tone="success" className="self-start">
      {playedMessages.moved}
    </Badge>
  )
}
