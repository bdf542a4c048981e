import { type EntryBlock, piecesOf } from '../../kit/documents/entry-text.ts'
import { latin } from '../../kit/documents/latin.ts'
import { type PaperSize, pdfBlob, pdfDocument } from '../../kit/documents/pdf-library.ts'
import { pageLanguage } from '../../kit/language/language.ts'
import type { Chapter, HandbookBlock, HandbookDocument } from './chapter.ts'
import { handbookMessages as words } from './messages.en.ts'
import { plainText, writeTable } from './pdf-table.ts'

type Pdf = Awaited<ReturnType<typeof pdfDocument>>

const SIZE = { title: 24, chapter: 18, section: 13, part: 11.5, text: 10.5, small: 9 } as const
const FONTS = { plain: 'Times-Roman', strong: 'Times-Bold', emphasis: 'Times-Italic', code: 'Times-Italic' } as const
const MARGIN_MM = 20
/** In points. */
const INDENT = 16
const RULE_HEIGHT = 24
/** Room for the last line of a document below its notes. */
const NOTES_END = 30
/** Fewer lines for notes than this are not worth having. */
const LEAST_NOTES = 4
/** What must fit below a heading, so that it does not end a page. */
const BELOW_HEADING = 70
/** Grey of lines. */
const RULE = '#8a938e'

/** A handbook as a PDF with running page numbers and an outline of its chapters. */
export async function documentPdf(document: HandbookDocument, size: PaperSize, compress = true): Promise<Blob> {
  const { title } = document
  const pdf = await pdfDocument({ title, compress, size, isPaged: true, marginMm: MARGIN_MM, language: pageLanguage })
  const done = pdfBlob(pdf)
  pdf.font(FONTS.strong).fontSize(SIZE.title).text(latin(title))
  pdf.font(FONTS.emphasis).fontSize(SIZE.section).text(latin(document.subtitle)).moveDown()
  for (const [at, chapter] of document.chapters.entries()) {
    if (at > 0) pdf.addPage()
    pdf.outline.addItem(latin(chapter.title))
    writeChapter(pdf, chapter, document.chapters.length > 1)
  }
  pdf.moveDown().font(FONTS.plain).fontSize(SIZE.small).text(latin(words.madeWith))
  numberPages(pdf)
  pdf.end()
  return done
}

function writeChapter(pdf: Pdf, { title, blocks, sections }: Chapter, isTitled: boolean): void {
  if (isTitled) writeHeading(pdf, title, SIZE.chapter)
  for (const block of blocks) writeBlock(pdf, block)
  for (const section of sections) {
    writeHeading(pdf, section.title, section.isPart ? SIZE.part : SIZE.section)
    for (const block of section.blocks) writeBlock(pdf, block)
  }
}

function writeHeading(pdf: Pdf, title: string, size: number): void {
  needs(pdf, size * 2 + BELOW_HEADING)
  pdf.moveDown(0.4).font(FONTS.strong).fontSize(size).text(latin(title)).moveDown(0.3)
}

function writeBlock(pdf: Pdf, block: HandbookBlock): void {
  pdf.font(FONTS.plain).fontSize(SIZE.text)
  switch (block.kind) {
    case 'paragraph':
      writeLine(pdf, block.text)
      break
    case 'bullets':
    case 'numbers':
      writeList(pdf, block)
      break
    case 'questions':
      for (const [at, item] of block.items.entries()) {
        needs(pdf, heightOf(pdf, item) + block.lines * RULE_HEIGHT)
        writeLine(pdf, `${at + 1}. ${item}`)
        writeRules(pdf, block.lines)
        pdf.moveDown(0.8)
      }
      break
    case 'table':
      writeTable(pdf, block)
      break
    case 'notes':
      writeNotes(pdf, block.lines)
      break
    case 'fields':
      for (const label of block.labels) {
        pdf.text(latin(words.field(label)))
        rule(pdf, pdf.x + INDENT * 5, pdf.y - 2)
        pdf.moveDown(0.4)
      }
  }
  pdf.moveDown(0.5)
}

function writeList(pdf: Pdf, { kind, items }: Extract<EntryBlock, { kind: 'bullets' | 'numbers' }>): void {
  for (const [at, item] of items.entries()) {
    needs(pdf, heightOf(pdf, item))
    writeLine(pdf, `${kind === 'bullets' ? '•' : `${at + 1}.`} ${item}`)
  }
}

/** A line in its marks, in as many pieces of one paragraph. */
function writeLine(pdf: Pdf, text: string): void {
  const pieces = piecesOf(text)
  needs(pdf, Math.min(heightOf(pdf, text), SIZE.text * 4))
  for (const [at, { kind, text: piece }] of pieces.entries()) {
    pdf.font(FONTS[kind]).text(latin(piece), { continued: at < pieces.length - 1 })
  }
  pdf.font(FONTS.plain)
}

const heightOf = (pdf: Pdf, text: string) => pdf.heightOfString(latin(plainText(text)))

/** Begins a page unless so much fits on this one, in points. */
function needs(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage()
}

/** Lines for notes: those that fit, so that they fill a page and do not begin another; all of them where few would. */
function writeNotes(pdf: Pdf, lines: number): void {
  const fitting = Math.floor((pdf.page.maxY() - pdf.y - NOTES_END) / RULE_HEIGHT)
  writeRules(pdf, fitting < LEAST_NOTES ? lines : Math.min(lines, fitting))
}

function writeRules(pdf: Pdf, lines: number): void {
  for (let line = 0; line < lines; line += 1) {
    needs(pdf, RULE_HEIGHT)
    pdf.y += RULE_HEIGHT
    rule(pdf, pdf.page.margins.left, pdf.y)
  }
}

function rule(pdf: Pdf, from: number, y: number): void {
  pdf
    .moveTo(from, y)
    .lineTo(pdf.page.width - pdf.page.margins.right, y)
    .lineWidth(0.5)
    .stroke(RULE)
}

function numberPages(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(start + at)
    const { margins, width, height } = pdf.page
    const bottom = margins.bottom
    // text below the margin would begin a page
    margins.bottom = 0
    pdf
      .font(FONTS.plain)
      .fontSize(SIZE.small)
      .text(words.page(at + 1, count), margins.left, height - bottom / 2, {
        width: width - margins.left - margins.right,
        align: 'right',
        lineBreak: false,
      })
    margins.bottom = bottom
  }
}
