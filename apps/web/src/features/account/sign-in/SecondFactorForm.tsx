import type { SecondFactorAsked } from '@placard/contract'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../client/api/api-error.ts'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { useCountdown } from '../../../kit/ui/use-countdown.ts'
import { accountMessages } from '../shared/messages.en.ts'
import { canUsePasskeys } from '../shared/passkey-support.ts'
import { failureOf } from './auth-failure.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { secondFactorMessages as words } from './second-factor-messages.en.ts'
import { usePasskeySignIn } from './use-passkey.ts'

type Method = 'code' | 'recovery-code'

type SecondFactorFormProps = {
  asked: SecondFactorAsked
  remember: boolean
  /** Back to address and password; with a message when the sign-in has to start again. */
  onBack: (failure: string | undefined) => void
}

/** State of submitting the code: its error, and the rate limit. */
function useCode(ticket: string, onBack: (failure: string | undefined) => void) {
  const session = useAuthSession()
  const [state, setState] = useState({ isBusy: false, error: '', retryAt: 0, refusals: 0 })
  async function send(code: string): Promise<void> {
    if (state.isBusy || state.retryAt > Date.now()) return
    if (code.trim() === '') return setState({ ...state, error: words.required, refusals: state.refusals + 1 })
    setState({ ...state, isBusy: true, error: '' })
    try {
      await session.answerSecondFactor({ ticket, code: code.trim() })
    } catch (error) {
      const { failure = '', retryAt = 0 } = failureOf(error, Date.now())
      if (error instanceof ApiError && error.code === 'link-invalid') onBack(failure)
      else setState({ isBusy: false, error: failure, retryAt, refusals: state.refusals + 1 })
    }
  }
  return { ...state, send, clear: () => setState({ ...state, error: '', retryAt: 0 }) }
}

/** The second step of a sign-in: an authenticator code, a recovery code, or a passkey. */
export function SecondFactorForm({ asked: { ticket, methods }, remember, onBack }: SecondFactorFormProps) {
  const [method, setMethod] = useState<Method>('code')
  const [code, setCode] = useState('')
  const { isBusy, error, retryAt, refusals, send, clear } = useCode(ticket, onBack)
  const secondsLeft = useCountdown(retryAt === 0 ? undefined : retryAt, clear)
  const passkey = usePasskeySignIn(remember)
  const form = useRef<HTMLFormElement>(null)
  // Focuses the code field at the start, and after a wrong code.
  useEffect(() => form.current?.querySelector('input')?.focus(), [method, refusals])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(code)
  }
  function change(next: Method) {
    setMethod(next)
    setCode('')
    clear()
  }

  const other = method === 'code' ? 'recovery-code' : 'code'
  return (
    <form ref={form} noValidate onSubmit={handleSubmit} aria-label={words.title} className="flex flex-col gap-4">
      <h2 className="text-32">{words.title}</h2>
      <p className="text-14 text-text-2">{words.text[method]}</p>
      {passkey.failure !== undefined && <Alert tone="danger">{passkey.failure}</Alert>}
      <TextField
        label={words.label[method]}
        name="code"
        value={code}
        error={error === '' ? undefined : error}
        onChange={(event) => {
          setCode(event.target.value)
          if (error !== '' && secondsLeft === 0) clear()
        }}
        inputMode={method === 'code' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        className="tabular text-20 tracking-[0.15em]"
      />
      <Button type="submit" variant="primary" isBusy={isBusy} aria-disabled={secondsLeft > 0 || undefined}>
        {secondsLeft > 0 ? accountMessages.retryIn(secondsLeft) : words.submit}
      </Button>
      {methods.includes('passkey') && canUsePasskeys() && <PasskeyButton passkey={passkey} />}
      <div className="-mx-4 flex flex-wrap justify-between gap-2">
        <Button variant="quiet" onClick={() => onBack(undefined)}>
          {words.back}
        </Button>
        {methods.includes(other) && (
          <Button variant="quiet" onClick={() => change(other)}>
            {words.use[other]}
          </Button>
        )}
      </div>
    </form>
  )
}
