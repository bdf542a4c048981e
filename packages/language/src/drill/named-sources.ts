import { stemOf } from '../text/stem.ts'
import { termsOf } from '../text/terms.ts'
import type { ListedSource } from './knowledge.ts'

/** A source that a sentence names. */
export interface NamedSource {
  /** As it was said. */
  readonly name: string
  /** The list's name of it; undefined when it is not in our list. */
  readonly listed: string | undefined
  /** Stems of what it bears on; empty for one known by its number only. */
  readonly bearsOn: ReadonlySet<string>
}

export interface SourceList {
  readonly byName: ReadonlyMap<string, ListedSource>
  /** Number of words of the longest name. */
  readonly longest: number
}

/** Names are compared in lower case, without accents, points and possessive endings. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']s\b/g, '')
    .replaceAll(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim()

export function preparedSources(sources: readonly ListedSource[]): SourceList {
  const byName = new Map<string, ListedSource>()
  for (const source of sources) for (const name of [source.name, ...source.aliases]) byName.set(plain(name), source)
  return { byName, longest: Math.max(1, ...[...byName.keys()].map((name) => name.split(' ').length)) }
}

const WORD = /[\p{L}\p{N}]+(?:[’'./-][\p{L}\p{N}]+)*/gu
const isCapital = (word: string) => /^[\p{Lu}\p{N}]/u.test(word)

const SMALL_IN_NAMES = /^(?:resolution|against|relating|from|with|between|case|opinion)$/i

/** A name whose letters alone also make an ordinary word counts only when it is written as a name. */
function isWrittenAsName(words: readonly string[]): boolean {
  const [first = ''] = words
  if (words.length > 1) return words.every((word) => isCapital(word) || word.length <= 3 || SMALL_IN_NAMES.test(word))
  return first.length <= 6
    ? /^\p{Lu}[\p{Lu}\p{N}.-]+$/u.test(first) || /^\p{Lu}\p{Ll}{3,}/u.test(first)
    : isCapital(first)
}

interface Found {
  readonly from: number
  readonly to: number
  readonly source: ListedSource
  readonly name: string
}

/** The sources of the list in a text, longest names first. */
function listedIn(text: string, { byName, longest }: SourceList): readonly Found[] {
  const words = [...text.matchAll(WORD)]
  const found: Found[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(longest + 1, words.length - at); length > 0; length -= 1) {
      const piece = words.slice(at, at + length)
      const from = piece[0]?.index ?? 0
      const last = piece.at(-1)
      const to = (last?.index ?? 0) + (last?.[0].length ?? 0)
      const name = text.slice(from, to)
      const source = byName.get(plain(name))
      if (source === undefined || !isWrittenAsName(piece.map(([word]) => word))) continue
      found.push({ from, to, source, name })
      at += length - 1
      break
    }
  }
  return found
}

const BODY =
  'Convention|Treaty|Charter|Protocol|Agreement|Accord|Accords|Covenant|Declaration|Statute|Compact|Pact|Memorandum|Report|Review|Court|Tribunal|Council|Bank|Fund|Organi[sz]ation|Agency|Authority|Office|Committee|Commission|Panel|Index|Programme|Survey|Study|Institute|Institution|University|Academy|Foundation|Observatory|Centre|Center|Society|Association|Federation|Bureau|Board|Network|Initiative|Act|Amendment|Doctrine|Principles|Framework|Journal|Conference|Summit|Assembly|Laboratory|Register|Database|Barometer|Monitor|Think Tank|Forum|Code|Resolution|Mechanism|Taskforce|Task Force|Consortium|Verdict|Judg(?:e)?ment|Ruling|Papers|Atlas'
const JOIN = '(?:of|on|for|the|and|to|in|against|by|with|at|de|du|von|van|between|over)'
const CAP = "[A-Z][\\p{L}’'.-]+"
const UNKNOWN = new RegExp(
  `\\b(?:${CAP}|UN|EU|US|WHO|NATO)(?:[ ]+(?:${JOIN}[ ]+){0,3}(?:${CAP}|UN|EU))*[ ]+(?:${JOIN}[ ]+){0,3}(?:${BODY})\\b(?:[ ]+(?:${JOIN}[ ]+){1,3}${CAP}(?:[ ]+(?:${JOIN}[ ]+){0,2}${CAP})*)?|\\b(?:${BODY})(?:[ ]+${JOIN}){1,3}[ ]+${CAP}(?:[ ]+(?:${JOIN}[ ]+){0,3}${CAP})*`,
  'gu',
)
const CASE = new RegExp(`\\b${CAP}(?: ${CAP})* (?:v|vs|versus)\\.? ${CAP}(?: ${CAP})*`, 'gu')
const EXPERT = new RegExp(
  `\\b(?:Professors?|Prof\\.|Dr\\.?|Doctor|General|Colonel|Admiral|Judge|Sir|Economist|Nobel (?:laureate|winner)|Laureate) ${CAP}(?: ${CAP})*`,
  'gu',
)
/** Words that may begin a name without making it one. */
const BARE =
  /^(?:the|this|that|our|a|an|as|under|in|by|since|when|if|even|and|but|so|first|second|member|every|each|no|international|national|united|its|his|her|my|your|both|for|with|to|on|at|from|of|honou?rable|madam|dear|security|general|appeal|appellate)$/i

const RESOLUTION =
  /\b(?:(?:[SA]\/RES\/)|(?:(?:(?:Security Council|General Assembly|Council|Assembly|UN|SC|GA|UNSC|UNGA)\s+)?[Rr]esolutions?\s+(?:number\s+|no\.?\s+)?(?:[SA]\/RES\/)?))(ES-\d{1,2}\/\d{1,2}|\d{1,4}(?:\/\d{1,3})?)/g
/** The last numbers there were; a higher one is invented. */
const LAST = { council: 2850, session: 81, perSession: 350, emergency: 11 } as const

function isNumberOfOne(number: string): boolean {
  const emergency = /^ES-(\d+)\//.exec(number)
  if (emergency !== null) return Number(emergency[1]) <= LAST.emergency
  const [first = '', second] = number.split('/')
  if (second === undefined)
    return Number(first) >= 1 && Number(first) <= 3541 && (Number(first) <= LAST.council || Number(first) > 2625)
  return Number(first) >= 31 && Number(first) <= LAST.session && Number(second) <= LAST.perSession
}

const blank = (text: string, from: number, to: number) =>
  text.slice(0, from) + ' ~ '.padEnd(to - from, ' ').slice(0, to - from) + text.slice(to)

function unlistedNames(text: string): readonly string[] {
  const all = [...(text.match(CASE) ?? []), ...(text.match(EXPERT) ?? []), ...(text.match(UNKNOWN) ?? [])]
  return all
    .map((name) =>
      name.replace(
        /^(?:(?:The|This|In|Under|As|By|Since|When|If|And|But|So|Even|Our|At|For|After|According to|Remember|With|Without|Only|While|Because|Then) )+/u,
        '',
      ),
    )
    .filter((name) => {
      const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word))
      return words.filter((word) => !BARE.test(word) && !new RegExp(`^(?:${BODY})$`, 'u').test(word)).length > 0
    })
}

/** The sources that a sentence names: treaties, bodies, courts and cases, reports, resolutions, experts. */
export function namedSources(text: string, list: SourceList): readonly NamedSource[] {
  if (text === text.toUpperCase()) return []
  let rest = text
  const listed: NamedSource[] = []
  for (const { from, to, source, name } of listedIn(text, list)) {
    rest = blank(rest, from, to)
    listed.push({ name, listed: source.name, bearsOn: new Set(termsOf(source.terms)) })
  }
  for (const match of [...rest.matchAll(RESOLUTION)]) {
    rest = blank(rest, match.index, match.index + match[0].length)
    const number = match[1] ?? ''
    const known = list.byName.get(plain(`resolution ${number}`))
    const name = match[0]
    if (known !== undefined) listed.push({ name, listed: known.name, bearsOn: new Set(termsOf(known.terms)) })
    else listed.push({ name, listed: isNumberOfOne(number) ? name : undefined, bearsOn: new Set() })
  }
  const unlisted = unlistedNames(rest).map((name) => ({ name, listed: undefined, bearsOn: new Set<string>() }))
  return [...listed, ...unlisted]
}

/** Whether a source bears on what the stems are about. */
export function bears({ bearsOn }: NamedSource, near: ReadonlySet<string>): boolean {
  return [...bearsOn].some((term) => near.has(term) || near.has(stemOf(term)))
}
