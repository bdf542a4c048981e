const OPEN = '<think>'
const CLOSE = '</think>'

/** The text of an answer without the reasoning before it, as models without a separate channel write it. */
export async function* withoutThoughts(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  let state: 'before' | 'thinking' | 'speaking' = 'before'
  for await (const text of texts) {
    if (state === 'speaking') {
      yield text
      continue
    }
    held += text
    if (state === 'before') {
      const start = held.trimStart()
      if (start.length < OPEN.length && OPEN.startsWith(start)) continue
      state = start.startsWith(OPEN) ? 'thinking' : 'speaking'
    }
    if (state === 'thinking') {
      const end = held.indexOf(CLOSE)
      if (end < 0) continue
      held = held.slice(end + CLOSE.length).trimStart()
      state = 'speaking'
    }
    if (held !== '') yield held
    held = ''
  }
  if (state === 'before' && held !== '') yield held
}
