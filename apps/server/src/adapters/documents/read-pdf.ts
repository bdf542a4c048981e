import { type DocumentReading, readPages } from '@placard/language/documents'
import { getDocumentProxy } from 'unpdf'

/** Text of a PDF, page by page. Scripts, forms and links are ignored. */
export function readPdf(bytes: Uint8Array): Promise<DocumentReading> {
  return readPages(() =>
    getDocumentProxy(new Uint8Array(bytes), {
      enableXfa: false,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      maxImageSize: 0,
      verbosity: 0,
    }),
  )
}
