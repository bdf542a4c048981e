import { shareMessages as words } from './messages.en.ts'
import { pdfDocument } from './pdf-library.ts'
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
  const chunks: Uint8Array<ArrayBuffer>[] = []
  pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
  const done = new Promise<Blob>((resolve, reject) => {
    pdf.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })))
    pdf.on('error', reject)
  })
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

/** Replacements for characters that the standard fonts lack. */
const SPELT: Readonly<Record<string, string>> = { '−': '-', '₂': '2', '≥': 'at least ', '≤': 'at most ', ' ': ' ' }
/** The characters that the standard fonts have: Latin letters of Western Europe, and typographic marks. */
const SHOWN = /[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€]/

/** Converts a text to characters of the standard fonts: other letters lose their accents. */
export function latin(text: string): string {
  return [...text]
    .map((sign) => {
      if (SHOWN.test(sign)) return sign
      const plain = SPELT[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '')
      return SHOWN.test(plain) ? plain : '?'
    })
    .join('')
}
