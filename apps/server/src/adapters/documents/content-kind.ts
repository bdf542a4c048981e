import type { DocumentFault } from '@placard/contract/attachment-limits'
import { fileTypeFromBuffer } from 'file-type'
import { zipFault } from './zip-limits.ts'

/** What a file is by its content; `text` is what has no mark of any kind. */
export type ContentKind = 'pdf' | 'docx' | 'doc' | 'text'

/** Word documents of today, with macros (which never run) or without; templates too. */
const WORD_TYPES: readonly string[] = ['docx', 'docm', 'dotx', 'dotm']
const END_OF_ZIP = Buffer.from('PK\u0005\u0006', 'latin1')
/** Readers of PDF take a file whose mark stands anywhere in its first kilobyte. */
const PDF_HEAD_BYTES = 1024

/** Tells what a file is, whatever it is called. An archive is looked through before anything unpacks it. */
export async function contentKindOf(bytes: Buffer): Promise<ContentKind | { readonly fault: DocumentFault }> {
  const isPacked = bytes.subarray(0, 2).toString('latin1') === 'PK'
  const fault = isPacked ? await zipFault(bytes) : undefined
  if (fault !== undefined) return { fault }
  const found = await fileTypeFromBuffer(bytes)
  if (found === undefined) return 'text'
  if (found.ext === 'pdf') return hasZipBehind(bytes) ? { fault: 'mixed' } : 'pdf'
  if (WORD_TYPES.includes(found.ext)) return hasPdfHead(bytes) ? { fault: 'mixed' } : 'docx'
  // the container of old Office documents: whether it holds a Word document, its reader finds out
  if (found.ext === 'cfb') return 'doc'
  return { fault: 'not-supported' }
}

/** Whether an archive begins or ends behind the end of a PDF. */
function hasZipBehind(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF')
  return bytes.lastIndexOf(END_OF_ZIP) > Math.max(0, end)
}

function hasPdfHead(bytes: Buffer): boolean {
  return bytes.subarray(0, PDF_HEAD_BYTES).includes('%PDF-')
}
