import type { ChatMessage } from '@placard/contract'

/** Indices of the messages of a branch that contain the words, oldest first. */
export function messagesWith(branch: readonly ChatMessage[], words: string): readonly number[] {
  const sought = words.trim().toLocaleLowerCase()
  if (sought === '') return []
  return branch.flatMap(({ content }, index) => (content.toLocaleLowerCase().includes(sought) ? [index] : []))
}

/** DOM ranges of the words below an element, for the CSS highlight API. */
export function rangesOf(root: Element, words: string): readonly Range[] {
  const sought = words.trim().toLocaleLowerCase()
  if (sought === '') return []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').toLocaleLowerCase()
    for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, Math.min(at + sought.length, node.textContent?.length ?? 0))
      ranges.push(range)
    }
  }
  return ranges
}
