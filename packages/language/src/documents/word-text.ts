/** Elements that end a line; those that end a paragraph come next. */
const LINES = new Set(['br', 'tr', 'li'])
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'ol', 'ul'])
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const TOKENS = /<(\/?)([a-z][a-z0-9]*)[^>]*?>|([^<]+)/gi

/** A list during parsing: the number of its last item, undefined for an unordered list. */
interface OpenList {
  number: number | undefined
}

/**
 * Text of a Word document from the HTML of its converter: blank lines between paragraphs, numbers before the items of
 * ordered lists, bars between cells of a row. Not a general HTML parser.
 */
export function wordText(html: string): string {
  const lists: OpenList[] = []
  let text = ''
  // paragraphs inside a cell must not end its row
  const flat = html.replaceAll(/<(td|th)[^>]*>([\s\S]*?)<\/\1>/gi, (_, tag: string, cell: string) => {
    return `<${tag}>${cell.replaceAll(/<\/p>\s*(?=<p)/gi, ' ').replaceAll(/<\/?p[^>]*>/gi, '')}</${tag}>`
  })
  for (const [, slash, tag = '', words] of flat.matchAll(TOKENS)) {
    if (words !== undefined) text += unescaped(words)
    else if (slash === '') text += opened(tag.toLowerCase(), lists, text)
    else text += closed(tag.toLowerCase(), lists, text)
  }
  return text
    .replaceAll(/ \| *(?=\n)/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function opened(tag: string, lists: OpenList[], text: string): string {
  if (tag === 'br') return '\n'
  if (tag === 'ol' || tag === 'ul') {
    lists.push({ number: tag === 'ol' ? 0 : undefined })
    return lists.length > 1 && !text.endsWith('\n') ? '\n' : ''
  }
  if (tag !== 'li') return ''
  const list = lists.at(-1)
  const inset = '   '.repeat(Math.max(0, lists.length - 1))
  if (list?.number === undefined) return `${inset}- `
  list.number += 1
  return `${inset}${lists.length === 2 ? `(${letterOf(list.number)})` : `${list.number}.`} `
}

/** a, b … z, aa … */
function letterOf(number: number): string {
  const rest = Math.floor((number - 1) / 26)
  return `${rest > 0 ? letterOf(rest) : ''}${String.fromCharCode(97 + ((number - 1) % 26))}`
}

function closed(tag: string, lists: OpenList[], text: string): string {
  if (tag === 'ol' || tag === 'ul') {
    lists.pop()
    return lists.length > 0 ? '' : '\n\n'
  }
  if (tag === 'td' || tag === 'th') return ' | '
  if (PARAGRAPHS.has(tag)) return lists.length > 0 ? '\n' : '\n\n'
  return LINES.has(tag) && !text.endsWith('\n') ? '\n' : ''
}

function unescaped(words: string): string {
  return words.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

const PARTS = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)\b[^>]*>|<(\/?)w:(p|tc|tr)\b[^>]*>/g

/**
 * Fallback for a Word document too large for the converter: the text of its main XML part, paragraphs and rows, without
 * list numbers.
 */
export function plainWordText(xml: string): string {
  const pieces: string[] = []
  let cells = 0
  for (const [, words, sign, slash, element] of xml.matchAll(PARTS)) {
    if (words !== undefined) pieces.push(unescaped(words))
    else if (sign !== undefined) pieces.push(sign === 'tab' ? ' ' : '\n')
    else if (element === 'tc') {
      cells += slash === '' ? 1 : -1
      if (slash === '') continue
      // the paragraph that ends the cell must leave no separator
      if (pieces.at(-1) === ' ') pieces.pop()
      pieces.push(' | ')
    } else if (slash !== '') pieces.push(element === 'tr' ? '\n' : cells > 0 ? ' ' : '\n\n')
  }
  return pieces
    .join('')
    .replaceAll(/ ?\| *(?=\n|$)/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
