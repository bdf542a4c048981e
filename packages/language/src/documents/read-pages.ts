import { ATTACHMENT_MAX_PAGES } from '@placard/contract/attachment-limits'
import { pageText, type TextRun } from './page-text.ts'
import { type DocumentReading, keptText } from './read-text.ts'

/** A PDF as its parser returns it: the runs of a page include marks without text. */
export interface PagedDocument {
  readonly numPages: number
  /** @param number from 1. */
  getPage(number: number): Promise<{
    getTextContent(): Promise<{ readonly items: readonly (TextRun | { readonly type: string })[] }>
    cleanup(): unknown
  }>
}

/** The text of a PDF, page by page; an exception of its parser is a fault of the document. */
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
