/** A source with its year, which is not said twice. */
export function cited(source: string, year: number): string {
  return source.includes(String(year)) ? source : `${source} (${year})`
}
