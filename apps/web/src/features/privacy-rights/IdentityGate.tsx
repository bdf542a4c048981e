import type { IdentityMethod, IdentityState } from '@placard/contract'
import { ShieldCheck } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { PasswordField } from '../../kit/ui/PasswordField.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { showToast } from '../../kit/ui/toast-store.ts'
import { localZone, timeOfDay } from '../../kit/ui/zoned-dates.ts'
import { privacyRightsMessages } from './messages.en.ts'
import { useAct, useIdentity, usePrivacyCalls } from './use-privacy.ts'

const { identity: words, cancel } = privacyRightsMessages

/** Until when somebody has shown who they are; undefined when they have to do it first. */
export function useVerifiedUntil(): string | undefined {
  const until = useIdentity().data?.verifiedUntil
  return typeof until === 'string' && Date.parse(until) > Date.now() ? until : undefined
}

/** Whether the identity is verified, and the way to do it. */
export function IdentityGate() {
  const { data } = useIdentity()
  const until = useVerifiedUntil()
  const [isOpen, setIsOpen] = useState(false)
  if (until !== undefined) {
    return (
      <p role="status" className="flex items-center gap-2 text-14 text-text-2">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
        {words.verified(timeOfDay(until, localZone()))}
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-14 text-text-2">{words.needed}</p>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && data !== undefined && <IdentityDialog state={data} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

type MethodProps = {
  method: IdentityState['methods'][number]
  name: string
  isChosen: boolean
  onChoose: () => void
}

function Method({ method: { method, isOffered, reason }, name, isChosen, onChoose }: MethodProps) {
  return (
    <label className="target flex items-center gap-2 text-14">
      <input type="radio" name={name} checked={isChosen} disabled={!isOffered} onChange={onChoose} />
      <span>
        {words.methods[method]}
        {reason !== null && <span className="text-text-2"> · {words.reasons[reason]}</span>}
      </span>
    </label>
  )
}

function IdentityDialog({ state, onClose }: { state: IdentityState; onClose: () => void }) {
  const id = useId()
  const { verify, sendCode } = usePrivacyCalls()
  const { act, isBusy, failure } = useAct()
  const sending = useAct()
  const [method, setMethod] = useState<IdentityMethod>(
    () => state.methods.find(({ isOffered }) => isOffered)?.method ?? 'password',
  )
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const [isSent, setIsSent] = useState(false)

  async function send() {
    if (value.trim() === '') return setError(words.required)
    const isVerified = await act(() => verify(method, value))
    if (isVerified === undefined) return
    if (!isVerified) return setError(words.failure)
    showToast(words.success, { tone: 'success' })
    onClose()
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void send()
  }
  async function mail() {
    if ((await sending.act(sendCode)) !== undefined) setIsSent(true)
  }
  const field = {
    value,
    error,
    onChange: ({ target }: { target: { value: string } }) => {
      setValue(target.value)
      setError(undefined)
    },
  }
  const problem = failure ?? sending.failure
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isBusy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit} aria-label={words.title} className="flex flex-col gap-4">
        <p className="text-14 text-text-2">{words.text}</p>
        {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
        {method === 'password' ? (
          <PasswordField label={words.password} autoComplete="current-password" {...field} />
        ) : (
          <>
            <TextField label={words.code} inputMode="numeric" autoComplete="one-time-code" {...field} />
            <div className="flex flex-wrap items-center gap-3">
              <Button size="sm" isBusy={sending.isBusy} onClick={() => void mail()}>
                {words.send}
              </Button>
              <p role="status" className="text-13 text-text-2">
                {isSent && words.sent}
              </p>
            </div>
          </>
        )}
        <fieldset>
          <legend className="text-14 font-medium">{words.legend}</legend>
          {state.methods.map((one) => (
            <Method
              key={one.method}
              method={one}
              name={`${id}-method`}
              isChosen={one.method === method}
              onChoose={() => {
                setMethod(one.method)
                setValue('')
                setError(undefined)
              }}
            />
          ))}
        </fieldset>
      </form>
    </Dialog>
  )
}
