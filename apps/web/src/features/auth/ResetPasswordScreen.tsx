import {
  ACCOUNT_RULE_MESSAGES,
  accountLinks,
  confirmPasswordRuleBroken,
  newPasswordRuleBroken,
} from '@placard/contract'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import type { Call } from '../../shared/api/client.ts'
import { PasswordStrengthMeter } from '../../shared/auth/PasswordStrengthMeter.tsx'
import { useAttempt } from '../../shared/auth/use-attempt.ts'
import { usePageTitle } from '../../shared/navigation/page-title.ts'
import { ViewLink } from '../../shared/navigation/ViewLink.tsx'
import { Alert } from '../../shared/ui/Alert.tsx'
import { Button, buttonClasses } from '../../shared/ui/Button.tsx'
import { PasswordField } from '../../shared/ui/PasswordField.tsx'
import { LinkPage, WayOn } from './LinkPage.tsx'
import { linkMessages } from './link-messages.en.ts'
import { useLinkToken } from './link-token.ts'

const { reset } = linkMessages

/** A new password by the link out of a mail. */
export function ResetPasswordScreen({ call }: { call: Call }) {
  usePageTitle(reset.pageTitle, reset.pageDescription)
  const token = useLinkToken()
  const [state, setState] = useState<'open' | 'done' | 'invalid'>(token === '' ? 'invalid' : 'open')
  if (state === 'done') {
    return (
      <LinkPage title={reset.doneTitle}>
        <Alert tone="success">{reset.done}</Alert>
        <WayOn />
      </LinkPage>
    )
  }
  if (state === 'invalid') {
    return (
      <LinkPage title={reset.invalidTitle}>
        <Alert tone="warning">{reset.invalid}</Alert>
        <ViewLink view={{ kind: 'forgot-password' }} className={buttonClasses('primary')}>
          {reset.askAnew}
        </ViewLink>
      </LinkPage>
    )
  }
  return (
    <LinkPage title={reset.title}>
      <p className="text-text-2">{reset.text}</p>
      <NewPasswordForm
        save={async (password) => void (await call(accountLinks.resetPassword, { body: { token, password } }))}
        onEnd={setState}
      />
    </LinkPage>
  )
}

type NewPasswordFormProps = {
  save: (password: string) => Promise<void>
  onEnd: (state: 'done' | 'invalid') => void
}

function NewPasswordForm({ save, onEnd }: NewPasswordFormProps) {
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
    const isSaved = await attempt(
      () => save(password),
      (error) => {
        isLinkOver = isOver(error)
        return isLinkOver
      },
    )
    if (isSaved) onEnd('done')
    else if (isLinkOver) onEnd('invalid')
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
        hint={password === '' ? undefined : <PasswordStrengthMeter password={password} />}
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
