import type { KeptValues } from '../../../client/storage/storage.ts'

/** A message waiting to be sent. The idempotency key makes a repeat harmless. */
export type Waiting = { readonly key: string; readonly text: string; readonly refusal?: string | undefined }

/** A user's text in one session: draft and outbox, stored for the life of this tab. */
export type TypedWords = {
  readonly draft: string
  readonly outbox: readonly Waiting[]
}

function isWaiting(value: unknown): value is Waiting {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    'text' in value &&
    typeof value.key === 'string' &&
    typeof value.text === 'string'
  )
}

/** Reads and stores the text of one session. Damaged entries are dropped. */
export function typedWordsOf(values: KeptValues, sessionId: string) {
  const key = `placard.words.${sessionId}`
  return {
    read(): TypedWords {
      const kept = values.read(key)
      if (typeof kept !== 'object' || kept === null) return { draft: '', outbox: [] }
      const draft = 'draft' in kept && typeof kept.draft === 'string' ? kept.draft : ''
      const outbox = 'outbox' in kept && Array.isArray(kept.outbox) ? kept.outbox.filter(isWaiting) : []
      return { draft, outbox }
    },
    keep({ draft, outbox }: TypedWords): void {
      if (draft === '' && outbox.length === 0) values.remove(key)
      else values.write(key, { draft, outbox })
    },
  }
}

/** Moves the text of a session to its new id. */
export function carryTypedWords(values: KeptValues, from: string, to: string): void {
  typedWordsOf(values, to).keep(typedWordsOf(values, from).read())
}

export type TypedWordsStore = ReturnType<typeof typedWordsOf>
