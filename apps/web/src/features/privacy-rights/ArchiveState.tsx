import type { PrivacyArchive, PrivacyRequest } from '@placard/contract'
import { Download } from 'lucide-react'
import { saveFile } from '../../kit/browser/save-file.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { ProgressBar } from '../../kit/ui/Meter.tsx'
import { showToast } from '../../kit/ui/toast-store.ts'
import { localZone, momentText } from '../../kit/ui/zoned-dates.ts'
import { archiveMessages as words } from './archive-messages.en.ts'
import { IdentityGate, useVerifiedUntil } from './IdentityGate.tsx'
import { useAct, usePrivacyCalls } from './use-privacy.ts'

function Building({ request, archive }: { request: PrivacyRequest; archive: PrivacyArchive }) {
  const { cancel } = usePrivacyCalls()
  const { act, isBusy, failure } = useAct()
  const ratio = archive.of === 0 ? 0 : archive.done / archive.of
  const text = archive.of === 0 ? words.waiting : words.building(Math.floor(ratio * 100))
  async function handleCancel() {
    if ((await act(() => cancel(request.id))) !== undefined) showToast(words.cancelled)
  }
  return (
    <div className="flex flex-col gap-3">
      {archive.fault === null ? (
        <>
          <p role="status" className="text-14">
            {text}
          </p>
          <ProgressBar label={words.progress} ratio={ratio} valueText={text} />
        </>
      ) : (
        <Alert tone="warning">{words.faults[archive.fault]}</Alert>
      )}
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      {request.mayCancel && (
        <Button size="sm" className="self-start" isBusy={isBusy} onClick={() => void handleCancel()}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}

type ReadyProps = { request: PrivacyRequest; bytes: number; until: string }

function Ready({ request, bytes, until }: ReadyProps) {
  const { download } = usePrivacyCalls()
  const { act, isBusy, failure } = useAct()
  const isVerified = useVerifiedUntil() !== undefined
  async function handleDownload() {
    if (!isVerified) return
    const file = await act(() => download(request.id))
    if (file === undefined) return
    saveFile(`placard-archive-${(request.completionDate ?? until).slice(0, 10)}.zip`, file)
    showToast(words.saved)
  }
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-14">
        {isBusy ? words.downloading : words.ready(words.size(bytes), momentText(until, localZone()))}
      </p>
      <IdentityGate />
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <Button
        className="self-start"
        icon={<Download aria-hidden="true" className="size-4" />}
        isBusy={isBusy}
        aria-disabled={!isVerified || undefined}
        onClick={() => void handleDownload()}
      >
        {words.download}
      </Button>
    </div>
  )
}

/** How far a copy is, and what can be done with it: cancel it, or download it. */
export function ArchiveState({ request }: { request: PrivacyRequest }) {
  const { archive } = request
  if (archive === null) return null
  const { state, bytes, expiresAt } = archive
  if (state === 'building') return <Building request={request} archive={archive} />
  if (state === 'ready' && bytes !== null && expiresAt !== null) {
    return <Ready request={request} bytes={bytes} until={expiresAt} />
  }
  return <p className="text-14 text-text-2">{words.removed}</p>
}
