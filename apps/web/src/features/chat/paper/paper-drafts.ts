import { PAPER_KINDS } from '@placard/contract'
import * as z from 'zod/mini'
import { keptRecord } from '../../../client/storage/kept-record.ts'
import type { KeptValues } from '../../../client/storage/storage.ts'

const Draft = z.object({
  /** The version that was edited. */
  base: z.number(),
  kind: z.enum(PAPER_KINDS),
  title: z.string(),
  text: z.string(),
})
export type PaperDraft = z.infer<typeof Draft>

/** Papers with typed words that are not stored yet; the oldest are evicted. */
const MOST_KEPT = 20

/** What a user has typed into papers and no host has acknowledged, kept in this browser. */
export function paperDraftsOf(values: KeptValues, owner: string) {
  const record = keptRecord(values, `placard.papers.${owner}`, MOST_KEPT)
  return {
    read: (paperId: string): PaperDraft | undefined => Draft.safeParse(record.all()[paperId]).data,
    write: (paperId: string, draft: PaperDraft | undefined): void => record.write(paperId, draft),
  }
}

export type PaperDrafts = ReturnType<typeof paperDraftsOf>
