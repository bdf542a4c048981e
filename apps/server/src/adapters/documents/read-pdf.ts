import { type DocumentReading, readPages } from '@placard/language/documents'
import { getDocumentProxy } from 'unpdf'

/** What a PDF says, page by page. Its scripts, forms and links are not looked at. */
export function readPdf(bytes: Uint8Array): Promise<DocumentReading> {
  return readPages(() =>
    getDocumentProxy(new Uint8Array(bytes), {
      ...{ enableXfa: false, disableFontFace: true, useSystemFonts: false },
      ...{ stopAtErrors: false, maxImageSize: 0, verbosity: 0 },
    }),
  )
}
