import { useState } from 'react'
import { useAttempt } from '../shared/use-attempt.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { FormDialog } from './FormDialog.tsx'
import { securityMessages } from './messages.en.ts'

type PasswordDialogProps = {
  title: string
  text: string
  submit: string
  isDanger?: boolean
  /** @throws {ApiError} when the action is refused; the dialog then stays open. */
  act: (currentPassword: string) => Promise<void>
  onClose: () => void
  /** Called after success; `onClose` by default. */
  onDone?: () => void
}

/** A dialog that performs one action after the user re-entered the password. */
export function PasswordDialog({ act, onClose, onDone = onClose, ...words }: PasswordDialogProps) {
  const [password, setPassword] = useState('')
  const attempt = useAttempt()

  async function send(): Promise<void> {
    if (password === '') return attempt.refuse({ currentPassword: securityMessages.passwordMissing })
    if (await attempt.attempt(() => act(password))) onDone()
  }

  return (
    <FormDialog {...words} attempt={attempt} onSubmit={() => void send()} onClose={onClose}>
      <CurrentPassword value={password} onType={setPassword} attempt={attempt} />
    </FormDialog>
  )
}
