import type { SaidRecord } from '@placard/contract'
import { Trash2 } from 'lucide-react'
import { Button } from '../../kit/ui/Button.tsx'
import { recordMessages, transcriptMessages as words } from './messages.en.ts'
import { useRecordActs } from './use-record-acts.ts'

type RemoveButtonProps = {
  record: Pick<SaidRecord, 'kind' | 'id' | 'title'>
  /** Called once it is gone. */
  onRemoved?: () => void
}

/** Deletes the record whose transcript is shown. */
export function RemoveButton({ record, onRemoved }: RemoveButtonProps) {
  const { remove } = useRecordActs(record.kind)
  async function handleRemove() {
    if (await remove(record, words.removed)) onRemoved?.()
  }
  return (
    <Button
      size="sm"
      aria-label={recordMessages.remove(record.title)}
      onClick={() => void handleRemove()}
      icon={<Trash2 aria-hidden="true" className="size-4" />}
    >
      {words.delete}
    </Button>
  )
}
