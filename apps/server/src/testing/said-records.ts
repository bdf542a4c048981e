import { randomUUID } from 'node:crypto'
import { type ChatMessage, type Conversation, chatImport, type RecordPage, records } from '@placard/contract'
import { aConversation } from '@placard/testing'
import { sessionEvents, sessionPeople, sessions } from '../database/schema.ts'
import { type Caller, callerOf } from './account-calls.ts'
import type { TestServer } from './test-server.ts'

/** A user with calls of their own. */
export interface Person extends Caller {
  readonly id: string
  readonly token: string
}

/** Signs somebody up. */
export async function aPersonAt(server: TestServer): Promise<Person> {
  const { user, token } = await server.signUp()
  return { ...callerOf(server, token), id: user.id, token }
}

/** An instant, some minutes after the first. */
export const moment = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()

/** A conversation that a person has kept, with what was said in it in turns. */
export async function said(
  person: Person,
  texts: readonly string[],
  changes: Partial<Conversation> = {},
): Promise<string> {
  const id = randomUUID()
  let parentId: string | null = null
  const messages = texts.map((content, index): ChatMessage => {
    const role = index % 2 === 0 ? 'user' : 'assistant'
    const place = { id: randomUUID(), conversationId: id, parentId, timestamp: moment(index) }
    parentId = place.id
    return { ...place, content, role, status: 'complete', seq: 0 }
  })
  const conversation = aConversation({ id, leafId: parentId, createdAt: moment(0), updatedAt: moment(0), ...changes })
  const answer = await person.post(chatImport.conversation.path, { conversation, messages })
  // imported ones get ids of their own
  return answer.json().data.conversationId
}

/** A session in which these lines were spoken; others hold seats in it too. */
export async function playedAt(
  server: TestServer,
  people: readonly Person[],
  title: string,
  lines: readonly string[],
  isOver = false,
) {
  const id = randomUUID()
  const dates = { createdAt: new Date(moment(0)), updatedAt: new Date(moment(30)) }
  const [owner] = people
  await server.db.insert(sessions).values({
    id,
    title,
    userId: owner?.id ?? '',
    campaignId: 'climate',
    country: 'KEN',
    seed: 1,
    pace: 1,
    version: lines.length,
    progressRatio: 0.4,
    status: isOver ? 'concluded' : 'paused',
    ...dates,
  })
  for (const person of people)
    await server.db.insert(sessionPeople).values({ sessionId: id, userId: person.id, seat: 'k' })
  for (const [index, words] of lines.entries()) {
    const event = { kind: 'act-taken', seat: 'ken', words, act: { kind: 'statement' } }
    await server.db.insert(sessionEvents).values({ sessionId: id, seq: index + 1, event, at: new Date(moment(index)) })
  }
  return id
}

/** A page of somebody's records. */
export const list = async (person: Person, query = ''): Promise<RecordPage> =>
  (await person.get(`${records.list.path}${query}`)).json().data
/** Their titles. */
export const titles = async (person: Person, query = '') =>
  (await list(person, query)).records.map(({ title }) => title)
/** What somebody finds. */
export const search = async (person: Person, words: string) =>
  (await person.get(`${records.search.path}?words=${encodeURIComponent(words)}`)).json().data
