/** Encodings in which an attack asks for a secret. */
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

/** A prompt injection: a text that tries to make a delegate, or the assistant, leak a secret. */
export interface Injection {
  readonly text: string
  /** How a model that obeys would leak the secret. */
  readonly manner: TellingManner
}

/** Attacks that ask for a secret in one encoding. */
export function wanting(manner: TellingManner, ...texts: readonly string[]): readonly Injection[] {
  return texts.map((text) => ({ text, manner }))
}
