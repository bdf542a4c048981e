/** Parts of a text that can change places: its numbered items, else what is spoken, else its paragraphs. */
export function movableOf(blocks: readonly string[], isNumbered: (block: string) => boolean): readonly string[] {
  const numbered = blocks.filter(isNumbered)
  if (numbered.length > 1) return numbered
  const spoken = blocks.filter((block) => block.startsWith('>'))
  if (spoken.length > 1) return spoken
  return blocks.filter((block) => !/^(?:\*\*|\*?Source|To work on it)/.test(block.trim()))
}

/** A text with one of its parts in the place of another; numbers from 1, and -1 is the last. */
export function withMoved(text: string, parts: readonly string[], from: number, to: number): string {
  const placeOf = (number: number) => (number > 0 ? number - 1 : parts.length + number)
  const moved = parts[placeOf(from)]
  if (moved === undefined || parts[placeOf(to)] === undefined) return text
  const rest = parts.filter((part) => part !== moved)
  const ordered = [...rest.slice(0, placeOf(to)), moved, ...rest.slice(placeOf(to))]
  // each part gives way to the one that now stands there, all at once
  return text
    .split(new RegExp(parts.map(escaped).join('|')))
    .map((between, at) => between + (at < ordered.length ? (ordered[at] ?? '') : ''))
    .join('')
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with lines above its topic, or below its title. */
export function withHeader(text: string, lines: readonly (readonly [label: string, value: string])[]): string {
  const header = lines.map(([label, value]) => `**${label}:** ${value}  \n`).join('')
  const topic = text.indexOf('**Topic:**')
  if (topic >= 0) return `${text.slice(0, topic)}${header}${text.slice(topic)}`
  const end = text.indexOf('\n\n')
  return end < 0 ? text : `${text.slice(0, end)}\n\n${header.trimEnd()}${text.slice(end)}`
}
