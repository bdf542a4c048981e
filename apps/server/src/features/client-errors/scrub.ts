/**
 * Patterns that must not get into a log, with replacements. The order matters: whole things before their parts. Each
 * begins where nothing of its own kind precedes: tried at every character of a long word, it would be quadratic.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer [token]'],
  [/\beyJ[\w-]*\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [
    /\b(token|password|passwd|secret|code|key|authorization|cookie)(["']?\s*[=:]\s*["']?)[^\s"'&,;)}]+/gi,
    '$1$2[secret]',
  ],
  [/(?<![^\s"'<>()@:/])[^\s"'<>()@:/]+@[^\s"'<>()@:/]+\.[^\s"'<>()@:/]+/g, '[address]'],
  [/(\bhttps?:\/\/[^\s?#"')]*)[?#][^\s"')]*/gi, '$1'],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, '[id]'],
  [/\b(?:sk|pk|rk|whsec)_\w{8,}/g, '[key]'],
  [/(?<![\w+/.-])(?=[\w+-]*\d)(?=[\w+-]*[a-z])[\w+-]{24,}={0,2}(?![\w/.-])/gi, '[token]'],
  // an error may quote a user's text
  [/(["“'‘`])[^"“”'‘’`\n]{25,}(["”'’`])/g, '$1[text]$2'],
  // no invisible characters, and no line breaks of its own
  [/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' '],
]

/** Scrubs secrets, addresses, ids and quotations from a text of unknown origin. */
export function scrubbed(text: string): string {
  return SECRETS.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text)
}
