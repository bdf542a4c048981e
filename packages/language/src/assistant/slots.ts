/** Markdown and HTML characters. */
const MARKS = /[\\`*_{}[\]<>#|~$]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g
const SLOT_MOST = 160

/**
 * Escapes a user's text for use inside an answer: one line, without characters that would be parsed as formatting, a
 * link or a template, and truncated to `most`. The text is never parsed again.
 */
export function slot(text: string, most: number = SLOT_MOST): string {
  const line = text
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(MARKS, '')
    .replaceAll(/\bhttps?:\S*/gi, '')
    .trim()
  return line.length <= most
    ? line
    : `${line
        .slice(0, most)
        .replace(/\s+\S*$/, '')
        .toWellFormed()} …`
}

/** A topic inside a sentence: no final punctuation, and no capital that only began a sentence. */
export function topicSlot(text: string): string {
  const line = slot(text.replace(/^(?:the (?:topic|issue|question|agenda item) of|the topic)\s+/i, '')).replace(
    /[.,;:!?…\s]+$/,
    '',
  )
  const [first = ''] = line.split(' ')
  const isName = /^[A-Z][A-Z0-9]/.test(first)
  return isName ? line : line.charAt(0).toLowerCase() + line.slice(1)
}

/** Hash of a text to an index, evenly distributed, to choose among wordings. */
export function choiceOf(text: string, count: number): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return (hash >>> 0) % count
}
