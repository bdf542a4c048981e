import { useState } from 'react'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { ProgressBar } from '../../../kit/ui/Meter.tsx'
import type { TakingBack } from './import-run.ts'
import { importMessages as words } from './messages.en.ts'

type UndoImportOfferProps = { count: number; onUndoImport: () => void }

/** Undo button of an import, with one confirmation. */
export function UndoImportOffer({ count, onUndoImport }: UndoImportOfferProps) {
  const [isAsking, setIsAsking] = useState(false)
  if (count === 0) return null
  if (!isAsking) {
    return (
      <div className="-ms-3">
        <Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
          {words.undoImport}
        </Button>
      </div>
    )
  }
  return (
    <Alert tone="warning">
      <span className="flex flex-col gap-3">
        <span>{words.undoImportAsk(count)}</span>
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="danger" onClick={onUndoImport}>
            {words.undoImportYes(count)}
          </Button>
          <Button size="sm" onClick={() => setIsAsking(false)}>
            {words.undoImportNo}
          </Button>
        </span>
      </span>
    </Alert>
  )
}

type TakingBackViewProps = { state: TakingBack; onStop: () => void; onRest: () => void; onAgain: () => void }

/** Progress and outcome of undoing an import. */
export function TakingBackView({ state, onStop, onRest, onAgain }: TakingBackViewProps) {
  const { phase, fileName, count, left } = state
  const done = words.takingBack(count - left.length, count)
  if (phase === 'taking-back') {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-14 tabular">{done}</p>
        <ProgressBar
          label={words.takingBackProgress}
          ratio={(count - left.length) / Math.max(1, count)}
          valueText={done}
        />
        <div className="flex justify-end">
          <Button onClick={onStop}>{words.takingBackStop}</Button>
        </div>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {left.length === 0 ? (
        <p className="text-14 [overflow-wrap:anywhere]">{words.takenBack(fileName)}</p>
      ) : (
        <Alert tone="warning">{words.takenBackInPart(left.length)}</Alert>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {left.length > 0 && <Button onClick={onRest}>{words.undoImportRest}</Button>}
        <Button onClick={onAgain}>{words.again}</Button>
      </div>
    </div>
  )
}
