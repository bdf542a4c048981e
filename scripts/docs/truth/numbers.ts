const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty'] as const

/** A small number as a text says it: “five”, “thirty”. @throws {RangeError} for one that is written in figures. */
export function inWords(count: number): string {
  const word = WORDS[count] ?? (count % 10 === 0 ? TENS[count / 10] : undefined)
  if (word === undefined) throw new RangeError(`${count} is written in figures`)
  return word
}

/** A number as figures in English: “3,000”. */
export const inFigures = (count: number) => count.toLocaleString('en')

/** Thousandths as a score says them: “0.70”, with the sign of the text where it is negative. */
export const asScore = (thousandths: number) =>
  `${thousandths < 0 ? '−' : ''}${(Math.abs(thousandths) / 1000).toFixed(2)}`

/** Numbers that people read as facts. “Two”, “once” and “half” are left out: most of them count nothing. */
const NUMBER = /\d[\d.,]*|\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)\b/gi

/** What is left of a text without what is known to be so, where that holds a number: a few words around each. */
export function unknownNumbers(text: string, known: readonly string[]): readonly string[] {
  const rest = known
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, phrase) => left.replaceAll(phrase, '…'), text)
  return [...rest.matchAll(NUMBER)].map(({ index, 0: found }) => {
    return rest.slice(Math.max(0, index - 30), index + found.length + 20).replaceAll('\n', ' ')
  })
}

/** What is claimed of a text that does not stand in it. */
export function missingClaims(text: string, claims: readonly string[]): readonly string[] {
  return claims.filter((claim) => !text.includes(claim))
}
