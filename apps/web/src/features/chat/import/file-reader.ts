import { CHAT_IMPORT_MAX_CONVERSATIONS } from '@placard/contract'
import { conversationsIn, ownVersionOf, type ReadConversation, readConversation } from './formats/read-conversation.ts'
import { IMPORT_MAX_BYTES } from './limits.ts'
import { isZip, unzip, type ZipFault } from './zip.ts'

/**
 * Why a whole file is refused. `not-json`: another format, or damaged; `nothing-inside`: JSON or a zip without
 * conversations; `newer`: our own export, by a version newer than this one.
 */
export type FileFault = ZipFault | 'not-json' | 'nothing-inside' | 'newer' | 'too-many'

export type Opened =
  | { readonly ok: true; readonly count: number }
  | { readonly ok: false; readonly rejection: FileFault }

/** Pull-based reader of the conversations of a file. */
export interface ImportReader {
  open(file: Blob): Promise<Opened>
  /** The next conversation; undefined after the last. */
  next(): Promise<ReadConversation | undefined>
  /** Releases the file. */
  close(): void
}

const OWN_VERSION = 1
/** Conversation files in an export's zip; large exports split them into numbered parts. */
const WANTED = /(?:^|\/)(?:conversations(?:[-_]\d+)?|placard-chats?-[\d-]+)\.json$/i

type Texts =
  | { readonly ok: true; readonly texts: readonly string[] }
  | { readonly ok: false; readonly rejection: FileFault }

async function textsOf(file: Blob): Promise<Texts> {
  if (await isZip(file)) return unzip(file, (name) => WANTED.test(name), IMPORT_MAX_BYTES)
  if (file.size > IMPORT_MAX_BYTES) return { ok: false, rejection: 'too-large' }
  return { ok: true, texts: [await file.text()] }
}

function parsed(text: string): unknown {
  try {
    // strips the byte order mark, which is not JSON
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** A conversation, and the file that it stands in. */
interface Item {
  readonly item: unknown
  readonly file: unknown
}

function itemsOf(texts: readonly string[]): readonly Item[] | FileFault {
  const items: Item[] = []
  for (const text of texts) {
    const value = parsed(text)
    if (value === undefined) return 'not-json'
    if ((ownVersionOf(value) ?? 0) > OWN_VERSION) return 'newer'
    for (const item of conversationsIn(value) ?? []) {
      if (items.length === CHAT_IMPORT_MAX_CONVERSATIONS) return 'too-many'
      items.push({ item, file: value })
    }
  }
  return items.length === 0 ? 'nothing-inside' : items
}

/** Reads a file in the current thread, and releases its conversations one by one. */
export class FileReaderHere implements ImportReader {
  private items: Item[] = []
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  async open(file: Blob): Promise<Opened> {
    const read = await textsOf(file)
    if (!read.ok) return read
    const items = itemsOf(read.texts)
    if (typeof items === 'string') return { ok: false, rejection: items }
    this.items = items.toReversed()
    return { ok: true, count: items.length }
  }

  async next(): Promise<ReadConversation | undefined> {
    const next = this.items.pop()
    return next && readConversation(next.item, this.now(), next.file)
  }

  close(): void {
    this.items = []
  }
}
