/** Names that French uses without an article: “de Cuba”. */
const BARE =
  /^(?:Antigua-et-Barbuda|Bahreïn|Cabo Verde|Chypre|Costa Rica|Cuba|Djibouti|El Salvador|Haïti|Israël|Kiribati|Madagascar|Malte|Maurice|Monaco|Myanmar|Nauru|Oman|Saint|Sao Tomé|Singapour|Sri Lanka|Timor-Leste|Tuvalu|Vanuatu|$)/
const PLURAL =
  /^(?:les |États-Unis|Pays-Bas|Émirats|Philippines|Maldives|Seychelles|Comores|Bahamas|Fidji|Palaos|Tonga|Îles )/i
const FEMININE = /^(?:Fédération|Guinée|Macédoine|RDP|République|Trinité|Türkiye)/
const MASCULINE = /^(?:Belize|Cambodge|Mexique|Mozambique|Suriname|Zimbabwe)/
const VOWEL = /^[AEIOUÀÉÈÎ]/i

/** A country in a sentence: “la Norvège”, “l’Inde”, “Cuba”. A name that has its article keeps it. */
export function theFrench(country: string): string {
  // the English names of some countries come with theirs
  const name = country.replace(/^the /i, '')
  if (/^(?:la |le |les |l’)/i.test(name) || BARE.test(name)) return name
  if (PLURAL.test(name)) return `les ${name}`
  if (VOWEL.test(name)) return `l’${name}`
  const isFeminine = FEMININE.test(name) || (name.endsWith('e') && !MASCULINE.test(name))
  return `${isFeminine ? 'la' : 'le'} ${name}`
}

/** “de la Norvège”, “du Japon”, “des États-Unis”, “d’Haïti”. */
export function ofFrench(country: string): string {
  const name = theFrench(country)
  if (name.startsWith('le ')) return `du ${name.slice(3)}`
  if (name.startsWith('les ')) return `des ${name.slice(4)}`
  return VOWEL.test(name) || name.startsWith('Haïti') ? `d’${name}` : `de ${name}`
}

/** “à la Norvège”, “au Japon”, “aux États-Unis”. */
export function toFrench(country: string): string {
  const name = theFrench(country)
  if (name.startsWith('le ')) return `au ${name.slice(3)}`
  return name.startsWith('les ') ? `aux ${name.slice(4)}` : `à ${name}`
}

/** A country and its verb at the beginning of a sentence: “La Norvège vote”, “Les États-Unis votent”. */
export function frenchDoes(country: string, one: string, many: string): string {
  const name = theFrench(country)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${PLURAL.test(name) ? many : one}`
}
