import { KeyRound } from 'lucide-react'
import { Button } from '../../../kit/ui/Button.tsx'
import { authMessages } from './messages.en.ts'
import type { PasskeySignIn } from './use-passkey.ts'

export function PasskeyButton({ passkey }: { passkey: PasskeySignIn }) {
  return (
    <Button
      isBusy={passkey.isWaiting}
      icon={<KeyRound aria-hidden="true" className="size-4" />}
      onClick={() => void passkey.ask()}
    >
      {passkey.isWaiting ? authMessages.passkey.waiting : authMessages.passkey.button}
    </Button>
  )
}
