import { type PrivacyRequest, PrivacyRequestDetail, privacy, successReply } from '@placard/contract'
import { findRunningPostgres } from '../../apps/server/src/adapters/postgres/embedded.ts'
import { openPool } from '../../apps/server/src/adapters/postgres/pool.ts'
import { openDataFolder } from '../../apps/server/src/process/data-folder.ts'
import { storeConversations } from '../chats/stored.ts'
import type { Visitor } from '../visitor.ts'

/** Conversations of one person, with 100,000 messages altogether. */
export const CONVERSATIONS = 4_000
export const MESSAGES_EACH = 25

/** A request to a path of the server, as a person. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

export function askAs(address: string, { token }: Visitor): Ask {
  return (path, init) =>
    fetch(address + path, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
}

/** Shows who somebody is, for the next quarter of an hour. */
export async function verify(ask: Ask, { account }: Visitor): Promise<void> {
  const body = JSON.stringify({ method: 'password', value: account.password })
  await ask(privacy.verifyIdentity.path, { method: 'POST', body })
}

/** The request in an answer. */
export async function requestIn(answer: Response): Promise<PrivacyRequest> {
  return successReply(PrivacyRequestDetail).parse(await answer.json()).data.request
}

/** The database of a running server, until the end of the scope. */
export async function databaseOf(dataFolder: string) {
  const pool = openPool((await findRunningPostgres(await openDataFolder(dataFolder))) ?? {}, () => undefined)
  return { pool, [Symbol.asyncDispose]: () => pool.end() }
}

/** Stores conversations of somebody. @returns the id of their account. */
export async function fill(dataFolder: string, email: string, count: number): Promise<string> {
  await using database = await databaseOf(dataFolder)
  const { rows } = await database.pool.query<{ id: string }>('select id from users where email = $1', [email])
  const [{ id } = { id: '' }] = rows
  await storeConversations(database.pool, id, { count, messagesEach: MESSAGES_EACH })
  await database.pool.query('vacuum analyze')
  return id
}
