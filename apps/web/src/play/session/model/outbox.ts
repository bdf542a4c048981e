import type { KeptValues } from '../../../client/storage/storage.ts'

/** Words waiting to be sent. The key makes sending them again harmless. */
export type Waiting = { readonly key: string; readonly text: string; readonly refusal?: string | undefined }

/** What a person typed in one session, kept for the life of this tab. */
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

/** Reads and keeps the words of one session. What is damaged is left out. */
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

/** Takes what was typed in a session along when the session gets another id. */
export function carryTypedWords(values: KeptValues, from: string, to: string): void {
  typedWordsOf(values, to).keep(typedWordsOf(values, from).read())
}

export type TypedWordsStore = ReturnType<typeof typedWordsOf>
