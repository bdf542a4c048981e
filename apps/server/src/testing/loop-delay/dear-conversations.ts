import { randomUUID } from 'node:crypto'
import { USUAL_ANSWER_OPTIONS } from '@placard/application'
import type { ChatMessage, WholeConversation } from '@placard/contract'
import { aConversation } from '@placard/testing'
import type { Stage, StagePerson } from './stage.ts'

const WORDS = 'the resolution on climate finance asks every committee to fund adaptation before the next session '

interface Size {
  readonly messages: number
  /** Signs of each message. */
  readonly length: number
  /** Sources of each answer. */
  readonly sources?: number
}

/** A conversation as an export holds it. */
export function aWholeConversation({ messages: count, length, sources = 0 }: Size): WholeConversation {
  const id = randomUUID()
  const content = WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length)
  const rests = Array.from({ length: sources }, (_, at) => ({ kind: 'guide' as const, id: `g${at}`, title: 'Guide' }))
  const timestamp = '2026-01-01T00:00:00.000Z'
  const messages: ChatMessage[] = []
  for (let at = 0; at < count; at++) {
    const role = at % 2 === 0 ? 'user' : 'assistant'
    messages.push({
      id: randomUUID(),
      conversationId: id,
      parentId: messages.at(-1)?.id ?? null,
      role,
      timestamp,
      content,
      status: 'complete',
      seq: 0,
      ...(sources > 0 && role === 'assistant' ? { sources: rests } : {}),
    })
  }
  const leafId = messages.at(-1)?.id ?? null
  return {
    conversation: aConversation({ id, title: 'The longest', leafId, createdAt: timestamp, updatedAt: timestamp }),
    messages,
  }
}

const shared = new WeakMap<Stage, ReturnType<typeof putUpShared>>()

/**
 * The longest conversation there is, one for all who leave it as they found it: to put one up takes longer than most of
 * what is asked about it.
 */
export function sharedLongest(stage: Stage): ReturnType<typeof putUpShared> {
  const known = shared.get(stage) ?? putUpShared(stage)
  shared.set(stage, known)
  return known
}

async function putUpShared(stage: Stage) {
  const person = await stage.person()
  return { person, ids: await putUp(stage, person) }
}

/** Puts the longest conversation there is into somebody's account. */
export async function putUp(stage: Stage, { id: userId }: StagePerson) {
  const conversation = randomUUID()
  await stage.db.query(
    `insert into conversations (id, owner_id, title, mode, instructions, created_at, updated_at)
     values ($1, $2, 'The longest', 'balanced', '', now(), now())`,
    [conversation, userId],
  )
  const { messages } = aWholeConversation({ messages: 10_000, length: 700 })
  for (let from = 0; from < messages.length; from += 1_000) {
    await stage.db.query(
      `insert into chat_messages (id, conversation_id, owner_id, parent_id, role, content, created_at, status, wish)
       select (m->>'id')::uuid, $1, $2, (m->>'parentId')::uuid, m->>'role', m->>'content', now(), 'complete',
         case when m->>'role' = 'assistant' then $4::jsonb end
       from jsonb_array_elements($3::jsonb) m`,
      [conversation, userId, JSON.stringify(messages.slice(from, from + 1_000)), JSON.stringify(USUAL_ANSWER_OPTIONS)],
    )
  }
  const leaf = messages.at(-1)?.id ?? ''
  await stage.db.query('update conversations set leaf_id = $2 where id = $1', [conversation, leaf])
  return { conversation, leaf }
}
