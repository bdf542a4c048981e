/** Control characters except tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
/**
 * Bidi controls: they change the direction of the text after them, so that a sentence could be made to read as another.
 */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** A text without control characters (tab and line feed are kept) and without bidi controls. */
export function withoutControls(text: string): string {
  return text.replaceAll(CONTROLS, '').replaceAll(BIDI_CONTROLS, '')
}
