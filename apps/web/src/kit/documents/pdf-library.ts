import type { Language } from '../language/language.ts'

/** Fonts of documents: the standard fonts of every PDF reader, so that none has to be embedded. */
const FONTS = [
  () => import('pdfkit/standard-fonts/TimesRoman'),
  () => import('pdfkit/standard-fonts/TimesItalic'),
  () => import('pdfkit/standard-fonts/TimesBold'),
] as const

const POINTS_A_MM = 72 / 25.4

/** The paper of a document. */
export const PAPER_SIZES = ['A4', 'LETTER'] as const
export type PaperSize = (typeof PAPER_SIZES)[number]

type PdfOptions = {
  title: string
  compress: boolean
  size?: PaperSize
  /** Whether its pages are kept until the end, so that they can be numbered. */
  isPaged?: boolean
  /** Of most of its text; what people and delegates wrote is English. */
  language?: Language
  /** On each side, in mm. */
  marginMm?: number
}

/** Opens a PDF document. The library and its fonts are loaded lazily. */
export async function pdfDocument({
  title,
  compress,
  size = 'A4',
  isPaged = false,
  marginMm = 25,
  language = 'en',
}: PdfOptions) {
  const library = await import('pdfkit')
  const fonts = await Promise.all(FONTS.map(async (load) => (await load()).default))
  const register: unknown = Reflect.get(library, 'registerStdFonts')
  // outside a browser the library reads the fonts from its own folder
  if (typeof register === 'function') register(...fonts)
  return new library.default({
    compress,
    size,
    bufferPages: isPaged,
    margin: marginMm * POINTS_A_MM,
    font: 'Times-Roman',
    lang: language,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Creator: 'Placard', Producer: 'Placard' },
  })
}

/** Collects what is written into a document until it is ended. */
export function pdfBlob(pdf: Awaited<ReturnType<typeof pdfDocument>>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    pdf.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })))
    pdf.on('error', reject)
  })
}
