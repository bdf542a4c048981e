import {
  ACCOUNT_RULE_MESSAGES,
  accountLinks,
  confirmPasswordRuleBroken,
  newPasswordRuleBroken,
  type RemovedAtConfirmation,
} from '@placard/contract'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '../../../client/api/api-error.ts'
import type { Call } from '../../../client/api/client.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { PasswordField } from '../../../kit/ui/PasswordField.tsx'
import { PasswordStrengthMeter } from '../shared/PasswordStrengthMeter.tsx'
import { useAttempt } from '../shared/use-attempt.ts'
import { linkMessages } from './link-messages.en.ts'

const { reset } = linkMessages

/** State of a password reset by a link: possible, or its end. */
export type NewPasswordState =
  | { readonly kind: 'open' | 'invalid' }
  | { readonly kind: 'done'; readonly removed: RemovedAtConfirmation }

type NewPasswordFormProps = {
  call: Call
  /** The secret of the link. */
  token: string
  onEnd: (state: NewPasswordState) => void
}

/** A form that asks for a new password twice and sets it. */
export function NewPasswordForm({ call, token, onEnd }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const { attempt, refuse, clear, fields, failure, isBusy, button, say } = useAttempt()

  async function send(): Promise<void> {
    const broken = newPasswordRuleBroken(password)
    const differs = confirmPasswordRuleBroken(password, confirmation)
    if (broken !== undefined || differs !== undefined) {
      return refuse({
        ...(broken === undefined ? {} : { password: ACCOUNT_RULE_MESSAGES[broken] }),
        ...(differs === undefined ? {} : { confirmPassword: ACCOUNT_RULE_MESSAGES[differs] }),
      })
    }
    const isOver = (error: unknown) => error instanceof ApiError && error.code === 'link-invalid'
    let isLinkOver = false
    await attempt(
      async () => onEnd({ kind: 'done', ...(await call(accountLinks.resetPassword, { body: { token, password } })) }),
      (error) => {
        isLinkOver = isOver(error)
        return isLinkOver
      },
    )
    if (isLinkOver) onEnd({ kind: 'invalid' })
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void send()
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-label={reset.title} className="flex flex-col gap-4">
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <PasswordField
        label={reset.password}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          clear('password')
        }}
        error={fields.password}
        hint={
          password === '' || fields.password !== undefined ? undefined : <PasswordStrengthMeter password={password} />
        }
      />
      <PasswordField
        label={reset.confirm}
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => {
          setConfirmation(event.target.value)
          clear('confirmPassword')
        }}
        error={fields.confirmPassword}
      />
      <Button type="submit" variant="primary" {...button}>
        {say(isBusy ? reset.submitting : reset.submit)}
      </Button>
    </form>
  )
}
