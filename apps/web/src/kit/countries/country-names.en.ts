/** How a language names a member state: in a sentence, and on its placard where that is another name. */
export type CountryName = { readonly name: string; readonly placardName?: string }

/** Names by ISO 3166 alpha-3 code; in English none, as `countries.json` has them. */
export const countryNames: Readonly<Record<string, CountryName>> = {}
