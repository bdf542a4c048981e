/** A text as searches compare it: without capitals, and without marks over letters. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The words of a text, folded: runs of letters and digits, in their order. */
export function foldedWords(text: string): readonly string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether every typed word begins a word of a text. Nothing typed begins nothing. */
export function beginsWords(typed: string, text: string): boolean {
  const own = foldedWords(text)
  const sought = foldedWords(typed)
  return sought.length > 0 && sought.every((word) => own.some((one) => one.startsWith(word)))
}
