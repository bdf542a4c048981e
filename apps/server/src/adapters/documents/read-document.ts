import { type DocumentReading, decodedText, delimiterOf, keptText, textKindOf } from '@placard/application'
import { contentKindOf } from './content-kind.ts'
import { csvText } from './read-csv.ts'
import { readPdf } from './read-pdf.ts'
import { readDoc, readDocx } from './read-word.ts'

/** Reads a file of whatever kind; what it holds never runs, and nothing is fetched. Belongs into a worker. */
export async function readDocument(bytes: Buffer, name: string): Promise<DocumentReading> {
  if (bytes.length === 0) return { ok: false, fault: 'empty' }
  const kind = await contentKindOf(bytes)
  if (typeof kind === 'object') return { ok: false, fault: kind.fault }
  switch (kind) {
    case 'pdf':
      return readPdf(bytes)
    case 'docx':
      return readDocx(bytes)
    case 'doc':
      return readDoc(bytes)
    case 'text':
      return readPlain(bytes, name)
  }
}

function readPlain(bytes: Buffer, name: string): DocumentReading {
  const decoded = decodedText(bytes)
  if ('fault' in decoded) return { ok: false, fault: decoded.fault }
  const { text } = decoded
  const kind = textKindOf(name, text)
  const delimiter = kind === 'csv' ? delimiterOf(text) : undefined
  if (delimiter === undefined) return keptText(kind, text)
  return keptText(kind, csvText(text, delimiter) ?? text)
}
