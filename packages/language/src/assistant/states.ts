import { type Gazetteer, gazetteerOf } from '../reading/names.ts'
import { type Word, wordsIn } from '../reading/text.ts'
import type { AssistantCountry, AssistantWorld } from './content.ts'

/** The states and groups a text names, in the order they are named first. */
export interface Named {
  readonly countries: readonly AssistantCountry[]
  readonly blocs: readonly string[]
}

/** Reads names of states and groups. */
export interface NameReader {
  namedIn(text: string): Named
}

/** Letters for a group that are ordinary words when written small. */
const GROUPS_IN_CAPITALS = new Set(['AU', 'CIS', 'EU', 'NAM', 'SCO', 'OIC'])
/** Adjectives that go before "countries" or stand for a language far more often than for a state asked about. */
const NOT_STATES = new Set(['french', 'english', 'spanish'])

/** Prepares the book of names; costs some milliseconds. */
export function nameReaderOf(world: AssistantWorld): NameReader {
  const states = gazetteerOf({ countries: world.countries, blocs: [] })
  const byCode = new Map(world.countries.map((country) => [country.iso3.toLowerCase(), country]))
  const blocs = world.blocs.map(({ id, name }) => ({ id, pattern: blocPattern(id, name) }))
  return {
    namedIn(text) {
      const codes = codesIn(wordsIn(text), states)
      const countries = codes.flatMap((code) => byCode.get(code) ?? [])
      return { countries, blocs: blocs.filter(({ pattern }) => pattern.test(text)).map(({ id }) => id) }
    },
  }
}

function blocPattern(id: string, name: string): RegExp {
  const letters = id === 'G77' ? 'G-?77' : id === 'P5' ? 'P-?5|permanent five' : id === 'LDC' ? 'LDCs?' : id
  return new RegExp(`\\b(?:${letters}|${name})\\b`, GROUPS_IN_CAPITALS.has(id) ? '' : 'i')
}

function codesIn(words: readonly Word[], states: Gazetteer): readonly string[] {
  const found = new Set<string>()
  for (let at = 0; at < words.length; ) {
    const name = states.get(words[at]?.text ?? '')?.find((one) => isNamed(one, words, at))
    const [code] = name?.countries ?? []
    if (name !== undefined && code !== undefined && name.countries.length === 1) found.add(code)
    at += name?.words.length ?? 1
  }
  return [...found]
}

function isNamed(
  name: { readonly words: readonly string[]; readonly needs: 'nothing' | 'capital' | 'capitals' },
  words: readonly Word[],
  at: number,
): boolean {
  if (!name.words.every((word, index) => words[at + index]?.text === word)) return false
  const raw = words[at]?.raw ?? ''
  if (NOT_STATES.has(words[at]?.text ?? '')) return false
  if (name.needs === 'capitals') return raw === raw.toUpperCase()
  return name.needs === 'nothing' || raw.charAt(0) !== raw.charAt(0).toLowerCase()
}

/** The country as it is named in running text: with its article where it takes one. */
function withArticle(name: string): string {
  return /^(?:United|Netherlands|Philippines|Gambia|Bahamas|Maldives|Seychelles|Comoros)|Republic|Islands|Federation/.test(
    name,
  )
    ? `the ${name}`
    : name
}

/** What a country is called where a sentence needs it short. */
export function shortName(country: AssistantCountry): string {
  return withArticle(country.placardName)
}
