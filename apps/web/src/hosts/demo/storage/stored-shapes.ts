import {
  BrokenLogError,
  type KeptAnswer,
  type SeatHolder,
  type SessionHeader,
  type Snapshot,
} from '@placard/application'
import { SCHEMA_VERSION, type SessionEvent } from '@placard/engine'

/** A snapshot as stored in the database. */
export interface StoredSnapshot extends Snapshot {
  readonly sessionId: string
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** A stored header, with the field names of the first version. */
export interface StoredHeader extends Omit<SessionHeader, 'userId' | 'people'> {
  readonly ownerId: string
  readonly people: readonly (Omit<SeatHolder, 'userId'> & { readonly personId: string })[]
}

/** A stored answer, with the field names of the first version. */
export interface StoredAnswer extends Omit<KeptAnswer, 'userId'> {
  readonly personId: string
}

export function storedHeader({ userId, people, ...header }: SessionHeader): StoredHeader {
  return {
    ...header,
    ownerId: userId,
    people: people.map(({ userId: personId, ...holder }) => ({ ...holder, personId })),
  }
}

export function readHeader({ ownerId, people, ...header }: StoredHeader): SessionHeader {
  return {
    ...header,
    userId: ownerId,
    people: people.map(({ personId, ...holder }) => ({ ...holder, userId: personId })),
  }
}

export function storedAnswer({ userId, ...answer }: KeptAnswer): StoredAnswer {
  return { ...answer, personId: userId }
}

export function readAnswer({ personId, ...answer }: StoredAnswer): KeptAnswer {
  return { ...answer, userId: personId }
}

/** Whether a stored value is a header that this version can read. */
export function isHeader(value: unknown): value is StoredHeader {
  if (!isObject(value)) return false
  const { sessionId, campaignId, version, people, status, createdAt, updatedAt } = value
  return (
    typeof sessionId === 'string' &&
    typeof campaignId === 'string' &&
    typeof version === 'number' &&
    typeof createdAt === 'number' &&
    typeof updatedAt === 'number' &&
    typeof status === 'string' &&
    Array.isArray(people)
  )
}

export function isSnapshot(value: unknown): value is StoredSnapshot {
  return isObject(value) && typeof value.seq === 'number' && isObject(value.state) && isState(value.state)
}

function isState(state: Readonly<Record<string, unknown>>): boolean {
  return state.schemaVersion === SCHEMA_VERSION
}

export function isKeptAnswer(value: unknown): value is StoredAnswer {
  return isObject(value) && typeof value.key === 'string' && typeof value.fingerprint === 'string'
}

function isEvent(value: unknown): value is SessionEvent {
  if (!isObject(value) || typeof value.kind !== 'string' || typeof value.at !== 'number') return false
  return value.kind !== 'session-opened' || (isObject(value.state) && isState(value.state))
}

/**
 * Stored events.
 * @throws {BrokenLogError} when one of them is invalid.
 */
export function eventsOf(sessionId: string, values: readonly unknown[]): readonly SessionEvent[] {
  return values.map((value) => {
    if (isEvent(value)) return value
    throw new BrokenLogError(sessionId)
  })
}

/**
 * A stored header; undefined when there is none.
 * @throws {BrokenLogError} when it cannot be read.
 */
export function headerOf(sessionId: string, value: unknown): SessionHeader | undefined {
  if (value === undefined) return undefined
  if (isHeader(value)) return readHeader(value)
  throw new BrokenLogError(sessionId)
}
