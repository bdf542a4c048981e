import file from '@placard/content/countries/names-fr.json'
import type { CountryName } from './country-names.en.ts'

export const countryNames: Readonly<Record<string, CountryName>> = file.names
