const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether every typed word begins a word of a text. Nothing typed begins nothing. */
export function beginsWords(typed: string, text: string): boolean {
  const own = wordsOf(text)
  const sought = wordsOf(typed)
  return sought.length > 0 && sought.every((word) => own.some((one) => one.startsWith(word)))
}
