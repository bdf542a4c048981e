import type { ArchiveRange } from '@placard/contract'
import { type SubmitEvent, useId, useState } from 'react'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { showToast } from '../../kit/ui/toast-store.ts'
import { ArchiveState } from './ArchiveState.tsx'
import { archiveMessages as words } from './archive-messages.en.ts'
import { IdentityGate, useVerifiedUntil } from './IdentityGate.tsx'
import { useAct, usePrivacyCalls, useRequests } from './use-privacy.ts'

const RANGES = ['all', 'some'] as const
type Range = (typeof RANGES)[number]

/** What is wrong with the days; undefined when nothing is. */
function faultIn({ from = '', to = '' }: ArchiveRange): string | undefined {
  if (from === '' && to === '') return words.empty
  return from !== '' && to !== '' && from > to ? words.reversed : undefined
}

function RequestForm() {
  const id = useId()
  const { ask } = usePrivacyCalls()
  const { act, isBusy, failure } = useAct()
  const isVerified = useVerifiedUntil() !== undefined
  const [which, setWhich] = useState<Range>('all')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [error, setError] = useState<string>()

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isVerified) return
    const range = { ...(from !== '' && { from }), ...(to !== '' && { to }) }
    const fault = which === 'some' ? faultIn(range) : undefined
    setError(fault)
    if (fault !== undefined) return
    const wish = { kind: 'know-pieces', ...(which === 'some' && { range }) } as const
    if ((await act(() => ask(wish))) !== undefined) showToast(words.asked)
  }
  return (
    <form
      noValidate
      aria-label={words.title}
      onSubmit={(event) => void handleSubmit(event)}
      className="flex flex-col gap-4"
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="text-14 font-medium">{words.legend}</legend>
        {RANGES.map((one) => (
          <label key={one} className="target flex items-center gap-2 text-14">
            <input type="radio" name={id} checked={one === which} onChange={() => setWhich(one)} />
            {words.ranges[one]}
          </label>
        ))}
      </fieldset>
      {which === 'some' && (
        <div className="flex flex-col gap-2">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={words.from} type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
            <TextField
              label={words.to}
              type="date"
              value={to}
              error={error}
              onChange={({ target }) => setTo(target.value)}
            />
          </div>
          <p className="text-13 text-text-2">{words.rangeHint}</p>
        </div>
      )}
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <Button type="submit" className="self-start" isBusy={isBusy} aria-disabled={!isVerified || undefined}>
        {words.submit}
      </Button>
    </form>
  )
}

/** Asks for a copy of everything, shows how far it is, and has it downloaded. */
export function ArchiveSection() {
  const requests = useRequests().data?.requests
  const current = requests?.find(({ archive }) => archive !== null && archive.state !== 'removed')
  return (
    <PaperSection title={words.title}>
      <p className="max-w-column text-14 text-text-2">{words.text}</p>
      {current !== undefined && <ArchiveState request={current} />}
      {current === undefined && (
        <>
          <IdentityGate />
          <RequestForm />
        </>
      )}
      {current?.archive?.state === 'ready' && (
        <details>
          <summary className="target-dense flex cursor-pointer items-center text-14 text-accent">
            {words.another}
          </summary>
          <div className="pt-3">
            <RequestForm />
          </div>
        </details>
      )}
      <p className="text-13 text-text-2">{words.kept}</p>
    </PaperSection>
  )
}
