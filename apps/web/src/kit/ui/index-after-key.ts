/**
 * The index of the item in a row to which a key moves: the arrows go round and are mirrored from right to left, Home and
 * End lead to the first and the last one. Undefined when the key is not for rows.
 */
export function indexAfterKey(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  const step = isRightToLeft ? -1 : 1
  if (key === 'ArrowRight') return (index + step + count) % count
  if (key === 'ArrowLeft') return (index - step + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
