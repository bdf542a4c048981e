/** A way in which models corrupt a JSON object; `pick` draws a whole number below its bound. */
interface Corruption {
  readonly name: string
  spoil(text: string, pick: (below: number) => number): string
}

/** Corruptions from which the meaning can be recovered. */
export const CORRUPTIONS: readonly Corruption[] = [
  { name: 'in a code fence', spoil: (text) => `\`\`\`json\n${text}\n\`\`\`` },
  { name: 'in a fence that is never closed', spoil: (text) => `\`\`\`\n${text}` },
  {
    name: 'with talk around it',
    spoil: (text) => `Of course! Here is the object you asked for:\n\n${text}\n\nLet me know.`,
  },
  { name: 'after a thought', spoil: (text) => `<think>They want {"a": 1}? Rather this.</think>\n${text}` },
  { name: 'after talk with braces', spoil: (text) => `I filled {the template} as follows: ${text}` },
  { name: 'with commas too many', spoil: (text) => text.replaceAll(/([\]}])/g, ',$1') },
  { name: 'with a comma missing', spoil: (text, pick) => without(text, /,(?=")/g, pick) },
  { name: 'in single quotes', spoil: (text) => text.replaceAll('’', '').replaceAll("'", '').replaceAll('"', "'") },
  { name: 'with bare names', spoil: (text) => text.replaceAll(/"(\w+)":/g, '$1:') },
  { name: 'with comments', spoil: (text) => text.replace('{', '{ // the answer\n').replace(/\}$/, '/* done */}') },
  { name: 'without its end', spoil: (text) => text.replace(/[\]}]+$/, '') },
  { name: 'without its last brace', spoil: (text) => text.slice(0, -1) },
  { name: 'cut before its last sign', spoil: (text) => text.replace(/"?[\]}]+$/, '') },
  { name: 'in curled quotes', spoil: (text) => text.replaceAll(/"([^"]*)"/g, '“$1”') },
  { name: 'with words of Python', spoil: (text) => text.replace('{', '{"ok": True, "error": None, ') },
  { name: 'as a text of its own', spoil: (text) => JSON.stringify(text) },
  { name: 'under another name', spoil: (text) => `{"result": ${text}}` },
  { name: 'as arguments of a tool', spoil: (text) => `{"name": "answer", "arguments": ${text}}` },
  { name: 'in a list of one', spoil: (text) => `[${text}]` },
  {
    name: 'with names in capitals',
    spoil: (text) => text.replaceAll(/"(\w+)":/g, (_, name: string) => `"${capital(name)}":`),
  },
  {
    name: 'with names in another case',
    spoil: (text) => text.replaceAll(/"(\w+)":/g, (_, name: string) => `"${snake(name)}":`),
  },
  { name: 'with numbers as texts', spoil: (text) => text.replaceAll(/:(\d+(?:\.\d+)?)/g, ':"$1"') },
  { name: 'with more than was asked', spoil: (text) => text.replace('{', '{"note":"I hope this helps","score":9,') },
  { name: 'with empty extras', spoil: (text) => text.replace(/\}$/, ',"comment":null}') },
  { name: 'with line breaks in texts', spoil: (text, pick) => inserted(text, '\n', pick) },
  { name: 'with a tab in a text', spoil: (text, pick) => inserted(text, '\t', pick) },
  { name: 'said twice', spoil: (text) => `${text}\n${text}` },
  { name: 'with strange spaces', spoil: (text) => `\ufeff\u00a0${text.replaceAll('":', '"\u00a0:')}\u2028` },
  { name: 'with escapes that are none', spoil: (text, pick) => inserted(text, "\\'", pick) },
  { name: 'spread over lines', spoil: (text) => text.replaceAll(/([{,[])/g, '$1\n  ') },
  { name: 'with dots for the rest', spoil: (text) => text.replace(/\](?=[^\]]*$)/, ', ...]') },
  { name: 'as a stream of objects', spoil: (text) => `{"type":"start"}\n${text}\n{"type":"end"}` },
  { name: 'after a heading', spoil: (text) => `### Answer\n**JSON:**\n${text}` },
]

/** Corrupted forms of an object: each corruption in turn, some combined, deterministic. */
export function spoilt(value: unknown, times: number): readonly string[] {
  const text = JSON.stringify(value)
  return Array.from({ length: times }, (_, index) => {
    const pick = pickerOf(index)
    const one = CORRUPTIONS[index % CORRUPTIONS.length]
    // a wrapper goes round the corruption
    const around = index < CORRUPTIONS.length ? undefined : CORRUPTIONS[pick(3)]
    const inner = one?.spoil(text, pick) ?? text
    return around?.spoil(inner, pick) ?? inner
  })
}

function pickerOf(seed: number): (below: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0
    return (state >>> 8) % below
  }
}

/** A text without one of a pattern's matches. */
function without(text: string, pattern: RegExp, pick: (below: number) => number): string {
  const found = [...text.matchAll(pattern)]
  const one = found[pick(Math.max(1, found.length))]
  return one === undefined ? text : text.slice(0, one.index) + text.slice(one.index + one[0].length)
}

/** Inserts a character between two words of a text. */
function inserted(text: string, sign: string, pick: (below: number) => number): string {
  const found = [...text.matchAll(/ /g)]
  const one = found[pick(Math.max(1, found.length))]
  return one === undefined ? text : text.slice(0, one.index) + sign + text.slice(one.index)
}

function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).toUpperCase()
}
