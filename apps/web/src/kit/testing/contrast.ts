function channel(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of `#rrggbb`, 0 to 1, as WCAG 2.2 defines it. */
function relativeLuminance(hex: string): number {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (digits === null) throw new RangeError(`relativeLuminance: "${hex}" is not a colour of the form #rrggbb`)
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => channel(Number.parseInt(pair, 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}
