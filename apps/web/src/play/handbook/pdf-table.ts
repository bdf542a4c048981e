import { type EntryBlock, piecesOf } from '../../kit/documents/entry-text.ts'
import { latin } from '../../kit/documents/latin.ts'
import type { pdfDocument } from '../../kit/documents/pdf-library.ts'

type Pdf = Awaited<ReturnType<typeof pdfDocument>>
type Table = Extract<EntryBlock, { kind: 'table' }>

/** Its height in points, with the room above and below it. */
type Row = { readonly cells: readonly string[]; readonly height: number }

const SIZE = 9
/** In points, between columns and above and below a row. */
const GAP = { column: 8, row: 3 } as const
const RULE = '#c3cbc7'
/** A column is at least this wide beside another of the greatest width, and texts count up to a length. */
const WEIGHT = { least: 9, most: 240 } as const

/** A text without its marks. */
export function plainText(text: string): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join('')
}

/** Writes a table whose rows stay whole and whose head stands on each of its pages. */
export function writeTable(pdf: Pdf, table: Table): void {
  const widths = widthsOf(pdf, table)
  pdf.fontSize(SIZE)
  const measured = (cells: readonly string[]): Row => ({ cells, height: rowHeight(pdf, cells, widths) })
  const head = measured(table.head)
  const writeHead = () => writeRow(pdf, head, widths, 'Times-Italic')
  const rows = table.rows.map(measured)
  startPageUnless(pdf, head.height + (rows[0]?.height ?? 0))
  writeHead()
  for (const row of rows) {
    if (startPageUnless(pdf, row.height)) writeHead()
    writeRow(pdf, row, widths, 'Times-Roman')
  }
  pdf.x = pdf.page.margins.left
}

/** @returns whether a page was begun. */
function startPageUnless(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= pdf.page.maxY()) return false
  pdf.addPage()
  pdf.fontSize(SIZE)
  return true
}

/** Widths by how much the cells of a column say: the square root keeps long columns from starving short ones. */
function widthsOf(pdf: Pdf, { head, rows }: Table): readonly number[] {
  const weights = head.map((title, column) => {
    const lengths = rows.map((row) => Math.min(WEIGHT.most, plainText(row[column] ?? '').length))
    return Math.sqrt(Math.max(WEIGHT.least, title.length, ...lengths))
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const { width, margins } = pdf.page
  const room = width - margins.left - margins.right - GAP.column * (head.length - 1)
  return weights.map((weight) => (weight / total) * room)
}

function rowHeight(pdf: Pdf, cells: readonly string[], widths: readonly number[]): number {
  pdf.fontSize(SIZE)
  const heights = cells.map((cell, at) => {
    pdf.font(cell.startsWith('**') ? 'Times-Bold' : 'Times-Roman')
    return pdf.heightOfString(latin(plainText(cell)), { width: widths[at] ?? 0 })
  })
  return Math.max(...heights) + GAP.row * 2
}

function writeRow(pdf: Pdf, { cells, height }: Row, widths: readonly number[], font: string): void {
  const top = pdf.y
  let x = pdf.page.margins.left
  for (const [at, cell] of cells.entries()) {
    const width = widths[at] ?? 0
    const pieces = piecesOf(cell)
    pdf.text('', x, top + GAP.row)
    for (const [index, { kind, text }] of pieces.entries()) {
      pdf.font(kind === 'strong' ? 'Times-Bold' : font)
      pdf.text(latin(text), { width, continued: index < pieces.length - 1 })
    }
    x += width + GAP.column
  }
  pdf.y = top + height
  pdf
    .moveTo(pdf.page.margins.left, pdf.y)
    .lineTo(pdf.page.width - pdf.page.margins.right, pdf.y)
    .lineWidth(0.5)
    .stroke(RULE)
}
