import { useMemo, useState } from 'react'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Badge, type Tone } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { broughtBy, type ImportState, type ItemReport } from './import-run.ts'
import { importMessages as words } from './messages.en.ts'
import { UndoImportOffer } from './UndoImport.tsx'

type Ended = Extract<ImportState, { readonly phase: 'done' | 'cancelled' | 'broken' }>

const OUTCOMES = ['imported', 'in-part', 'already-there', 'refused'] as const
const TONES: Readonly<Record<ItemReport['outcome'], Tone>> = {
  imported: 'success',
  'in-part': 'warning',
  'already-there': 'neutral',
  refused: 'danger',
}
/** Rows rendered at once; a file may have thousands. */
const ROWS_AT_ONCE = 100

const isTrouble = ({ outcome }: ItemReport) => outcome === 'in-part' || outcome === 'refused'

function Row({ item, onFollow }: { item: ItemReport; onFollow: () => void }) {
  const { title, outcome } = item
  const detail = words.detail(item)
  return (
    <li className="flex flex-col gap-0.5 border-b border-hairline py-2 last:border-b-0">
      <span className="flex items-start justify-between gap-3">
        {outcome === 'refused' ? (
          <span className="min-w-0 text-14 [overflow-wrap:anywhere]">{title || words.nameless}</span>
        ) : (
          <ViewLink
            view={{ kind: 'conversation', conversationId: item.conversationId }}
            onClick={onFollow}
            className="min-w-0 text-14 text-accent [overflow-wrap:anywhere] hover:underline"
          >
            {title}
          </ViewLink>
        )}
        <Badge tone={TONES[outcome]} className="shrink-0">
          {words.outcomes[outcome]}
        </Badge>
      </span>
      {detail !== undefined && <span className="text-13 text-text-2">{detail}</span>}
    </li>
  )
}

function Rows({ items, onFollow }: { items: readonly ItemReport[]; onFollow: () => void }) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  return (
    <>
      <ul aria-label={words.report}>
        {items.slice(0, shown).map((item, index) => (
          <Row key={index} item={item} onFollow={onFollow} />
        ))}
      </ul>
      {items.length > shown && (
        <Button size="sm" variant="quiet" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          {words.more(Math.min(ROWS_AT_ONCE, items.length - shown))}
        </Button>
      )}
    </>
  )
}

function Heading({ state: { phase, fileName, items, count } }: { state: Ended }) {
  if (phase === 'done') return <p className="text-14 [overflow-wrap:anywhere]">{words.done(fileName)}</p>
  const left = count - items.length
  return <Alert tone="warning">{phase === 'cancelled' ? words.cancelled(left) : words.broken(left)}</Alert>
}

type ImportReportProps = { state: Ended; onAgain: () => void; onClose: () => void; onUndoImport: () => void }

/** Outcome of each conversation of an import. */
export function ImportReport({ state, onAgain, onClose, onUndoImport }: ImportReportProps) {
  const { items } = state
  const [isOnlyTrouble, setIsOnlyTrouble] = useState(false)
  const counts = useMemo(() => Map.groupBy(items, ({ outcome }) => outcome), [items])
  const brought = useMemo(() => broughtBy(items), [items])
  const trouble = useMemo(() => items.filter(isTrouble), [items])
  return (
    <div className="flex flex-col gap-4">
      <Heading state={state} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {OUTCOMES.map((outcome) => (
          <div key={outcome} className="flex flex-col-reverse">
            <dt className="text-13 text-text-2">{words.counts[outcome]}</dt>
            <dd className="text-24 tabular">{words.number(counts.get(outcome)?.length ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {trouble.length > 0 && trouble.length < items.length && (
        <Checkbox label={words.onlyTrouble} isChecked={isOnlyTrouble} onCheck={setIsOnlyTrouble} />
      )}
      {items.length > 0 && <Rows items={isOnlyTrouble ? trouble : items} onFollow={onClose} />}
      <UndoImportOffer count={brought.length} onUndoImport={onUndoImport} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onAgain}>{words.again}</Button>
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  )
}
