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
  /** @throws {ApiError} when it is refused; the dialog then stays. */
  act: (currentPassword: string) => Promise<void>
  onClose: () => void
  /** What comes after it was done; closing when left out. */
  onDone?: () => void
}

/** Does one thing once the password was given again. */
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
