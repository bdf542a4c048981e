/** Opening fence of code or a formula, with the fence that closes it. */
const CODE_FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/
const MATH_FENCE = /^ {0,3}\$\$/

/** A block of an answer: prose for the markdown renderer, or a fence that is still open. */
export interface Block {
  readonly text: string
  readonly kind: 'prose' | 'open-code'
}

type Fence = { readonly mark: string; readonly isMath: boolean }

function opened(line: string): Fence | undefined {
  const code = CODE_FENCE.exec(line)
  const mark = code?.[1]
  // the info string of a backtick fence holds no backticks, else it is inline code
  if (mark !== undefined && !(mark.startsWith('`') && code?.[2]?.includes('`') === true)) return { mark, isMath: false }
  const isMath = MATH_FENCE.test(line) && line.trim().indexOf('$$', 2) < 0
  return isMath ? { mark: '$$', isMath } : undefined
}

function closes(line: string, { mark, isMath }: Fence): boolean {
  const trimmed = line.trim()
  if (isMath) return trimmed.endsWith('$$')
  return trimmed.startsWith(mark) && [...trimmed].every((character) => character === mark[0])
}

/** A line that continues the list above it across a blank line. */
const CONTINUES = /^(?: {2,}|\t)\S/

/**
 * Splits an answer into blocks that can be rendered on their own: at blank lines outside a fence. All but the last are
 * final, whatever is streamed after them.
 */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let fence: Fence | undefined
  let isAfterBlank = false
  const close = (kind: Block['kind']) => {
    const block = lines.join('\n').trimEnd()
    if (block !== '') blocks.push({ text: block, kind })
    lines = []
  }
  for (const line of text.split('\n')) {
    if (fence !== undefined) {
      lines.push(line)
      if (closes(line, fence)) fence = undefined
      continue
    }
    if (line.trim() === '') {
      isAfterBlank = true
      lines.push(line)
      continue
    }
    if (isAfterBlank && !CONTINUES.test(line)) close('prose')
    isAfterBlank = false
    fence = opened(line)
    if (fence !== undefined && !fence.isMath && lines.length > 0 && !line.startsWith(' ')) close('prose')
    lines.push(line)
  }
  close(fence === undefined || fence.isMath ? 'prose' : 'open-code')
  return blocks
}

/** Language and text of an open code fence. */
export function openCodeOf(block: string): { readonly language: string; readonly code: string } {
  const [first = '', ...rest] = block.split('\n')
  return { language: /^[\w+#.-]*/.exec(CODE_FENCE.exec(first)?.[2]?.trim() ?? '')?.[0] ?? '', code: rest.join('\n') }
}

const CODE_OR_TEX = /(`+)[\s\S]*?\1|(?<!\\)\\\[([\s\S]+?)\\\]|(?<!\\)\\\((.+?)\\\)/g

/** Converts TeX delimiters, as many models write them, to the dollar signs parsed here; code is left alone. */
export function texMarks(text: string): string {
  if (!text.includes('\\(') && !text.includes('\\[')) return text
  return text.replaceAll(CODE_OR_TEX, (whole: string, _: unknown, block?: string, inline?: string) => {
    if (block !== undefined) return `$$${block}$$`
    return inline === undefined ? whole : `$${inline.trim()}$`
  })
}

/** Whether a text may contain a formula: a price alone must not load the math chunk. */
export function mayHoldMath(text: string): boolean {
  return /\$\$[^$]+\$\$|(?<![\w$\\])\$(?![\s\d$])[^$\n]*[^\s$\\]\$(?![\w$])|(?<![\w$\\])\$[^$\n]*[\\^_{}=][^$\n]*\$(?![\w$])/.test(
    text,
  )
}

/** Whether a text contains code in a named language. */
export function holdsCode(text: string): boolean {
  return /^ {0,3}(?:`{3,}|~{3,})[ \t]*[\w+#]/m.test(text)
}
