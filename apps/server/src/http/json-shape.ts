import type { Steps } from '@placard/application'

/** Deepest nesting of a request body; real bodies have fewer than ten levels. */
const MAX_DEPTH = 32
/**
 * Most keys in one request body, all objects together, where its route sets no other limit; and in one member of a long
 * list.
 */
const MAX_KEYS = 10_000
/** Most lists, objects and list items, as a multiple of the keys: each costs as much to build and to check. */
const PARTS_A_KEY = 5
const BACKSLASH = 0x5c

/** Piece size in characters in which a long list is scanned and parsed. */
const PIECE_LENGTH = 64 * 1024

/** What is wrong with the outline of a JSON text. */
export type ShapeFault = 'depth' | 'keys' | 'duplicate'

/** A list in the outermost object that is longer than one piece. */
export interface LongList {
  /** The property's name as the text spells it, quotation marks included. */
  readonly name: string
  /** Indexes of its brackets. */
  readonly open: number
  close: number
  /** Commas between its members at which it can be cut. */
  readonly cuts: number[]
}

/** Result of a scan: a fault, or the long lists with their cuts. */
export interface Shape {
  readonly fault?: ShapeFault
  readonly lists: readonly LongList[]
}

interface Frame {
  /** Keys seen so far in an object; `undefined` in an array. */
  readonly keys: Set<string> | undefined
  expectsKey: boolean
  /** The last key of an object, as spelt. */
  key: string
  /** Set for a list in the outermost object. */
  readonly list: LongList | undefined
}

/**
 * Scans nesting, number of keys and repeated keys of a JSON text without building anything from it: a parser would
 * already have paid for a hostile text, and drops repeated keys. Texts that are no JSON may pass; parsing finds them.
 */
export function* shapeSteps(text: string, maxKeys = MAX_KEYS): Steps<Shape> {
  const frames: Frame[] = []
  const lists: LongList[] = []
  const whole = { keys: 0, parts: 0 }
  let member = { keys: 0, parts: 0 }
  let pauseAt = PIECE_LENGTH
  /** Counts one more, in the whole and in the member of a long list, which has the usual limit of a body. */
  const isTooMany = (what: 'keys' | 'parts') => {
    const factor = what === 'keys' ? 1 : PARTS_A_KEY
    whole[what] += 1
    member[what] += 1
    return whole[what] > maxKeys * factor || member[what] > Math.min(maxKeys, MAX_KEYS) * factor
  }
  for (let at = 0; at < text.length; at++) {
    if (at > pauseAt) {
      pauseAt = at + PIECE_LENGTH
      yield
    }
    const frame = frames.at(-1)
    switch (text[at]) {
      case '{':
      case '[':
        if (frames.length === MAX_DEPTH) return { fault: 'depth', lists }
        if (isTooMany('parts')) return { fault: 'keys', lists }
        frames.push(openFrame(text[at] === '{', frames.length === 1 ? frame : undefined, at))
        break
      case '}':
      case ']':
        if (frame?.list !== undefined && frame.list.cuts.length > 0) lists.push({ ...frame.list, close: at })
        frames.pop()
        break
      case ',':
        if (frame?.keys !== undefined) frame.expectsKey = true
        else if (isTooMany('parts')) return { fault: 'keys', lists }
        if (frame?.list !== undefined) {
          cut(frame.list, at)
          member = { keys: 0, parts: 0 }
        }
        break
      case '"': {
        const end = endOfString(text, at)
        if (frame?.keys !== undefined && frame.expectsKey) {
          frame.expectsKey = false
          if (isTooMany('keys')) return { fault: 'keys', lists }
          frame.key = text.slice(at, end + 1)
          const key = decodeKey(frame.key)
          if (frame.keys.has(key)) return { fault: 'duplicate', lists }
          frame.keys.add(key)
        }
        at = end
      }
    }
  }
  return { lists }
}

/** `outermost` is the enclosing frame, where that is the first one. */
function openFrame(isObject: boolean, outermost: Frame | undefined, at: number): Frame {
  const isListInObject = !isObject && outermost?.keys !== undefined
  const list = isListInObject ? { name: outermost.key, open: at, close: at, cuts: [] } : undefined
  return { keys: isObject ? new Set() : undefined, expectsKey: isObject, key: '', list }
}

function cut({ open, cuts }: LongList, at: number): void {
  if (at - (cuts.at(-1) ?? open) >= PIECE_LENGTH) cuts.push(at)
}

/** Index of the closing quotation mark of the string that opens at `start`, or the text's end. */
function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1)
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1)
  return quote < 0 ? text.length : quote
}

/** Whether a quotation mark is escaped: an odd number of backslashes precedes it. */
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
