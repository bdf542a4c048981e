import {
  ACCOUNT_RULE_MESSAGES,
  type AccountRule,
  accountSecurity,
  auth,
  confirmPasswordRuleBroken,
  newPasswordRuleBroken,
} from '@placard/contract'
import { useState } from 'react'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import { PasswordField } from '../../../kit/ui/PasswordField.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { PasswordStrengthMeter } from '../shared/PasswordStrengthMeter.tsx'
import { type Attempt, useAttempt } from '../shared/use-attempt.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { FormDialog } from './FormDialog.tsx'
import { securityMessages } from './messages.en.ts'
import { useCall, useMember, useReread } from './security-context.ts'

const { passwordSection: words, passwordMissing } = securityMessages

type Passwords = { readonly currentPassword: string; readonly newPassword: string; readonly confirmPassword: string }

/** Validation messages of the passwords, by field. */
function judge({ currentPassword, newPassword, confirmPassword }: Passwords, email?: string): Record<string, string> {
  const broken: [string, AccountRule | undefined][] = [
    ['newPassword', newPasswordRuleBroken(newPassword, email)],
    ['confirmPassword', confirmPasswordRuleBroken(newPassword, confirmPassword)],
  ]
  const sentences = broken.flatMap(([field, rule]) =>
    rule === undefined ? [] : [[field, ACCOUNT_RULE_MESSAGES[rule]]],
  )
  return { ...(currentPassword === '' ? { currentPassword: passwordMissing } : {}), ...Object.fromEntries(sentences) }
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
      <NewPasswords typed={typed} onType={setTyped} attempt={attempt} />
    </FormDialog>
  )
}

type NewPasswordsProps = { typed: Passwords; onType: (typed: Passwords) => void; attempt: Attempt }

function NewPasswords({ typed, onType, attempt }: NewPasswordsProps) {
  const isRated = typed.newPassword !== '' && attempt.fields.newPassword === undefined
  const doMatch = typed.confirmPassword !== '' && typed.confirmPassword === typed.newPassword
  const control = (name: 'newPassword' | 'confirmPassword') => ({
    name,
    autoComplete: 'new-password',
    value: typed[name],
    error: attempt.fields[name],
    onChange: (event: { target: { value: string } }) => {
      onType({ ...typed, [name]: event.target.value })
      attempt.clear(name)
    },
  })
  return (
    <>
      <PasswordField
        {...control('newPassword')}
        label={words.new}
        hint={isRated ? <PasswordStrengthMeter password={typed.newPassword} /> : undefined}
      />
      <PasswordField
        {...control('confirmPassword')}
        label={words.confirm}
        hint={doMatch ? <span className="text-success">{words.match}</span> : undefined}
      />
    </>
  )
}
