import { Check, CircleAlert, Clock } from 'lucide-react'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { ProgressBar } from '../../kit/ui/Meter.tsx'
import type { KeepItem, Keeps } from './keeps.ts'
import { keepMessages as words } from './messages.en.ts'
import type { Moved, MoveProgress } from './move-demo.ts'
import { type Found, type KeepPhase, useKeepDemo } from './use-keep-demo.ts'

function Offer({ found, email }: { found: readonly Found[]; email: string }) {
  if (found.length === 0) return <p className="text-15 text-text-2">{words.nothing}</p>
  return (
    <div className="flex flex-col gap-4">
      <p className="text-15">{words.offer(email, found.length)}</p>
      <ul className="divide-y divide-hairline rounded-control border border-hairline">
        {found.map(({ kind, item }) => (
          <li key={item.id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2">
            <span className="min-w-0 break-words font-serif text-15">{item.name}</span>
            <span className="text-12 text-text-3">{words.kinds[kind]}</span>
          </li>
        ))}
      </ul>
      <p className="text-13 text-text-2">{words.stays}</p>
    </div>
  )
}

function Moving({ progress }: { progress: MoveProgress }) {
  const { done, count, ratio, current, waitSeconds } = progress
  return (
    <div className="flex flex-col gap-3">
      <ProgressBar label={words.progress} ratio={ratio} valueText={words.moved(done, count)} />
      <p role="status" className="flex flex-wrap justify-between gap-x-4 text-14">
        <span>{waitSeconds === undefined ? words.moving(current) : words.waiting(waitSeconds)}</span>
        <span className="tabular text-text-2">{words.moved(done, count)}</span>
      </p>
    </div>
  )
}

function ReportLine({ moved: { item, receipt } }: { moved: Moved }) {
  const outcome = receipt?.outcome ?? 'left'
  const isBad = outcome === 'refused'
  const Icon = isBad ? CircleAlert : outcome === 'left' ? Clock : Check
  return (
    <li className="flex items-start gap-3 px-3 py-2">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${isBad ? 'text-danger' : outcome === 'left' ? 'text-text-3' : 'text-success'}`}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="break-words font-serif text-15">{item.name}</span>
          <span className={`text-13 ${isBad ? 'text-danger' : 'text-text-2'}`}>{words.report[outcome]}</span>
        </span>
        {receipt?.outcome === 'refused' && (
          <span className="block text-13 text-text-2">{words.faults[receipt.fault]}</span>
        )}
      </span>
    </li>
  )
}

function Report({ moved }: { moved: readonly Moved[] }) {
  const refused = moved.filter(({ receipt }) => receipt?.outcome === 'refused').length
  const isInterrupted = moved.some(({ receipt }) => receipt === undefined)
  return (
    <div className="flex flex-col gap-4">
      {isInterrupted ? (
        <Alert tone="warning" title={words.interrupted.title}>
          {words.interrupted.text}
        </Alert>
      ) : (
        <Alert tone={refused > 0 ? 'warning' : 'success'}>
          {refused > 0 ? words.report.part(refused) : words.report.whole}
        </Alert>
      )}
      <ul className="divide-y divide-hairline rounded-control border border-hairline">
        {moved.map((line) => (
          <ReportLine key={line.item.id} moved={line} />
        ))}
      </ul>
    </div>
  )
}

function Body({ phase, email }: { phase: KeepPhase; email: string }) {
  switch (phase.kind) {
    case 'looking':
      return (
        <p role="status" className="text-15 text-text-2">
          {words.looking}
        </p>
      )
    case 'not-read':
      return <Alert tone="danger">{words.notRead}</Alert>
    case 'offer':
      return <Offer found={phase.found} email={email} />
    case 'moving':
      return <Moving progress={phase.progress} />
    case 'report':
      return <Report moved={phase.moved} />
  }
}

function hasActions(phase: KeepPhase): boolean {
  return phase.kind === 'report' || (phase.kind === 'offer' && phase.found.length > 0)
}

type ActionsProps = {
  phase: KeepPhase
  onMove: (items: readonly KeepItem[]) => void
  onLater: () => void
  onClose: () => void
}

function Actions({ phase, onMove, onLater, onClose }: ActionsProps) {
  if (phase.kind === 'offer' && phase.found.length > 0) {
    return (
      <>
        <Button onClick={onLater}>{words.notNow}</Button>
        <Button variant="primary" onClick={() => onMove(phase.found.map(({ item }) => item))}>
          {words.begin}
        </Button>
      </>
    )
  }
  if (phase.kind !== 'report') return null
  // refused items stay on offer in the menus, without a banner
  const finish = phase.moved.some(({ receipt }) => receipt?.outcome === 'refused') ? onLater : onClose
  const left = phase.moved.filter(({ receipt }) => receipt === undefined).map(({ item }) => item)
  return (
    <>
      {left.length > 0 && <Button onClick={onClose}>{words.notNow}</Button>}
      <Button variant="primary" onClick={left.length > 0 ? () => onMove(left) : finish}>
        {left.length > 0 ? words.interrupted.resume : words.report.done}
      </Button>
    </>
  )
}

export type KeepDemoDialogProps = {
  registry: readonly Keeps[]
  email: string
  /** Called when something has arrived in the account. */
  onArrived: () => void
  onLater: () => void
  onClose: () => void
}

/** Moves the demo's content into the account: the offer, the progress, and the result for each item. */
export function KeepDemoDialog({ registry, email, onArrived, onLater, onClose }: KeepDemoDialogProps) {
  const { phase, move } = useKeepDemo(registry)
  const handleMove = (items: readonly KeepItem[]) => void move(items).then(onArrived)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      actions={
        hasActions(phase) ? (
          <Actions phase={phase} onMove={handleMove} onLater={onLater} onClose={onClose} />
        ) : undefined
      }
    >
      <Body phase={phase} email={email} />
    </Dialog>
  )
}
