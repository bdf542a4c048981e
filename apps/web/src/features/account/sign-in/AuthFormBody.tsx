import { type Dispatch, type SubmitEvent, useEffect, useRef } from 'react'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { useCountdown } from '../../../kit/ui/use-countdown.ts'
import { accountMessages } from '../shared/messages.en.ts'
import { canUsePasskeys } from '../shared/passkey-support.ts'
import { AuthFieldset } from './AuthFieldset.tsx'
import type { AuthForm, AuthFormEvent } from './auth-form.ts'
import { authMessages } from './messages.en.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { useOfferedPasskey, usePasskeySignIn } from './use-passkey.ts'

const LINK = 'text-accent underline underline-offset-2 hover:no-underline'

type AuthFormBodyProps = { form: AuthForm; tell: Dispatch<AuthFormEvent>; submit: () => Promise<void> }

/** The fields of one mode, the result of the last attempt, and the buttons. */
export function AuthFormBody({ form, tell, submit }: AuthFormBodyProps) {
  const { mode, failure, isSubmitting, refusals, retryAt, remember } = form
  const element = useRef<HTMLFormElement>(null)
  const secondsLeft = useCountdown(retryAt, () => tell({ kind: 'waited' }))
  const passkey = usePasskeySignIn(remember)
  const offer = useOfferedPasskey(mode === 'login', remember, passkey.tellFailure)

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    passkey.tellFailure(undefined)
    void submit()
  }

  const shownFailure = failure ?? passkey.failure
  return (
    <form
      ref={element}
      noValidate
      onSubmit={handleSubmit}
      onFocus={offer}
      aria-label={authMessages.tabs[mode]}
      className="flex flex-col gap-4"
    >
      {shownFailure !== undefined && <Alert tone="danger">{shownFailure}</Alert>}
      <AuthFieldset form={form} onEdit={(field, value) => tell({ kind: 'edited', field, value })} />
      {mode === 'login' ? (
        <RememberRow isChecked={remember} onCheck={(checked) => tell({ kind: 'remembered', remember: checked })} />
      ) : (
        <Notice />
      )}
      <Button type="submit" variant="primary" isBusy={isSubmitting} aria-disabled={secondsLeft > 0 || undefined}>
        {secondsLeft > 0
          ? accountMessages.retryIn(secondsLeft)
          : authMessages[isSubmitting ? 'submitting' : 'submit'][mode]}
      </Button>
      {mode === 'login' && canUsePasskeys() && <PasskeyButton passkey={passkey} />}
    </form>
  )
}

function RememberRow({ isChecked, onCheck }: { isChecked: boolean; onCheck: (isChecked: boolean) => void }) {
  return (
    <div className="-my-1 flex flex-wrap items-center justify-between gap-x-6">
      <Checkbox name="remember" label={authMessages.remember} isChecked={isChecked} onCheck={onCheck} />
      <ViewLink view={{ kind: 'forgot-password' }} className={`target inline-flex items-center text-14 ${LINK}`}>
        {authMessages.forgot}
      </ViewLink>
    </div>
  )
}

/** Privacy notice: what is collected and why, next to the fields. */
function Notice() {
  const { kept, agree } = authMessages.notice
  return (
    <p className="text-13 text-text-2">
      {kept} {agree[0]}
      <ViewLink view={{ kind: 'legal' }} className={LINK}>
        {authMessages.terms}
      </ViewLink>
      {agree[1]}
      <ViewLink view={{ kind: 'privacy' }} className={LINK}>
        {authMessages.privacy}
      </ViewLink>
      {agree[2]}
    </p>
  )
}
