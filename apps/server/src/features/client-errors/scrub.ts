/**
 * What must not get into a log, and what stands in its place. The order matters: whole things before their parts. Each
 * begins where nothing of its own kind stands before it: tried at every character of a long word, it would take time by
 * the square of its length.
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
  // what an error quotes may be what a person wrote
  [/(["“'‘`])[^"“”'‘’`\n]{25,}(["”'’`])/g, '$1[text]$2'],
  // nothing invisible, and no line of its own making, gets into the log
  [/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' '],
]

/** Takes secrets, addresses, ids and quoted words out of a text that somebody else wrote. */
export function scrubbed(text: string): string {
  return SECRETS.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text)
}
