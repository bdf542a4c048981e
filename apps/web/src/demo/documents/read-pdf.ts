import { type DocumentReading, keptText, pageText } from '@placard/application'
import { ATTACHMENT_MAX_PAGES } from '@placard/contract'
import { getDocumentProxy } from 'unpdf'

/** What a PDF says, page by page; nothing in it runs. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentReading> {
  try {
    const pdf = await getDocumentProxy(bytes, { enableXfa: false, verbosity: 0 })
    if (pdf.numPages > ATTACHMENT_MAX_PAGES) return { ok: false, fault: 'too-many-pages' }
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(pageText(items.flatMap((item) => ('str' in item ? [item] : []))))
      page.cleanup()
    }
    return keptText('pdf', pages.join('\n\n'), pdf.numPages)
  } catch (error) {
    return { ok: false, fault: error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'damaged' }
  }
}
