import { accountSecurity, auth } from '@placard/contract'
import { useState } from 'react'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { NewPasswords, type NewPasswordTyped, newPasswordErrors } from '../shared/NewPasswords.tsx'
import { useAttempt } from '../shared/use-attempt.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { FormDialog } from './FormDialog.tsx'
import { securityMessages } from './messages.en.ts'
import { useCall, useMember, useReread } from './security-context.ts'

const { passwordSection: words, passwordMissing } = securityMessages

const labels = { password: words.new, confirm: words.confirm, match: words.match }

type Passwords = NewPasswordTyped & { readonly currentPassword: string }

/** Validation messages of the passwords, by field. */
function judge(typed: Passwords, email?: string): Record<string, string> {
  const missing = typed.currentPassword === '' ? { currentPassword: passwordMissing } : {}
  return { ...missing, ...newPasswordErrors(typed, email) }
}

const EMPTY: Passwords = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function NewPasswordDialog({ onClose }: { onClose: () => void }) {
  const call = useCall()
  const session = useAuthSession()
  const email = useMember()?.email
  const reread = useReread()
  const [typed, setTyped] = useState(EMPTY)
  const attempt = useAttempt()

  async function send(): Promise<void> {
    const sentences = judge(typed, email)
    if (Object.keys(sentences).length > 0) return attempt.refuse(sentences)
    const { currentPassword, newPassword } = typed
    const isChanged = await attempt.attempt(async () => {
      // refreshes an expired token here, before the take-over blocks refreshes
      await call(auth.me, {})
      await session.takeOverBy(() => call(accountSecurity.changePassword, { body: { currentPassword, newPassword } }))
    })
    if (!isChanged) return
    showToast(words.done, { tone: 'success' })
    onClose()
    await reread()
  }

  return (
    <FormDialog
      title={words.change}
      text={words.changeText}
      submit={words.submit}
      attempt={attempt}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <CurrentPassword
        value={typed.currentPassword}
        onType={(currentPassword) => setTyped({ ...typed, currentPassword })}
        attempt={attempt}
      />
      <NewPasswords
        typed={typed}
        onType={(change) => setTyped({ ...typed, ...change })}
        attempt={attempt}
        labels={labels}
      />
    </FormDialog>
  )
}
