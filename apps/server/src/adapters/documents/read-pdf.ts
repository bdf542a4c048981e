import { type DocumentReading, keptText, pageText } from '@placard/application'
import { ATTACHMENT_MAX_PAGES, type DocumentFault } from '@placard/contract'
import { getDocumentProxy } from 'unpdf'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** What a PDF says, page by page. Its scripts, forms and links are not looked at. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentReading> {
  let pdf: Pdf
  try {
    pdf = await getDocumentProxy(new Uint8Array(bytes), {
      ...{ enableXfa: false, disableFontFace: true, useSystemFonts: false },
      ...{ stopAtErrors: false, maxImageSize: 0, verbosity: 0 },
    })
  } catch (error) {
    return { ok: false, fault: faultOf(error) }
  }
  if (pdf.numPages > ATTACHMENT_MAX_PAGES) return { ok: false, fault: 'too-many-pages' }
  try {
    return keptText('pdf', await textOf(pdf), pdf.numPages)
  } catch (error) {
    return { ok: false, fault: faultOf(error) }
  }
}

async function textOf(pdf: Pdf): Promise<string> {
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(pageText(items.flatMap((item) => ('str' in item ? [item] : []))))
    page.cleanup()
  }
  return pages.join('\n\n')
}

function faultOf(error: unknown): DocumentFault {
  return error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'damaged'
}
