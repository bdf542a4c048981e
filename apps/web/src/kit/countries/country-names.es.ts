import file from '@placard/content/countries/names-es.json'
import type { CountryName } from './country-names.en.ts'

export const countryNames: Readonly<Record<string, CountryName>> = file.names
