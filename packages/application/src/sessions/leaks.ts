/** Length of a letter sequence shared with a secret that is no coincidence. */
const RUN = 22
/** Of these, letters that also occur in public texts: from this many on, the match is a coincidence. */
const OPEN_RUN = 16
/** Share of a secret's distinctive words that reveals it in any order, and their minimum number. */
const TOLD_RATIO = 0.5
const TOLD_WORDS = 6
/** Stem length in letters: forms of a word with the same stem count as the same. */
const STEM_LENGTH = 6
/** Shortest distinctive word. */
const TELLING_LENGTH = 4
/** Layers of encodings that are decoded. */
const DEPTH = 2

/** Phrases that a committee never uses. */
const CONFESSIONS =
  /\b(?:secret|hidden|private|confidential) (?:agenda|instructions?|orders?|brief)|\bsystem (?:prompt|message)|\bmy (?:instructions|prompt|brief) (?:is|are|say|says|reads?)\b/i

/** Whether a text reveals a secret. */
export type LeakFilter = (text: string) => boolean

/**
 * Leak filter on a model's words, as defence in depth: finds words of secrets verbatim, spelt out, reversed, in other
 * cases and encodings, and paraphrased with the same words. Prompts contain no secrets in the first place. `known` is
 * public text: never a secret.
 */
export function createLeakFilter(secrets: readonly string[], known: readonly string[]): LeakFilter {
  const open = new Set(known.flatMap((text) => [...runsOf(lettersOf(text), OPEN_RUN)]))
  const runs = new Set(secrets.flatMap((secret) => ownRuns(lettersOf(secret), open)))
  const openStems = new Set(known.flatMap((text) => [...stemsOf(text)]))
  const retold = secrets
    .map((secret) => [...stemsOf(secret)].filter((stem) => !openStems.has(stem)))
    .filter((stems) => stems.length >= TOLD_WORDS)
  const gives = (text: string): boolean => {
    const letters = lettersOf(text)
    return (
      hasRun(letters, runs) || hasRun(reversed(letters), runs) || hasRun(turned(letters), runs) || tells(text, retold)
    )
  }
  return (text) => CONFESSIONS.test(text) || unwrapped(text, DEPTH).some(gives)
}

/** A text and its decoded encodings, and the first letters of its lines, read as one text. */
function unwrapped(text: string, depth: number): readonly string[] {
  if (depth === 0) return [text]
  return [text, acrosticOf(text), ...codesIn(text).flatMap((inner) => unwrapped(inner, depth - 1))]
}

function codesIn(text: string): readonly string[] {
  const joined = text.replaceAll(/\s+/g, '')
  const base64 = joined.match(/[A-Za-z0-9+/_-]{24,}={0,2}/g) ?? []
  const hex = text.replaceAll(/0x|\\x|[\s:,-]/g, '').match(/(?:[0-9a-fA-F]{2}){12,}/g) ?? []
  const codes = text.match(/(?:(?<![\d])\d{2,3}[\s,;.-]+){11,}\d{2,3}/g) ?? []
  const escaped = /%[0-9a-f]{2}|&#x?[0-9a-f]+;|\\u[0-9a-f]{4}/i.test(text) ? [unescaped(text)] : []
  const morse = /^[\s.\-/|·–—]{40,}$/m.test(text) ? [morseIn(text)] : []
  return [
    ...base64.map((code) => decoded(code.replaceAll('-', '+').replaceAll('_', '/'), fromBase64)),
    ...hex.map((code) => decoded(code, fromHex)),
    ...codes.map((code) => String.fromCharCode(...(code.match(/\d+/g) ?? []).map(Number))),
    ...escaped,
    ...morse,
  ]
}

function decoded(code: string, decode: (code: string) => string): string {
  try {
    return decode(code)
  } catch {
    return ''
  }
}

function fromBase64(code: string): string {
  return atob(code.slice(0, code.length - (code.replaceAll('=', '').length % 4 === 1 ? 1 : 0)))
}

function fromHex(code: string): string {
  return String.fromCharCode(...(code.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))
}

function unescaped(text: string): string {
  return text
    .replaceAll(/%([0-9a-f]{2})|\\u([0-9a-f]{4})|&#x([0-9a-f]+);/gi, (_, one?: string, two?: string, three?: string) =>
      character(Number.parseInt(one ?? two ?? three ?? '', 16)),
    )
    .replaceAll(/&#(\d+);/g, (_, code: string) => character(Number(code)))
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

const MORSE: ReadonlyMap<string, string> = new Map(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
    .split(' ')
    .map((code, index) => [code, String.fromCharCode(97 + index)]),
)

function morseIn(text: string): string {
  const signs = text.replaceAll('·', '.').replaceAll(/[–—]/g, '-')
  return (signs.match(/[.-]+/g) ?? []).map((code) => MORSE.get(code) ?? '').join('')
}

function acrosticOf(text: string): string {
  return (text.match(/^\s*\p{L}/gmu) ?? []).map((letter) => letter.trim()).join('')
}

/** Homoglyphs: characters drawn like letters, by the letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ο: 'o',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ν: 'v',
}

/** The letters of a text only, in lower case, without accents and homoglyphs. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[0134578@$\u0370-\u04ff]/g, (sign) => LOOKALIKES[sign] ?? sign)
    .replaceAll(/[^a-z]/g, '')
}

/** Letter sequences of a secret, without those that are mostly public text. */
function ownRuns(letters: string, open: ReadonlySet<string>): readonly string[] {
  return [...runsOf(letters, RUN)].filter((run) => ![...runsOf(run, OPEN_RUN)].some((part) => open.has(part)))
}

function runsOf(letters: string, length: number): Set<string> {
  const runs = new Set<string>()
  for (let at = 0; at + length <= letters.length; at += 1) runs.add(letters.slice(at, at + length))
  return runs
}

function hasRun(letters: string, runs: ReadonlySet<string>): boolean {
  for (let at = 0; at + RUN <= letters.length; at += 1) if (runs.has(letters.slice(at, at + RUN))) return true
  return false
}

function reversed(letters: string): string {
  return Array.from(letters).reverse().join('')
}

/** ROT13. */
function turned(letters: string): string {
  return letters.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))
}

function stemsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  return new Set(words.filter(({ length }) => length >= TELLING_LENGTH).map((word) => word.slice(0, STEM_LENGTH)))
}

/** Whether a text contains enough of a secret's distinctive words to paraphrase it. */
function tells(text: string, retold: readonly (readonly string[])[]): boolean {
  const said = stemsOf(text)
  return retold.some((stems) => {
    const found = stems.filter((stem) => said.has(stem)).length
    return found >= TOLD_WORDS && found / stems.length >= TOLD_RATIO
  })
}
