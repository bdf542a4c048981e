import type { PaperBlock } from '@placard/language/papers'
import { latin } from '../../../../kit/documents/latin.ts'
import { pdfBlob, pdfDocument } from '../../../../kit/documents/pdf-library.ts'

type Pdf = Awaited<ReturnType<typeof pdfDocument>>

const SIZE = { text: 12, title: 14 } as const
/** Indentation of clauses and of the two levels of sub-clauses, in points. */
const INDENT = { clause: 28, sub: 42, inner: 64 } as const
const FONTS = { roman: 'Times-Roman', italic: 'Times-Italic', bold: 'Times-Bold' } as const

/** The paper as a PDF of A4 pages: tagged and with its language, so that screen readers can read it. */
export async function paperPdf(title: string, blocks: readonly PaperBlock[], compress = true): Promise<Blob> {
  const pdf = await pdfDocument({ title, compress })
  const done = pdfBlob(pdf)
  pdf.font(FONTS.bold).fontSize(SIZE.title).text(latin(title)).moveDown().font(FONTS.roman).fontSize(SIZE.text)
  for (const block of blocks) {
    write(pdf, block)
    pdf.moveDown(0.7)
  }
  pdf.end()
  return done
}

function write(pdf: Pdf, block: PaperBlock): void {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      pdf.font(FONTS.roman).text(latin(block.text))
      return
    case 'body':
      writeOpening(pdf, '', block.text, block.mark, 0)
      return
    case 'preambular':
      writeOpening(pdf, '', block.opening, block.rest, INDENT.clause)
      return
    case 'operative':
      writeOpening(pdf, `${block.number}. `, block.opening, block.rest, INDENT.clause)
      return
    case 'sub': {
      const indent = block.level === 1 ? INDENT.sub : INDENT.inner
      pdf.font(FONTS.roman).text(latin(`${block.mark} ${block.text}`), { indent })
    }
  }
}

/** A clause: its number, its opening in italics, the rest. */
function writeOpening(pdf: Pdf, number: string, opening: string, rest: string, indent: number): void {
  if (number !== '') pdf.font(FONTS.roman).text(number, { indent, continued: true })
  if (opening !== '') {
    pdf.font(FONTS.italic).text(latin(opening), { ...(number === '' ? { indent } : {}), continued: true })
  }
  const isFirst = number === '' && opening === ''
  pdf.font(FONTS.roman).text(latin(rest), { ...(isFirst ? { indent } : {}), continued: false })
}
