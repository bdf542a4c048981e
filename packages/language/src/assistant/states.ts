import { type Gazetteer, gazetteerOf } from '../reading/names.ts'
import { type Word, wordsIn } from '../reading/text.ts'
import type { AssistantCountry, AssistantWorld } from './content.ts'

/** The states and groups that a text names, in order of first mention. */
export interface Named {
  readonly countries: readonly AssistantCountry[]
  readonly blocs: readonly string[]
  /** The text without the names of countries. */
  readonly rest: string
}

/** Finds names of states and groups. */
export interface NameReader {
  namedIn(text: string): Named
}

/** Acronyms of groups that are ordinary words in lower case. */
const GROUPS_IN_CAPITALS = new Set(['AU', 'CIS', 'EU', 'NAM', 'SCO', 'OIC'])
/** Adjectives that mean a language, or precede "countries", far more often than a state. */
const NOT_STATES = new Set(['french', 'english', 'spanish'])

/** Builds the index of names; takes some milliseconds. */
export function nameReaderOf(world: AssistantWorld): NameReader {
  const states = gazetteerOf({ countries: world.countries, blocs: [] })
  const byCode = new Map(world.countries.map((country) => [country.iso3.toLowerCase(), country]))
  const blocs = world.blocs.map(({ id, name }) => ({ id, pattern: blocPattern(id, name) }))
  return {
    namedIn(text) {
      const { codes, rest } = codesIn(wordsIn(text), states)
      const countries = codes.flatMap((code) => byCode.get(code) ?? [])
      return { countries, rest, blocs: blocs.filter(({ pattern }) => pattern.test(text)).map(({ id }) => id) }
    },
  }
}

function blocPattern(id: string, name: string): RegExp {
  const letters = id === 'G77' ? 'G-?77' : id === 'P5' ? 'P-?5|permanent five' : id === 'LDC' ? 'LDCs?' : id
  return new RegExp(`\\b(?:${letters}|${name})\\b`, GROUPS_IN_CAPITALS.has(id) ? '' : 'i')
}

function codesIn(
  words: readonly Word[],
  states: Gazetteer,
): { readonly codes: readonly string[]; readonly rest: string } {
  const found = new Set<string>()
  const rest: string[] = []
  for (let at = 0; at < words.length; ) {
    const name = states.get(words[at]?.text ?? '')?.find((one) => isNamed(one, words, at))
    const [code] = name?.countries ?? []
    const length = name?.words.length ?? 1
    if (name !== undefined && code !== undefined && name.countries.length === 1) found.add(code)
    else rest.push(...words.slice(at, at + length).map(({ raw }) => raw))
    at += length
  }
  return { codes: [...found], rest: rest.join(' ') }
}

function isNamed(
  name: { readonly words: readonly string[]; readonly needs: 'nothing' | 'capital' | 'capitals' },
  words: readonly Word[],
  at: number,
): boolean {
  if (!name.words.every((word, index) => words[at + index]?.text === word)) return false
  const raw = words[at]?.raw ?? ''
  if (NOT_STATES.has(words[at]?.text ?? '')) return false
  // "and with the us?": no pronoun has an article
  if (words[at]?.text === 'us' && words[at - 1]?.text === 'the') return true
  if (name.needs === 'capitals') return raw === raw.toUpperCase()
  return name.needs === 'nothing' || raw.charAt(0) !== raw.charAt(0).toLowerCase()
}

/** A country's name in running text, with its article if it takes one. */
function withArticle(name: string): string {
  return /^(?:United|Netherlands|Philippines|Gambia|Bahamas|Maldives|Seychelles|Comoros)|Republic|Islands|Federation/.test(
    name,
  )
    ? `the ${name}`
    : name
}

/** A country's short name, for use in sentences. */
export function shortName(country: AssistantCountry): string {
  return withArticle(country.placardName)
}
