/** Truncates a text to a length without splitting a surrogate pair. */
export function cutAt(text: string, length: number): string {
  const last = text.charCodeAt(length - 1)
  const isHalf = length > 0 && length < text.length && last >= 0xd800 && last <= 0xdbff
  return text.slice(0, isHalf ? length - 1 : length)
}
