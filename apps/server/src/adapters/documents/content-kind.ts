import type { DocumentFault } from '@placard/contract/attachment-limits'
import { fileTypeFromBuffer } from 'file-type'
import { zipFault } from './zip-limits.ts'

/** What a file is by its content; `text` is what has no mark of any kind. */
export type ContentKind = 'pdf' | 'docx' | 'doc' | 'text'

/** Word documents since 2007, with macros (which never run) or without; templates too. */
const WORD_TYPES: readonly string[] = ['docx', 'docm', 'dotx', 'dotm']
const END_OF_ZIP = Buffer.from('PK\u0005\u0006', 'latin1')
/** PDF readers accept a file with the signature anywhere in its first kilobyte. */
const PDF_HEAD_BYTES = 1024

/** Detects the kind of a file from its content, whatever its name. An archive is checked before anything unpacks it. */
export async function contentKindOf(bytes: Buffer): Promise<ContentKind | { readonly fault: DocumentFault }> {
  const isPacked = bytes.subarray(0, 2).toString('latin1') === 'PK'
  const fault = isPacked ? await zipFault(bytes) : undefined
  if (fault !== undefined) return { fault }
  const found = await fileTypeFromBuffer(bytes)
  if (found === undefined) return 'text'
  if (found.ext === 'pdf') return hasZipBehind(bytes) ? { fault: 'mixed' } : 'pdf'
  if (WORD_TYPES.includes(found.ext)) return hasPdfHead(bytes) ? { fault: 'mixed' } : 'docx'
  // the container of old Office documents: its reader finds out whether it holds a Word document
  if (found.ext === 'cfb') return 'doc'
  return { fault: 'not-supported' }
}

/** Whether a ZIP archive is appended to a PDF (a polyglot file). */
function hasZipBehind(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF')
  return bytes.lastIndexOf(END_OF_ZIP) > Math.max(0, end)
}

function hasPdfHead(bytes: Buffer): boolean {
  return bytes.subarray(0, PDF_HEAD_BYTES).includes('%PDF-')
}
