import { ATTACHMENT_MAX_BYTES, type DocumentFault } from '@placard/contract'
import {
  type DocumentReading,
  decodedText,
  isPackedTooFar,
  keptText,
  PACKED_MAX_ENTRIES,
  textKindOf,
} from '@placard/language'
import { zipContents } from '../../../kit/browser/zip-contents.ts'

/** The result of reading in the demo, with one more fault: an unsupported format. */
export type DemoReading = DocumentReading | { readonly ok: false; readonly rejection: 'old-word' }

/** Signature of the container of Office documents from before 2007. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]

const refused = (fault: DocumentFault) => ({ ok: false, rejection: fault }) as const

/** Reads a file in this browser by its content. The parsers of PDF and Word are loaded lazily. */
export async function readFile(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<DemoReading> {
  if (bytes.length === 0) return refused('empty')
  if (bytes.length > ATTACHMENT_MAX_BYTES) return refused('too-large')
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  if (head.startsWith('PK')) return readZip(bytes)
  if (head.includes('%PDF-')) return (await import('./read-pdf.ts')).readPdf(bytes)
  if (OLD_OFFICE.every((byte, at) => bytes[at] === byte)) return { ok: false, rejection: 'old-word' }
  const decoded = decodedText(bytes)
  if ('fault' in decoded) return refused(decoded.fault)
  return keptText(textKindOf(name, decoded.text), decoded.text)
}

async function readZip(bytes: Uint8Array<ArrayBuffer>): Promise<DemoReading> {
  const contents = await zipContents(new Blob([bytes]))
  const entries = [...(contents?.entries ?? [])]
  if (contents === undefined || entries.length < contents.count) return refused('damaged')
  const unpackedBytes = entries.reduce((sum, { unpackedLength }) => sum + unpackedLength, 0)
  const isTooMuch = entries.length > PACKED_MAX_ENTRIES || isPackedTooFar(unpackedBytes, bytes.length)
  if (isTooMuch) return refused('too-much-inside')
  if (!entries.some(({ name }) => name === 'word/document.xml')) return refused('not-supported')
  return (await import('./read-word.ts')).readDocx(bytes)
}
