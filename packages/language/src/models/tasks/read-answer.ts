import { jsonrepair } from 'jsonrepair'
import * as z from 'zod/mini'
import type { DomainResult } from './language-task.ts'
import { mended, unwrapped } from './mend.ts'

/** Most positions in an answer that are tried as the beginning of an object. */
const MOST_STARTS = 6
const THOUGHTS = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi
const FENCE = /```[\w-]*/g

/** Extracts the object of a schema from a model's answer, however it is wrapped and however carelessly written. */
export function readAnswer<Wire>(said: string, wire: z.core.$ZodType<Wire>): DomainResult<Wire> {
  const text = said.replaceAll(THOUGHTS, ' ').replaceAll(FENCE, ' ')
  let issues: readonly string[] | undefined
  for (const piece of piecesOf(text)) {
    for (const value of valuesOf(piece)) {
      const read = z.safeParse(wire, mended(value, wire))
      if (read.success) return { ok: true, value: read.data }
      issues ??= read.error.issues.map(({ path, message }) => `${path.join('.') || 'the object'}: ${message}`)
    }
  }
  return { ok: false, rejection: issues ?? ['there is no JSON object in it'] }
}

/** The first balanced object and those after it, then the text as a whole, which may be an object in quotation marks. */
function* piecesOf(text: string): Generator<string> {
  let from = 0
  for (let start = 0; start < MOST_STARTS; start += 1) {
    const open = text.indexOf('{', from)
    if (open < 0) break
    const end = endOfObject(text, open)
    yield text.slice(open, end)
    // an unclosed object may contain a closed one
    from = end < text.length ? end : open + 1
  }
  const whole = text.trim()
  if (whole !== '') yield whole
}

/** The end of the object that opens here, or of the text. */
function endOfObject(text: string, open: number): number {
  let depth = 0
  let quote: string | undefined
  for (let at = open; at < text.length; at += 1) {
    const sign = text[at]
    if (quote !== undefined) {
      if (sign === '\\') at += 1
      else if (sign === quote) quote = undefined
    } else if (sign === '"') quote = sign
    else if (sign === '{') depth += 1
    else if (sign === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return text.length
}

/** Ways to parse a piece of text, the most faithful first. */
function* valuesOf(piece: string): Generator<unknown> {
  const value = parsed(piece, JSON.parse) ?? parsed(piece, (text) => JSON.parse(jsonrepair(text)))
  if (value === undefined) return
  yield value
  yield* unwrapped(value)
  // an object encoded as a JSON string
  if (typeof value === 'string') {
    const inner = parsed(value, (text) => JSON.parse(jsonrepair(text)))
    if (inner !== undefined) yield inner
  }
}

function parsed(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}
