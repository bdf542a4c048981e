import { latin } from '../../../kit/documents/latin.ts'
import { pdfBlob, pdfDocument } from '../../../kit/documents/pdf-library.ts'
import { shareMessages as words } from './messages.en.ts'
import type { PrintedClause, ResolutionDocument } from './resolution-document.ts'

type Pdf = Awaited<ReturnType<typeof pdfDocument>>

const SIZE = { small: 10, text: 12, title: 14 } as const
/** Indentation of clauses, in points. */
const INDENT = 28
const FONTS = { roman: 'Times-Roman', italic: 'Times-Italic', bold: 'Times-Bold' } as const

/** The resolution as a PDF of A4 pages: tagged and with its language, so that screen readers can read it. */
export async function resolutionPdf(document: ResolutionDocument, title: string): Promise<Blob> {
  const pdf = await pdfDocument({ title, compress: true })
  return written(pdf, document)
}

/** Writes the resolution into an open document. */
export function written(pdf: Pdf, document: ResolutionDocument): Promise<Blob> {
  const { status, topic, organ, preamble, operative, sponsors, signatories } = document
  const done = pdfBlob(pdf)
  pdf.font(FONTS.bold).fontSize(SIZE.title).text(latin(status)).moveDown(0.5)
  pdf.font(FONTS.roman).fontSize(SIZE.small)
  if (sponsors.length > 0) pdf.text(latin(`${words.sponsors}: ${sponsors.join(', ')}`))
  if (signatories.length > 0) pdf.text(latin(`${words.signatories}: ${signatories.join(', ')}`))
  pdf.fontSize(SIZE.text).moveDown().text(latin(topic)).moveDown()
  pdf.font(FONTS.italic).text(latin(organ), { continued: true }).font(FONTS.roman).text(',').moveDown()
  for (const clause of preamble) writeClause(pdf, clause, '')
  for (const [index, clause] of operative.entries()) writeClause(pdf, clause, `${index + 1}. `)
  pdf.moveDown().fontSize(SIZE.small).text(latin(words.madeWith))
  pdf.end()
  return done
}

function writeClause(pdf: Pdf, { verb, rest, mark }: PrintedClause, number: string): void {
  const indent = { indent: INDENT, continued: true } as const
  if (number !== '') pdf.font(FONTS.roman).text(number, indent)
  pdf
    .font(FONTS.italic)
    .text(latin(verb), number === '' ? indent : { continued: true })
    .font(FONTS.roman)
    .text(latin(` ${rest}${mark}`), { continued: false })
    .moveDown(0.7)
}
