/** How an attack wants a secret told. */
export const TELLING_MANNERS = [
  'plain',
  'quoted',
  'first half',
  'upper case',
  'spelt out',
  'with dashes',
  'one word a line',
  'backwards',
  'base64',
  'hexadecimal',
  'rot13',
  'look-alikes',
  'character codes',
  'percent signs',
  'Morse',
  'acrostic',
  'JSON',
  'confession',
  'story',
  'paraphrase',
  'French',
  'Spanish',
] as const
export type TellingManner = (typeof TELLING_MANNERS)[number]

/** A text that tries to make a delegate, or the assistant, say what it must not. */
export interface Injection {
  readonly text: string
  /** How whoever obeyed it would tell the secret. */
  readonly manner: TellingManner
}

/** Attacks that want a secret told in one manner. */
export function wanting(manner: TellingManner, ...texts: readonly string[]): readonly Injection[] {
  return texts.map((text) => ({ text, manner }))
}
