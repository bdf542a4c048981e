/**
 * A size in decimal units: “1.2 MB”.
 * @param units names of bytes, kilobytes and megabytes.
 * @param locale BCP 47 tag.
 */
export function sizeText(bytes: number, [byte, kilo, mega]: readonly [string, string, string], locale: string): string {
  if (bytes < 1000) return `${bytes} ${byte}`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} ${kilo}`
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `${digits.format(bytes / 1_000_000)} ${mega}`
}
