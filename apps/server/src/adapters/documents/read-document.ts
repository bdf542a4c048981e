import { type DocumentReading, decodedText, delimiterOf, keptText, textKindOf } from '@placard/language/documents'
import { contentKindOf } from './content-kind.ts'

/**
 * Reads a file of any supported kind; nothing in it runs, and nothing is fetched. To be called in a process of its own.
 * The reader of a kind is loaded on demand.
 */
export async function readDocument(bytes: Buffer, name: string): Promise<DocumentReading> {
  if (bytes.length === 0) return { ok: false, rejection: 'empty' }
  const kind = await contentKindOf(bytes)
  if (typeof kind === 'object') return { ok: false, rejection: kind.fault }
  switch (kind) {
    case 'pdf':
      return (await import('./read-pdf.ts')).readPdf(bytes)
    case 'docx':
      return (await import('./read-word.ts')).readDocx(bytes)
    case 'doc':
      return (await import('./read-doc.ts')).readDoc(bytes)
    case 'text':
      return readPlain(bytes, name)
  }
}

async function readPlain(bytes: Buffer, name: string): Promise<DocumentReading> {
  const decoded = decodedText(bytes)
  if ('fault' in decoded) return { ok: false, rejection: decoded.fault }
  const { text } = decoded
  const kind = textKindOf(name, text)
  const delimiter = kind === 'csv' ? delimiterOf(text) : undefined
  if (delimiter === undefined) return keptText(kind, text)
  const { csvText } = await import('./read-csv.ts')
  return keptText(kind, csvText(text, delimiter) ?? text)
}
