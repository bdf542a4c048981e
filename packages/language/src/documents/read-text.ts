import { withoutControls } from '@placard/application/without-controls'
import {
  ATTACHMENT_TEXT_MAX_LENGTH,
  type AttachmentKind,
  type DocumentFault,
} from '@placard/contract/attachment-limits'
import { cutAt } from '../text/cut-at.ts'

/** The text of a file. `fullLength` is the length of the whole text, of which the beginning is kept. */
export interface ReadDocument {
  readonly kind: AttachmentKind
  readonly text: string
  readonly fullLength: number
  readonly pages?: number | undefined
}

/** The text of a file, or why it could not be read. */
export type DocumentReading =
  | ({ readonly ok: true } & ReadDocument)
  | { readonly ok: false; readonly rejection: DocumentFault }

/** Plain text formats. */
export type TextKind = Extract<AttachmentKind, 'text' | 'markdown' | 'csv'>

/** How HTML, XML and scripts begin: they are recognised by content, whatever the file name. */
const MACHINE = /^\s*(?:<!doctype\s+html|<html[\s>]|<svg[\s>]|<\?xml|<script[\s>]|<\?php|#!)/i
const CONTROLS_LEAST_OFTEN = 0.002

/** Decodes the bytes of a text file; a fault for binary files. */
export function decodedText(bytes: Uint8Array): { readonly text: string } | { readonly fault: DocumentFault } {
  if (bytes.length === 0) return { fault: 'empty' }
  const text = decoded(bytes)
  if (text === undefined || isBinary(text) || MACHINE.test(text.slice(0, 400))) return { fault: 'not-supported' }
  return text.trim() === '' ? { fault: 'empty' } : { text }
}

function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes)
  const zeros = zeroShares(bytes)
  if (zeros.odd > 0.3 && zeros.even < 0.05) return decodeAs('utf-16le', bytes)
  if (zeros.even > 0.3 && zeros.odd < 0.05) return decodeAs('utf-16be', bytes)
  if (zeros.even + zeros.odd > 0) return undefined
  return decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes)
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Shares of zero bytes at even and at odd offsets. */
function zeroShares(bytes: Uint8Array): { readonly even: number; readonly odd: number } {
  const looked = bytes.subarray(0, 64 * 1024)
  const half = Math.max(1, looked.length / 2)
  let even = 0
  let odd = 0
  for (const [at, byte] of looked.entries()) {
    if (byte !== 0) continue
    if (at % 2 === 0) even += 1
    else odd += 1
  }
  return { even: even / half, odd: odd / half }
}

/** Whether a decoded text is binary data: texts have hardly any control characters. */
function isBinary(text: string): boolean {
  const looked = text.slice(0, 64 * 1024)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is counted
  const controls = looked.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0
  return controls > looked.length * CONTROLS_LEAST_OFTEN
}

/** The text format of a file, by its name as far as its content agrees: a CSV needs columns. */
export function textKindOf(name: string, text: string): TextKind {
  if (/\.(?:md|markdown|mdown|mkd)$/i.test(name)) return 'markdown'
  return /\.(?:csv|tsv)$/i.test(name) && delimiterOf(text) !== undefined ? 'csv' : 'text'
}

/** The column delimiter of a text: the one most frequent in its first line; undefined without columns. */
export function delimiterOf(text: string): ',' | ';' | '\t' | undefined {
  const head = text.trimStart().split('\n', 1)[0] ?? ''
  const counts = ([',', ';', '\t'] as const).map((sign) => ({ sign, count: head.split(sign).length - 1 }))
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most))
  return best.count > 0 ? best.sign : undefined
}

/**
 * Normalises a document's text for storage: well-formed, one line feed per line end, no control characters, truncated
 * when long.
 */
export function keptText(kind: AttachmentKind, raw: string, pages?: number): DocumentReading {
  const lines = raw.toWellFormed().replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
  const text = withoutControls(lines)
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  if (text === '') return { ok: false, rejection: 'no-text' }
  return { ok: true, kind, text: cutAt(text, ATTACHMENT_TEXT_MAX_LENGTH), fullLength: text.length, pages }
}
