import type { PaperKind } from '@placard/contract'

/** Titles of papers that have none of their own. */
export const paperTitles: Readonly<Record<PaperKind, string>> = {
  resolution: 'Draft resolution',
  speech: 'Speech',
  paper: 'Position paper',
  other: 'Working paper',
}
