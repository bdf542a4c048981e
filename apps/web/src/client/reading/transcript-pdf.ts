import { latin } from '../../kit/documents/latin.ts'
import { pdfBlob, pdfDocument } from '../../kit/documents/pdf-library.ts'

const SIZE = { title: 16, head: 10, text: 11 } as const

/** The standard fonts have one space, and no line may hold control characters. */
function written(text: string): string {
  return text.split('\n').map(latin).join('\n')
}

/** A transcript as a PDF of A4 pages: tagged and with its language, so that screen readers can read it. */
export async function transcriptPdf(
  title: string,
  lines: readonly { readonly head: string; readonly text: string }[],
  compress = true,
): Promise<Blob> {
  const pdf = await pdfDocument({ title, compress })
  const done = pdfBlob(pdf)
  pdf.font('Times-Bold').fontSize(SIZE.title).text(latin(title)).moveDown()
  for (const { head, text } of lines) {
    pdf.font('Times-Italic').fontSize(SIZE.head).text(latin(head))
    pdf.font('Times-Roman').fontSize(SIZE.text).text(written(text)).moveDown(0.7)
  }
  pdf.end()
  return done
}
