import { type PrivacyRequest, type PrivacyRequestStatus, REQUEST_DETAILS_MAX } from '@placard/contract'
import { useState } from 'react'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Badge, type Tone } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Loaded } from '../../kit/ui/Loaded.tsx'
import { TextArea } from '../../kit/ui/TextArea.tsx'
import { showToast } from '../../kit/ui/toast-store.ts'
import { localZone, momentText } from '../../kit/ui/zoned-dates.ts'
import { ArchiveState } from './ArchiveState.tsx'
import { DeletionActions } from './DeletionActions.tsx'
import { privacyRightsMessages } from './messages.en.ts'
import { Timeline } from './Timeline.tsx'
import { useAct, usePrivacyCalls, useRequest } from './use-privacy.ts'

const { requests: words } = privacyRightsMessages

const TONES: Readonly<Record<PrivacyRequestStatus, Tone>> = {
  pending: 'neutral',
  processing: 'accent',
  extended: 'warning',
  completed: 'success',
  denied: 'danger',
  cancelled: 'neutral',
}

function AppealForm({ requestId }: { requestId: string }) {
  const { appeal } = usePrivacyCalls()
  const { act, isBusy, failure } = useAct()
  const [reason, setReason] = useState('')
  async function send() {
    if (reason.trim() !== '' && (await act(() => appeal(requestId, reason))) !== undefined) showToast(words.appealed)
  }
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={words.appealText}
        rows={2}
        maxLength={REQUEST_DETAILS_MAX}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <Button
        size="sm"
        className="self-start"
        isBusy={isBusy}
        aria-disabled={reason.trim() === '' || undefined}
        onClick={() => void send()}
      >
        {words.appeal}
      </Button>
    </div>
  )
}

/** One request: what it is, how it stands, what can be done with it, and its timeline. */
export function RequestCard({ request }: { request: PrivacyRequest }) {
  const { id, kind, status, requestedDate, details, answer, mayConfirm, mayCancel, mayAppeal } = request
  const [isOpen, setIsOpen] = useState(false)
  const detail = useRequest(id, isOpen)
  return (
    <article className="flex flex-col gap-3 rounded-panel border border-hairline bg-surface p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-15 font-medium">{words.kinds[kind]}</h3>
        <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
      </header>
      <p className="text-13 text-text-2">{words.made(momentText(requestedDate, localZone()))}</p>
      {details !== '' && <p className="text-14 whitespace-pre-wrap [overflow-wrap:anywhere]">{details}</p>}
      {answer !== null && (
        <p className="text-14 [overflow-wrap:anywhere]">
          <span className="font-medium">{words.answer}:</span> {answer}
        </p>
      )}
      {kind === 'know-pieces' && <ArchiveState request={request} />}
      {kind !== 'know-pieces' && (mayConfirm || mayCancel) && <DeletionActions request={request} />}
      {mayAppeal && <AppealForm requestId={id} />}
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="target-dense flex cursor-pointer items-center text-14 text-accent">{words.show}</summary>
        {isOpen && <Loaded query={detail}>{(found) => <Timeline detail={found} />}</Loaded>}
      </details>
    </article>
  )
}
