import type { Change } from '@placard/engine'
import type { KeptValues } from '../storage/storage.ts'

/** A clause of a paper with the option that the person let it stand for. */
export interface OpeningClause {
  readonly mark: string
  readonly text: string
  readonly change: Change
}

/** What of a paper a person confirmed for a session, and has not laid on its table yet. */
export interface Opening {
  readonly title: string
  readonly clauses: readonly OpeningClause[]
  /** It is laid as soon as the session begins; else it waits beside the composer. */
  readonly isAtOnce: boolean
  /** Clauses that are on their way: repeated, they go out under the same key, because they may have counted. */
  readonly going?: { readonly key: string; readonly marks: readonly string[] }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isIndex = (value: unknown) => Number.isInteger(value)

function isClause(value: unknown): value is OpeningClause {
  if (!isObject(value) || !('mark' in value && 'text' in value && 'change' in value)) return false
  const { mark, text, change } = value
  const isChange = isObject(change) && 'issue' in change && 'option' in change
  return (
    typeof mark === 'string' && typeof text === 'string' && isChange && isIndex(change.issue) && isIndex(change.option)
  )
}

function goingOf(value: object): Opening['going'] {
  if (!('going' in value) || !isObject(value.going)) return undefined
  const { going } = value
  if (!('key' in going && 'marks' in going) || typeof going.key !== 'string' || !Array.isArray(going.marks))
    return undefined
  return { key: going.key, marks: going.marks.filter((mark) => typeof mark === 'string') }
}

function openingOf(value: unknown): Opening | undefined {
  if (!isObject(value) || !('title' in value && 'clauses' in value)) return undefined
  if (typeof value.title !== 'string' || !Array.isArray(value.clauses)) return undefined
  const clauses = value.clauses.filter(isClause)
  if (clauses.length === 0) return undefined
  const going = goingOf(value)
  const isAtOnce = 'isAtOnce' in value && value.isAtOnce === true
  return { title: value.title, clauses, isAtOnce, ...(going === undefined ? {} : { going }) }
}

/** The opening of one session, stored for the life of this tab as typed text is. Damaged entries are dropped. */
export function keptOpening(values: KeptValues, sessionId: string) {
  const key = `placard.opening.${sessionId}`
  return {
    read: (): Opening | undefined => openingOf(values.read(key)),
    keep(opening: Opening | undefined): void {
      if (opening === undefined || opening.clauses.length === 0) values.remove(key)
      else values.write(key, opening)
    },
  }
}

export type OpeningStore = ReturnType<typeof keptOpening>

/** Moves the opening of a session to its new id. */
export function carryOpening(values: KeptValues, from: string, to: string): void {
  keptOpening(values, to).keep(keptOpening(values, from).read())
}
