/** Replacements for characters that the standard fonts lack. */
const SPELT: Readonly<Record<string, string>> = {
  '−': '-',
  '₂': '2',
  '≥': 'at least ',
  '≤': 'at most ',
  '\u202f': '\u00a0',
}
/** The characters that the standard fonts have: Latin letters of Western Europe, and typographic marks. */
const SHOWN = /[\u0020-\u007e\u00a0-\u00ffŒœ–—‘’“”•…€]/

/** Converts a text to characters of the standard fonts: other letters lose their accents. */
export function latin(text: string): string {
  return [...text]
    .map((sign) => {
      if (SHOWN.test(sign)) return sign
      const plain = SPELT[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '')
      return SHOWN.test(plain) ? plain : '?'
    })
    .join('')
}
