import { Button } from '../../kit/ui/Button.tsx'
import { archiveMessages as words } from './archive-messages.en.ts'

type QuickRequestsProps = { onAccess: () => void; onPortability: () => void }

/** The two requests that most people come for, a press away. */
export function QuickRequests({ onAccess, onPortability }: QuickRequestsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.quick}</legend>
      <Button onClick={onAccess}>{words.access}</Button>
      <Button onClick={onPortability}>{words.portability}</Button>
    </fieldset>
  )
}
