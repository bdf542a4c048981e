import { ChatAttachment, type ConversationType } from '@placard/contract'
import * as z from 'zod/mini'
import { keptRecord } from '../../../client/storage/kept-record.ts'
import type { KeptValues } from '../../../client/storage/storage.ts'

/** An outbox message, kept until stored; its client id and key make a retry idempotent. */
export interface Unsent {
  readonly clientId: string
  readonly key: string
  readonly text: string
  /** Attachments. */
  readonly attachments?: readonly ChatAttachment[]
  /** Parent message; when absent, the leaf of the shown branch. */
  readonly parentId?: string | null
  /** The kept recordings of which it is what was heard. */
  readonly recordingIds?: readonly string[] | undefined
  /** Reason of the refusal. */
  readonly refusal?: string
}

/** The messages, one of them under a new key, to be sent again. */
export function renewed(outbox: readonly Unsent[], clientId: string, key: string): readonly Unsent[] {
  return outbox.map((unsent) => {
    if (unsent.clientId !== clientId) return unsent
    const { refusal: _, ...again } = unsent
    return { ...again, key }
  })
}

/** Stored draft and outbox of one conversation. */
export interface Words {
  readonly draft: string
  readonly outbox: readonly Unsent[]
  /** Ready attachments of the draft. */
  readonly attached: readonly ChatAttachment[]
  /** The kept recordings from which the draft was heard; an empty draft has none. */
  readonly recordingIds?: readonly string[] | undefined
}

export const NO_WORDS: Words = { draft: '', outbox: [], attached: [] }

/** Where the draft of a new conversation is kept: a written one and a spoken one can be begun side by side. */
export function newWordsKey(type: ConversationType = 'chat'): string {
  return type === 'chat' ? 'new' : `new-${type}`
}

/** Maximum number of conversations with a stored draft; the oldest are evicted. */
const MOST_KEPT = 200

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false
  const has = (name: string) => typeof Reflect.get(value, name) === 'string'
  return has('clientId') && has('key') && has('text')
}

function wordsIn(value: unknown): Words {
  if (typeof value !== 'object' || value === null) return NO_WORDS
  const draft = Reflect.get(value, 'draft')
  const outbox = Reflect.get(value, 'outbox')
  const recordings = z.array(z.string()).safeParse(Reflect.get(value, 'recordingIds'))
  const attached = z.array(ChatAttachment).safeParse(Reflect.get(value, 'attached'))
  return {
    draft: typeof draft === 'string' ? draft : '',
    outbox: Array.isArray(outbox) ? outbox.filter(isUnsent) : [],
    attached: attached.success ? attached.data : [],
    recordingIds: recordings.data,
  }
}

/**
 * Drafts and outboxes of one user. They survive closing the tab and signing out, and no other user sees them. Every
 * change reads the storage first, because other tabs write to it too.
 */
export function keptWordsOf(values: KeptValues, owner: string) {
  const record = keptRecord(values, `placard.chat.${owner}`, MOST_KEPT)
  return {
    read: (conversationId: string): Words => wordsIn(record.all()[conversationId]),
    /** Updates the stored draft and outbox of a conversation, starting from what other tabs wrote. @returns the changes. */
    change(conversationId: string, change: (kept: Words) => Partial<Words>): Partial<Words> {
      const before = wordsIn(record.all()[conversationId])
      const asked = change(before)
      const changes = asked.draft === '' ? { ...asked, recordingIds: undefined } : asked
      const words = { ...before, ...changes }
      const isEmpty = words.draft === '' && words.outbox.length === 0 && words.attached.length === 0
      record.write(conversationId, isEmpty ? undefined : words)
      return changes
    },
    /** Ids of conversations with a non-empty outbox. */
    waiting(): readonly string[] {
      return Object.entries(record.all()).flatMap(([id, value]) => (wordsIn(value).outbox.length > 0 ? [id] : []))
    },
  }
}

export type KeptWords = ReturnType<typeof keptWordsOf>
