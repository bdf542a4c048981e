import type { PaperBlock } from '@placard/language/papers'
import { strToU8, zipSync } from 'fflate'

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** Indentation in twentieths of a point. */
const INDENT = { none: 0, clause: 560, sub: 1120, inner: 1680 } as const

/** A run of text, in italics or not. */
interface Run {
  readonly text: string
  readonly isItalic?: boolean
}

/** The paper as a Word document (Office Open XML): a title, and paragraphs that stay editable. */
export function paperDocx(title: string, blocks: readonly PaperBlock[]): Blob {
  const body = [paragraph([{ text: title }], { style: 'Title' }), ...blocks.map(blockParagraph)].join('')
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>'
  const files = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONS,
    'docProps/core.xml': core(title),
    'word/_rels/document.xml.rels': DOCUMENT_RELATIONS,
    'word/styles.xml': STYLES,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${body}${page}</w:body></w:document>`,
  }
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  const bytes = zipSync(Object.fromEntries(entries))
  return new Blob([new Uint8Array(bytes)], { type: TYPE })
}

function blockParagraph(block: PaperBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return paragraph([{ text: block.text }])
    case 'body':
      return paragraph([{ text: block.text, isItalic: true }, { text: block.mark }])
    case 'preambular':
      return paragraph([{ text: block.opening, isItalic: true }, { text: block.rest }], { indent: 'clause' })
    case 'operative':
      return paragraph([{ text: `${block.number}. ` }, { text: block.opening, isItalic: true }, { text: block.rest }], {
        indent: 'clause',
      })
    case 'sub':
      return paragraph([{ text: `${block.mark} ${block.text}` }], { indent: block.level === 1 ? 'sub' : 'inner' })
  }
}

interface Layout {
  readonly indent?: keyof typeof INDENT
  readonly style?: string
}

function paragraph(runs: readonly Run[], { indent = 'none', style }: Layout = {}): string {
  const named = style === undefined ? '' : `<w:pStyle w:val="${style}"/>`
  const moved = INDENT[indent] === 0 ? '' : `<w:ind w:left="${INDENT[indent]}"/>`
  return `<w:p><w:pPr>${named}${moved}</w:pPr>${runs.map(run).join('')}</w:p>`
}

/** A run; its line breaks are breaks of their own. */
function run({ text, isItalic = false }: Run): string {
  if (text === '') return ''
  const lines = text.split('\n').map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`)
  return `<w:r>${isItalic ? '<w:rPr><w:i/></w:rPr>' : ''}${lines.join('<w:br/>')}</w:r>`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function core(title: string): string {
  return `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title><dc:creator>Placard</dc:creator><dc:language>en</dc:language></cp:coreProperties>`
}

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`
const RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`
const DOCUMENT_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`
const STYLES = `${HEAD}<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/><w:szCs w:val="24"/><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>`
