import { selectColumns } from './csv.ts'
import type { RollCallHeader } from './rollCallTitles.ts'

/** Parses each vote's metadata, ordered by the vote's number. */
export function readRollCallHeaders(text: string): RollCallHeader[] {
  return selectColumns(text, ['rcid', 'session', 'date', 'unres', 'amend', 'para', 'short', 'descr'])
    .map(([id = '', session = '', date = '', unres = '', amendment = '', paragraph = '', short = '', descr = '']) => {
      if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error(`Roll call ${id} has the date "${date}".`)
      return {
        id: Number(id),
        session: Number(session),
        date,
        // R/74/56 in most sessions, A/RES/74/56 in some, and one row has both
        text: unres.trim().replace(/^(?:A\/RES|R)\//, ''),
        subject: subjectOf(amendment, paragraph),
        short: short.trim(),
        description: descr.trim(),
      }
    })
    .sort((a, b) => a.id - b.id)
}

function subjectOf(amendment: string, paragraph: string): RollCallHeader['subject'] {
  if (amendment === '1') return 'amendment'
  return paragraph === '1' ? 'paragraph' : 'whole'
}
