import { type DocumentReading, readPages } from '@placard/language'
import { getDocumentProxy } from 'unpdf'

/** What a PDF says, page by page; nothing in it runs. */
export function readPdf(bytes: Uint8Array): Promise<DocumentReading> {
  return readPages(() => getDocumentProxy(bytes, { enableXfa: false, verbosity: 0 }))
}
