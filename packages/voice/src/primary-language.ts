/** A tag's language without its region: `en` of `en-US`; some browsers write `en_US`. */
export function primaryLanguage(tag: string): string {
  return tag.split(/[-_]/)[0]?.toLowerCase() ?? ''
}
