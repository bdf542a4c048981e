import { ACCOUNT_RULE_MESSAGES, auth, emailRuleBroken } from '@placard/contract'
import { useState } from 'react'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { useAttempt } from '../shared/use-attempt.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { FormDialog } from './FormDialog.tsx'
import { securityMessages } from './messages.en.ts'
import { useCall, useReread } from './security-context.ts'

const { profile, passwordMissing } = securityMessages

/** A form for another address; the change takes effect when the mail to it is confirmed. */
export function AddressDialog({ present, onClose }: { present: string; onClose: () => void }) {
  const call = useCall()
  const session = useAuthSession()
  const reread = useReread()
  const [email, setEmail] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  const attempt = useAttempt()

  async function send(): Promise<void> {
    const broken = emailRuleBroken(email)
    if (broken !== undefined || (currentPassword === '' && email.trim() !== present)) {
      return attempt.refuse({
        ...(broken === undefined ? {} : { email: ACCOUNT_RULE_MESSAGES[broken] }),
        ...(currentPassword === '' ? { currentPassword: passwordMissing } : {}),
      })
    }
    const isAsked = await attempt.attempt(async () => {
      session.changeUser((await call(auth.profile, { body: { email, currentPassword } })).user)
    })
    if (!isAsked) return
    showToast(profile.asked, { tone: 'success' })
    onClose()
    await reread()
  }

  return (
    <FormDialog
      title={profile.change}
      text={profile.changeText}
      submit={profile.submit}
      attempt={attempt}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        label={profile.newEmail}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={attempt.fields.email}
        onChange={(event) => {
          setEmail(event.target.value)
          attempt.clear('email')
        }}
      />
      <CurrentPassword value={currentPassword} onType={setCurrentPassword} attempt={attempt} />
    </FormDialog>
  )
}
