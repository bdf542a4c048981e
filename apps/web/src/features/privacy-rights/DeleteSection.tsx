import { type DeletionScope, type NewPrivacyRequest, REQUEST_DETAILS_MAX } from '@placard/contract'
import { type SubmitEvent, useId, useState } from 'react'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { TextArea } from '../../kit/ui/TextArea.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { showToast } from '../../kit/ui/toast-store.ts'
import { DeletionActions } from './DeletionActions.tsx'
import { IdentityGate, useVerifiedUntil } from './IdentityGate.tsx'
import { privacyRightsMessages } from './messages.en.ts'
import { useAct, usePrivacyCalls, useRequests } from './use-privacy.ts'

const { remove: words } = privacyRightsMessages

const SCOPES = ['account', 'recordings', 'before'] as const
type Scope = (typeof SCOPES)[number]

/** What is asked for; undefined where its date is missing. */
function wishOf(scope: Scope, date: string, typed: string): NewPrivacyRequest | undefined {
  const details = typed.trim() === '' ? {} : { details: typed }
  const part = (partial: DeletionScope): NewPrivacyRequest => ({ kind: 'delete-part', scope: partial, ...details })
  const wishes = {
    account: () => ({ kind: 'delete', ...details }) as const,
    recordings: () => part({ what: 'recordings' }),
    before: () => (date === '' ? undefined : part({ what: 'before', date })),
  } as const satisfies Record<Scope, () => NewPrivacyRequest | undefined>
  return wishes[scope]()
}

const today = () => new Date().toISOString().slice(0, 10)

/** Asks for a deletion, and has it confirmed. */
export function DeleteSection() {
  const id = useId()
  const { ask } = usePrivacyCalls()
  const { act, isBusy, failure } = useAct()
  const isVerified = useVerifiedUntil() !== undefined
  const open = useRequests().data?.requests.filter(({ mayConfirm, executesAt, mayCancel }) => {
    return mayConfirm || (executesAt !== null && mayCancel)
  })
  const [scope, setScope] = useState<Scope>('account')
  const [date, setDate] = useState('')
  const [details, setDetails] = useState('')
  const [error, setError] = useState<string>()

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isVerified) return
    const wish = wishOf(scope, date, details)
    if (wish === undefined) return setError(words.dateMissing)
    if (scope === 'before' && date > today()) return setError(words.dateAhead)
    if ((await act(() => ask(wish))) === undefined) return
    setDetails('')
    showToast(words.asked)
  }
  return (
    <PaperSection title={words.title}>
      <p className="max-w-column text-14 text-text-2">{words.text}</p>
      {open?.map((request) => (
        <DeletionActions key={request.id} request={request} />
      ))}
      <IdentityGate />
      <form
        noValidate
        aria-label={words.title}
        onSubmit={(event) => void handleSubmit(event)}
        className="flex flex-col gap-4"
      >
        <fieldset className="flex flex-col gap-1">
          <legend className="text-14 font-medium">{words.legend}</legend>
          {SCOPES.map((one) => (
            <label key={one} className="target flex items-start gap-2 py-1 text-14">
              <input
                type="radio"
                name={id}
                className="mt-1"
                checked={one === scope}
                aria-describedby={`${id}-${one}`}
                onChange={() => setScope(one)}
              />
              <span>
                {words.scopes[one]}
                <span id={`${id}-${one}`} className="block text-13 text-text-2">
                  {words.hints[one]}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        {scope === 'before' && (
          <TextField
            label={words.date}
            type="date"
            max={today()}
            value={date}
            error={error}
            onChange={({ target }) => {
              setDate(target.value)
              setError(undefined)
            }}
          />
        )}
        <TextArea
          label={words.details}
          rows={2}
          maxLength={REQUEST_DETAILS_MAX}
          value={details}
          onChange={({ target }) => setDetails(target.value)}
        />
        <p className="max-w-column text-13 text-text-2">{words.kept}</p>
        {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
        <Button type="submit" className="self-start" isBusy={isBusy} aria-disabled={!isVerified || undefined}>
          {words.submit}
        </Button>
      </form>
    </PaperSection>
  )
}
