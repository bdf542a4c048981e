/** Deepest nesting of a request body; real bodies have fewer than ten levels. */
const MAX_DEPTH = 32
/** Most keys in one request body, all objects together, where its route says nothing else. */
const MAX_KEYS = 10_000

const BACKSLASH = 0x5c

/** Most lists, objects and places of lists, as a multiple of the keys: each costs as much to build and to look through. */
const PARTS_A_KEY = 5

/** What is wrong with the outline of a JSON text. */
export type ShapeFault = 'depth' | 'keys' | 'duplicate'

interface Frame {
  /** Keys seen so far in an object; `undefined` in an array. */
  readonly keys: Set<string> | undefined
  expectsKey: boolean
}

/**
 * Looks at nesting, number of keys and repeated keys of a JSON text without building anything from it: a parser would
 * already have paid for a hostile text, and drops repeated keys. Texts that are no JSON may pass; parsing finds them.
 */
export function findShapeFault(text: string, maxKeys = MAX_KEYS): ShapeFault | undefined {
  const frames: Frame[] = []
  let keyCount = 0
  let partCount = 0
  for (let at = 0; at < text.length; at++) {
    const frame = frames.at(-1)
    switch (text[at]) {
      case '{':
      case '[':
        if (frames.length === MAX_DEPTH) return 'depth'
        if (++partCount > maxKeys * PARTS_A_KEY) return 'keys'
        frames.push(openFrame(text[at] === '{'))
        break
      case '}':
      case ']':
        frames.pop()
        break
      case ',':
        if (frame?.keys !== undefined) frame.expectsKey = true
        else if (++partCount > maxKeys * PARTS_A_KEY) return 'keys'
        break
      case '"': {
        const end = endOfString(text, at)
        if (frame?.keys !== undefined && frame.expectsKey) {
          frame.expectsKey = false
          if (++keyCount > maxKeys) return 'keys'
          const key = decodeKey(text.slice(at, end + 1))
          if (frame.keys.has(key)) return 'duplicate'
          frame.keys.add(key)
        }
        at = end
      }
    }
  }
  return undefined
}

function openFrame(isObject: boolean): Frame {
  return { keys: isObject ? new Set() : undefined, expectsKey: isObject }
}

/** Index of the closing quotation mark of the string that opens at `start`, or the text's end. */
function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1)
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1)
  return quote < 0 ? text.length : quote
}

/** Whether the quotation mark at a place belongs to a string: an odd number of backslashes stands before it. */
function isEscaped(text: string, quote: number): boolean {
  let first = quote
  while (text.charCodeAt(first - 1) === BACKSLASH) first--
  return (quote - first) % 2 === 1
}

function decodeKey(quoted: string): string {
  if (!quoted.includes('\\')) return quoted
  try {
    return `"${String(JSON.parse(quoted))}"`
  } catch {
    return quoted
  }
}
