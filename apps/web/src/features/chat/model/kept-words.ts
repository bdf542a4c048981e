import { ChatAttachment } from '@placard/contract'
import * as z from 'zod/mini'
import { keptRecord } from '../../../client/storage/kept-record.ts'
import type { KeptValues } from '../../../client/storage/storage.ts'

/** Words on their way. They are kept until they have been stored; the ids make sending them again harmless. */
export interface Unsent {
  readonly clientId: string
  readonly key: string
  readonly text: string
  /** Documents that go along. */
  readonly attachments?: readonly ChatAttachment[]
  /** After which message they go; left out, after the shown branch. */
  readonly parentId?: string | null
  /** Why they were not taken. */
  readonly refusal?: string
}

/** What a person typed in one conversation. */
export interface Words {
  readonly draft: string
  readonly outbox: readonly Unsent[]
  /** Documents that are ready to go with the draft. */
  readonly attached: readonly ChatAttachment[]
}

export const NO_WORDS: Words = { draft: '', outbox: [], attached: [] }

/** Conversations whose words are kept; the oldest go first. */
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
  const attached = z.array(ChatAttachment).safeParse(Reflect.get(value, 'attached'))
  return {
    draft: typeof draft === 'string' ? draft : '',
    outbox: Array.isArray(outbox) ? outbox.filter(isUnsent) : [],
    attached: attached.success ? attached.data : [],
  }
}

/**
 * What one person typed in all their conversations and did not send. It outlives the tab and the sign-in, and is nobody
 * else's. Every change reads first what other tabs have kept meanwhile.
 */
export function keptWordsOf(values: KeptValues, owner: string) {
  const record = keptRecord(values, `placard.chat.${owner}`, MOST_KEPT)
  return {
    read: (conversationId: string): Words => wordsIn(record.all()[conversationId]),
    /** Changes what is kept of a conversation, as all tabs have left it. @returns the changes. */
    change<Changes extends Partial<Words>>(conversationId: string, change: (kept: Words) => Changes): Changes {
      const before = wordsIn(record.all()[conversationId])
      const changes = change(before)
      const words = { ...before, ...changes }
      const isEmpty = words.draft === '' && words.outbox.length === 0 && words.attached.length === 0
      record.write(conversationId, isEmpty ? undefined : words)
      return changes
    },
    /** Conversations that have something to be sent. */
    waiting(): readonly string[] {
      return Object.entries(record.all()).flatMap(([id, value]) => (wordsIn(value).outbox.length > 0 ? [id] : []))
    },
  }
}

export type KeptWords = ReturnType<typeof keptWordsOf>
