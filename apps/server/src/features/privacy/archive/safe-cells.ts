/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

/**
 * A value as a cell of a CSV file (RFC 4180). A text that a spreadsheet would calculate begins with an apostrophe, so
 * that it is shown as it was written.
 */
export function safeCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  // a negative number is no formula
  const safe = typeof value !== 'number' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of a CSV file. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(safeCell).join(',')}\r\n`
}
