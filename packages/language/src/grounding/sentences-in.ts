/** The sentences and table rows of a markdown text, without its marks of emphasis. */
export function sentencesIn(markdown: string): readonly string[] {
  return markdown
    .replaceAll(/[*_`#>]+/g, '')
    .split(/\n+|(?<=[.!?;])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
