/** The place of a line in the address of its transcript. */
export function lineAnchor(key: string | number): string {
  return `line-${key}`
}
