import type { Recording } from '@placard/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { RecordingGateway } from '../../../client/gateways/recording-gateway.ts'
import { recordingMessages } from '../../../client/recordings/messages.en.ts'
import { PlayRecording } from '../../../client/recordings/PlayRecording.tsx'
import { useRecordings } from '../../../client/recordings/use-recordings.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { Switch } from '../../../kit/ui/Switch.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { recordingSettingsMessages as words } from './messages.en.ts'

/** Tells that a change was made, or that it was not. */
async function told(work: Promise<void>, done?: string): Promise<void> {
  try {
    await work
    if (done !== undefined) showToast(done)
  } catch {
    showToast(words.notChanged, { tone: 'danger' })
  }
}

function placeOf({ conversationId, sessionId }: Recording): string {
  if (conversationId !== null) return words.places.conversation
  return sessionId === null ? words.places.unsent : words.places.session
}

type ListProps = {
  gateway: RecordingGateway
  recordings: readonly Recording[]
  onRemove: (recordingId: string) => void
}

function RecordingList({ gateway, recordings, onRemove }: ListProps) {
  return (
    <ul aria-label={words.list} className="rounded-control border border-hairline">
      {recordings.map((recording) => (
        <li key={recording.id} className="flex items-center gap-3 border-t border-hairline px-3 py-2 first:border-t-0">
          <span className="min-w-0 flex-1">
            <span className="block text-15 [overflow-wrap:anywhere]">{recording.text}</span>
            <span className="block text-13 text-text-2">
              {words.said(recording.at, recording.seconds, placeOf(recording))}
            </span>
            <span className="block text-13 text-text-2">{recordingMessages.ends(recording.endsAt)}</span>
          </span>
          <PlayRecording gateway={gateway} recordingId={recording.id} label={words.play(recording.text)} />
          <IconButton label={words.remove(recording.text)} onClick={() => onRemove(recording.id)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

type DeletionProps = { count: number; onConfirm: () => void; onCancel: () => void }

/** Asks before several recordings are deleted at once. */
function Deletion({ count, onConfirm, onCancel }: DeletionProps) {
  return (
    <Alert
      tone="warning"
      title={words.ask(count)}
      action={
        <div className="flex gap-2">
          <Button size="sm" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button size="sm" variant="primary" onClick={onConfirm}>
            {words.confirm}
          </Button>
        </div>
      }
    >
      {words.askText}
    </Alert>
  )
}

function KeptRecordings({ gateway }: { gateway: RecordingGateway }) {
  const { kept, isMissing, again, keep, remove, removeAll } = useRecordings(gateway)
  const [asked, setAsked] = useState<'off' | 'all'>()
  if (isMissing) return <Missing onAgain={again} />
  if (kept === undefined) return <Skeleton className="h-12 w-full" />
  const { isKeeping, mayKeep, job, recordings } = kept
  const count = recordings.length

  function handleToggle(isOn: boolean) {
    if (!isOn && count > 0) setAsked('off')
    else void told(keep(isOn))
  }
  function handleConfirm() {
    setAsked(undefined)
    void told(asked === 'off' ? keep(false) : removeAll(), words.allRemoved)
  }
  return (
    <>
      {mayKeep ? (
        <Switch label={words.keep} hint={words.keepHint} isOn={isKeeping} onToggle={handleToggle} />
      ) : (
        <p className="text-14 text-text-2">{words.tooYoung}</p>
      )}
      {asked !== undefined && count > 0 && (
        <Deletion count={count} onConfirm={handleConfirm} onCancel={() => setAsked(undefined)} />
      )}
      {count > 0 ? (
        <>
          <RecordingList
            gateway={gateway}
            recordings={recordings}
            onRemove={(id) => void told(remove(id), words.removed)}
          />
          <div>
            <Button size="sm" onClick={() => setAsked('all')}>
              {words.removeAll}
            </Button>
          </div>
        </>
      ) : (
        isKeeping && <p className="text-14 text-text-2">{words.none}</p>
      )}
      {isKeeping && <p className="text-13 text-text-2">{words.job(job.lastRunAt, job.nextRunAt)}</p>}
    </>
  )
}

function Missing({ onAgain }: { onAgain: () => void }) {
  return (
    <Alert
      tone="warning"
      title={words.failed}
      action={
        <Button size="sm" onClick={onAgain}>
          {words.again}
        </Button>
      }
    >
      {words.failedText}
    </Alert>
  )
}

/** Whether recordings are kept, and those that are; the demo, which keeps none, says so. */
export function RecordingsSection({ gateway }: { gateway: RecordingGateway | undefined }) {
  return (
    <PaperSection title={words.title}>
      <p className="max-w-column text-14 text-text-2">{gateway === undefined ? words.demo : words.intro}</p>
      {gateway !== undefined && <KeptRecordings gateway={gateway} />}
    </PaperSection>
  )
}
