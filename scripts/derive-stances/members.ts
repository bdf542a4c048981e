import type { Member } from './types.ts'

/**
 * Parses the members from the text of `countries.json`.
 * @throws {Error} when the file is not a country list.
 */
export function readMembers(text: string): Member[] {
  const file: unknown = JSON.parse(text)
  if (!isRecord(file) || !Array.isArray(file.countries)) throw new Error('The country list has no "countries".')
  return file.countries.map((country: unknown) => {
    if (!isRecord(country)) throw new Error('A country is no object.')
    const { iso3, iso2, blocs } = country
    if (typeof iso3 !== 'string' || typeof iso2 !== 'string' || !isTextList(blocs)) {
      throw new Error(`A country lacks iso3, iso2 or blocs: ${JSON.stringify(country)}`)
    }
    return { iso3, iso2, blocs }
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
