/** Names that Spanish does not use without their article. */
const FEMININE = /^(?:RDP|República|Federación|India$)/
const MASCULINE = /^(?:Reino|Congo$)/

/** A country in a sentence: “Noruega”, “el Reino Unido”. A name that has its article keeps it. */
export function theSpanish(country: string): string {
  // the English names of some countries come with theirs
  const name = country.replace(/^the /i, '')
  if (FEMININE.test(name)) return `la ${name}`
  return MASCULINE.test(name) ? `el ${name}` : name
}

/** “de Noruega”, “del Reino Unido”; El Salvador keeps its own article. */
export function ofSpanish(country: string): string {
  const name = theSpanish(country)
  return name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`
}

/** “a Noruega”, “al Reino Unido”. */
export function toSpanish(country: string): string {
  const name = theSpanish(country)
  return name.startsWith('el ') ? `al ${name.slice(3)}` : `a ${name}`
}

/** A country at the beginning of a sentence: “Noruega”, “El Reino Unido”. */
export function firstSpanish(country: string): string {
  const name = theSpanish(country)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
