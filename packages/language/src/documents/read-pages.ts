import { ATTACHMENT_MAX_PAGES } from '@placard/contract/attachment-limits'
import { pageText, type TextRun } from './page-text.ts'
import { type DocumentReading, keptText } from './read-text.ts'

/** A PDF as its reader gives it: among the runs of a page stand marks without text. */
export interface PagedDocument {
  readonly numPages: number
  /** @param number from 1. */
  getPage(number: number): Promise<{
    getTextContent(): Promise<{ readonly items: readonly (TextRun | { readonly type: string })[] }>
    cleanup(): unknown
  }>
}

/** What a PDF says, page by page; what its reader throws is a fault of the document. */
export async function readPages(open: () => Promise<PagedDocument>): Promise<DocumentReading> {
  try {
    const pdf = await open()
    if (pdf.numPages > ATTACHMENT_MAX_PAGES) return { ok: false, rejection: 'too-many-pages' }
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(pageText(items.flatMap((item) => ('str' in item ? [item] : []))))
      page.cleanup()
    }
    return keptText('pdf', pages.join('\n\n'), pdf.numPages)
  } catch (error) {
    return {
      ok: false,
      rejection: error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'damaged',
    }
  }
}
