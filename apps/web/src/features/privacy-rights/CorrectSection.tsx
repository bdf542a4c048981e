import { REQUEST_DETAILS_MAX } from '@placard/contract'
import { type SubmitEvent, useState } from 'react'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { TextArea } from '../../kit/ui/TextArea.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { IdentityGate, useVerifiedUntil } from './IdentityGate.tsx'
import { privacyRightsMessages } from './messages.en.ts'
import { useAct, usePrivacyCalls } from './use-privacy.ts'

const { correct: words } = privacyRightsMessages

const EMPTY = { subject: '', wrong: '', right: '', evidence: '' }
type Field = keyof typeof EMPTY
const REQUIRED: readonly Field[] = ['subject', 'wrong', 'right']

/** Asks for something to be corrected that nobody can change by themselves. */
export function CorrectSection() {
  const { ask } = usePrivacyCalls()
  const { act, isBusy, failure } = useAct()
  const isVerified = useVerifiedUntil() !== undefined
  const [typed, setTyped] = useState(EMPTY)
  const [isChecked, setIsChecked] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const isMissing = (field: Field) => REQUIRED.includes(field) && typed[field].trim() === ''

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isVerified) return
    setIsChecked(true)
    setIsDone(false)
    if (REQUIRED.some(isMissing)) return
    const { evidence, ...correction } = typed
    const wish = { ...correction, ...(evidence.trim() !== '' && { evidence }) }
    if ((await act(() => ask({ kind: 'correct', correction: wish }))) === undefined) return
    setTyped(EMPTY)
    setIsChecked(false)
    setIsDone(true)
  }
  const field = (name: Field) => ({
    label: words[name],
    value: typed[name],
    maxLength: REQUEST_DETAILS_MAX,
    error: isChecked && isMissing(name) ? words.required : undefined,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <PaperSection title={words.title}>
      <p className="max-w-column text-14 text-text-2">
        {words.text}{' '}
        <ViewLink view={{ kind: 'security' }} className="text-accent underline underline-offset-2 hover:no-underline">
          {words.account}
        </ViewLink>
      </p>
      <IdentityGate />
      <form
        noValidate
        aria-label={words.title}
        onSubmit={(event) => void handleSubmit(event)}
        className="flex flex-col gap-4"
      >
        <TextField {...field('subject')} hint={words.subjectHint} />
        <TextArea {...field('wrong')} rows={2} />
        <TextArea {...field('right')} rows={2} />
        <TextArea {...field('evidence')} rows={2} />
        {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
        {isDone && <Alert tone="success">{words.done}</Alert>}
        <Button type="submit" className="self-start" isBusy={isBusy} aria-disabled={!isVerified || undefined}>
          {words.submit}
        </Button>
      </form>
    </PaperSection>
  )
}
