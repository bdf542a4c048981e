/** The place of a line in the address of its transcript. */
export function lineAnchor(key: string | number): string {
  return `line-${key}`
}

/** The line that the address names; undefined for none. */
export function lineInAddress(): string | undefined {
  return /^#line-([\w-]+)$/.exec(window.location.hash)?.[1]
}
