import { type DocumentReading, readPages } from '@placard/language'
import { getDocumentProxy } from 'unpdf'

/** The text of a PDF, page by page; no script in it runs. */
export function readPdf(bytes: Uint8Array): Promise<DocumentReading> {
  return readPages(() => getDocumentProxy(bytes, { enableXfa: false, verbosity: 0 }))
}
