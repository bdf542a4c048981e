import type { SaidRecord } from '@placard/contract'

/** Tells a session from a conversation, in an address that is read before either is. */
const SESSION = 'session-'

/** The id of a transcript in its address. */
export function transcriptIdOf({ kind, id }: Pick<SaidRecord, 'kind' | 'id'>): string {
  return kind === 'campaign' ? `${SESSION}${id}` : id
}

/** The session whose transcript has this id; undefined for a conversation's. */
export function sessionIn(transcriptId: string): string | undefined {
  return transcriptId.startsWith(SESSION) ? transcriptId.slice(SESSION.length) : undefined
}
