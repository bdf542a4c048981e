/** Length limit in characters; the rest is ignored (the floor admits no longer statements). */
const TEXT_LIMIT = 4000

const ABBREVIATIONS = /\b(?:u\.s\.a|u\.s|u\.k|u\.n|e\.u|d\.r|h\.e|mr|mrs|ms|dr|st|vs|approx)\./gi
const APOSTROPHES = /[\u2018\u2019\u02bc\u0060\u00b4\uff07]/g
const DASHES = /[\u2013\u2014]|--|\s-\s/g
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Co}\p{Cn}\ufffd]/gu
const MARKS = /\p{M}+/gu

/**
 * Normalises a text: composed, without bidi controls, zero-width characters, lone surrogates and accents, with straight
 * apostrophes. Accepts any string.
 */
export function cleanText(text: string): string {
  return text
    .slice(0, TEXT_LIMIT)
    .toWellFormed()
    .normalize('NFKC')
    .slice(0, TEXT_LIMIT)
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(INVISIBLE, (character) =>
      character === '\n' || character === '\r' ? '\n' : character === '\t' ? ' ' : '',
    )
    .replace(APOSTROPHES, "'")
    .replace(DASHES, ' , ')
    .replace(ABBREVIATIONS, (match) => match.replaceAll('.', ''))
}
