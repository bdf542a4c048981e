import type { TranscriptEntry } from '@placard/contract'

/** Whether an entry changed the text of the draft. */
export function isTextChange({ kind, detail }: Pick<TranscriptEntry, 'kind' | 'detail'>): boolean {
  return kind === 'clause' || (kind === 'draft' && detail === 'introduced')
}
