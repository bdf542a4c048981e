import { CloudOff, RefreshCw } from 'lucide-react'
import { sessionMessages } from './messages.en.ts'
import { useSessionState } from './session-context.ts'

const { connection: words } = sessionMessages

/** A thin bar while steps are not pushed. */
export function Connection() {
  const connection = useSessionState((state) => state.connection)
  if (connection !== 'polling' && connection !== 'offline') return null
  const Icon = connection === 'polling' ? RefreshCw : CloudOff
  return (
    <p
      role="status"
      className="flex shrink-0 animate-appear items-center justify-center gap-2 border-b border-hairline bg-sunken px-3 py-1 text-13 text-text-2"
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {words[connection]}
    </p>
  )
}
