/** One thing that a synthesizer reads badly, and what it reads well. */
type Reading = readonly [pattern: RegExp, reading: string | ((...found: string[]) => string)]

/** Marks of formatting; what they format is spoken. */
const MARKS: readonly Reading[] = [
  [/```[\w-]*\n?|~~~[\w-]*\n?/g, ' '],
  [/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1'],
  // notes that point at sources
  [/\s?\[\^?\d{1,3}(?:\s*,\s*\d{1,3})*\]/g, ''],
  [/^[^\S\n]{0,3}#{1,6}[^\S\n]+/gm, ''],
  [/^[^\S\n]*(?:[-*+•]|>)[^\S\n]+/gm, ''],
  [/^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*:?-*:?\s*$/gm, ''],
  [/\s*\|\s*/g, ', '],
  [/(\*\*|__|~~|`)/g, ''],
  [/(^|[\s(])[*_](\S(?:[^*_\n]*\S)?)[*_](?=[\s).,;:!?]|$)/gm, '$1$2'],
  [/https?:\/\/\S*[^\s.,;:!?)]/g, 'a link'],
]

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Characters that Flite does not know: it reads letters, digits and plain punctuation. */
const CHARACTERS: readonly Reading[] = [
  // dates, before their hyphens are taken for ranges
  [
    /\b(\d{4})-(\d\d)-(\d\d)\b/g,
    (whole = '', year = '', month = '', day = '') => {
      const name = MONTHS[Number(month) - 1]
      return name === undefined ? whole : `${Number(day)} ${name} ${year}`
    },
  ],
  [/[’‘‛]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/(\d)\s?[–—-]\s?(?=[$€£]?\d)/g, '$1 to '],
  [/\s*[–—]\s*/g, ', '],
  [/−\s?(?=\d)/g, 'minus '],
  [/…/g, '. '],
  [/CO₂|\bCO2\b/g, 'C O 2'],
  [/[₀-₉]/g, (digit = '') => String(digit.charCodeAt(0) - 0x2080)],
  [/(\d)\s?°\s?([CF])\b/g, (_, number, scale) => `${number} degrees ${scale === 'C' ? 'Celsius' : 'Fahrenheit'}`],
  [/§\s?/g, 'section '],
]

/** United Nations documents, as a delegate names them. */
const DOCUMENTS: readonly Reading[] = [
  [/\bA\/RES\/(\d+)\/(\d+)\b/g, 'General Assembly resolution $1 slash $2'],
  [/\bS\/RES\/(\d+)\s*\((\d{4})\)/g, 'Security Council resolution $1 of $2'],
  [/\bS\/RES\/(\d+)\b/g, 'Security Council resolution $1'],
  [/\bresolution (\d+)\/(\d+)\b/gi, 'resolution $1 slash $2'],
  [/\b(Chapter|Article|Annex|Part|Committee|War) ([IVX]{1,5})\b/g, (_, what = '', n = '') => `${what} ${romanOf(n)}`],
  [/\bparas?\.\s?(?=\d)/gi, 'paragraph '],
  [/\bart\.\s?(?=\d)/gi, 'article '],
  [/\bNo\.\s?(?=\d)/g, 'number '],
]

const CURRENCIES = { $: 'dollars', '€': 'euros', '£': 'pounds', '¥': 'yen' } as const
const CODES = { USD: 'U S dollars', EUR: 'euros', GBP: 'pounds' } as const
const SCALE = '(?:\\s?(?:thousand|million|billion|trillion|m|bn|tn)\\b)?'
const SCALES: Readonly<Record<string, string>> = { m: 'million', bn: 'billion', tn: 'trillion' }
const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?'

/** Sums of money, shares, times and years. */
const FIGURES: readonly Reading[] = [
  [
    new RegExp(`(?:US)?([$€£¥])\\s?(${NUMBER})(${SCALE})`, 'g'),
    (_, sign = '', number = '', scale = '') => `${number}${scaleOf(scale)} ${wordOf(CURRENCIES, sign)}`,
  ],
  [
    new RegExp(`\\b(USD|EUR|GBP)\\s?(${NUMBER})(${SCALE})`, 'g'),
    (_, code = '', number = '', scale = '') => `${number}${scaleOf(scale)} ${wordOf(CODES, code)}`,
  ],
  [/(\d)\s?%/g, '$1 percent'],
  [
    /\b([01]?\d|2[0-3]):([0-5]\d)\b/g,
    (_, hour = '', minute = '') => (minute === '00' ? `${Number(hour)} o'clock` : `${Number(hour)} ${pairOf(minute)}`),
  ],
  // years before 2000, which Flite reads as numbers
  [/(?<![\d.,$€£])(1[1-9])(\d\d)(?![\d,%]|\.\d|s\b)/g, (_, century = '', year = '') => `${century} ${pairOf(year)}`],
]

/** Words. Capitals that are read as a word, such as NATO, are; short ones that are not are spelled. */
const WORDS: readonly Reading[] = [
  [/\be\.g\.,?/gi, 'for example'],
  [/\bi\.e\.,?/gi, 'that is'],
  [/\betc\./gi, 'et cetera'],
  [/\bvs?\.(?=\s)/gi, 'versus'],
  [/\band\/or\b/gi, 'and or'],
  [/([\p{L}]{3,})\/(?=[\p{L}]{3,})/gu, '$1 or '],
  [/\s&\s/g, ' and '],
  [/\s[+]\s/g, ' plus '],
  [/\s=\s/g, ' equals '],
  [
    /\b(?:UN|EU|US|UK|UAE|DRC|AU|SDGs?|NGOs?|GDP|WHO|IMF|WTO|ILO|IAEA|UNSC|UNGA|UNHCR|LDCs?|ICJ|ICC|IPCC|HIV|NPT|CTBT|ITU|G77|G7|G20|COP\d\d|P5)\b/g,
    (letters = '') => spelled(letters),
  ],
]

/**
 * A text in words that the embedded voices read well: formatting taken off, and written out what a delegate would say
 * another way than it is written. Scripts that they do not know are left out.
 */
export function speakable(text: string): string {
  const read = [MARKS, CHARACTERS, DOCUMENTS, FIGURES, WORDS]
    .flat()
    // each kind of reading takes what the ones before it have left
    .reduce((spoken, [pattern, reading]) => applied(spoken, pattern, reading), calmed(text))
  return read
    .normalize('NFD')
    .replaceAll(/[^\n\x20-\x7e]/g, '')
    .replaceAll(/[*_#|<>{}[\]\\^~`]/g, ' ')
    .replaceAll(/\s+([,.;:!?])/g, '$1')
    .replaceAll(/(?:,\s*){2,}/g, ', ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/^[\s,]+|[\s,]+$/g, '')
}

function applied(text: string, pattern: RegExp, reading: Reading[1]): string {
  return typeof reading === 'string' ? text.replaceAll(pattern, reading) : text.replaceAll(pattern, reading)
}

/** What is written in capitals alone is read as words, not spelled. */
function calmed(text: string): string {
  const isShouted = /\p{Lu}{4,}/u.test(text) && !/\p{Ll}/u.test(text)
  return isShouted ? text.toLowerCase() : text
}

/** Letter by letter; digits stay together, and a plural keeps its ending. */
function spelled(letters: string): string {
  return letters.replaceAll(/([A-Z])(?=[A-Z\d])/g, '$1 ').replace(/^C O P /, 'cop ')
}

function wordOf(words: Readonly<Record<string, string>>, sign: string): string {
  return words[sign] ?? sign
}

function scaleOf(scale: string): string {
  const word = scale.trim()
  return word === '' ? '' : ` ${SCALES[word] ?? word}`
}

/** Two digits as they are said in years and times: 05 is “oh 5”. */
function pairOf(digits: string): string {
  if (digits === '00') return 'hundred'
  return digits.startsWith('0') ? `oh ${digits.slice(1)}` : digits
}

const ROMAN = { I: 1, V: 5, X: 10 } as const

function romanOf(numeral: string): number {
  const values = [...numeral].map((letter) => (letter === 'X' ? ROMAN.X : letter === 'V' ? ROMAN.V : ROMAN.I))
  return values.reduce<number>((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}
