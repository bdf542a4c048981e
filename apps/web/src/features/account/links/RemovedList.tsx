import type { RemovedAtConfirmation } from '@placard/contract'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { linkMessages } from './link-messages.en.ts'

const { removed: words } = linkMessages

/** One line for each kind that was removed. */
function linesOf({ passkeys, twoFactor, pendingEmail, signIns }: RemovedAtConfirmation): readonly string[] {
  const { kinds } = words
  return [
    ...(passkeys > 0 ? [kinds.passkeys(passkeys)] : []),
    ...(twoFactor ? [kinds.twoFactor] : []),
    ...(pendingEmail ? [kinds.pendingEmail] : []),
    ...(signIns > 0 ? [kinds.signIns(signIns)] : []),
  ]
}

/** What an account lost when its address was confirmed; renders nothing when that is nothing. */
export function RemovedList({ removed }: { removed: RemovedAtConfirmation }) {
  const lines = linesOf(removed)
  if (lines.length === 0) return null
  return (
    <Alert>
      <p>{words.title}</p>
      <ul className="my-2 list-disc ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.again}</p>
    </Alert>
  )
}
