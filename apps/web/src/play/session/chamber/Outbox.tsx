import { Clock3 } from 'lucide-react'
import { Button } from '../../../kit/ui/Button.tsx'
import { sessionMessages } from '../messages.en.ts'
import { useSession, useSessionState } from '../session-context.ts'
import { RefusalText } from './RefusalText.tsx'

const { composer } = sessionMessages

/** Messages that wait for the connection, or were refused, with the reason. */
export function Outbox() {
  const session = useSession()
  const outbox = useSessionState((state) => state.outbox)
  if (outbox.length === 0) return null
  return (
    <div className="mb-2 animate-rise rounded-control border border-marble-hairline bg-marble-raised p-2 ps-3">
      <p className="flex items-center gap-1.5 text-12 text-text-2">
        <Clock3 aria-hidden="true" className="size-3.5" />
        {composer.waiting(outbox.length)}
      </p>
      <ul className="max-h-32 overflow-y-auto">
        {outbox.map(({ key, text, refusal }) => (
          <li key={key} className="flex items-center gap-1">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-serif text-15">{text}</span>
              <RefusalText text={refusal} />
            </span>
            <Button size="sm" variant="quiet" onClick={() => session.unqueue(key, { edit: true })}>
              {composer.edit}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => session.unqueue(key)}>
              {composer.remove}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
