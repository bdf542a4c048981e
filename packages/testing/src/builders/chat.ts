import type { Acceptance, Accepted, ChatStore, Claimed } from '@placard/application'
import { type AnswerEvent, AUTOMATIC, type ChatMessage, type Conversation } from '@placard/contract'

/** The time of everything in chats made for tests; ms since 1970. */
export const CHAT_NOW = Date.UTC(2026, 10, 21, 12)
/** Lease of an answer in tests, in ms. */
export const CHAT_LEASE_MS = 10_000

/** A UUID that ends with a number. */
export function chatIdOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** A conversation as pages see it: balanced, without messages, neither pinned nor archived. */
export function aConversation(changes: Partial<Conversation> = {}): Conversation {
  const at = new Date(CHAT_NOW).toISOString()
  return {
    id: chatIdOf(1),
    title: 'Ports for landlocked states',
    type: 'chat',
    mode: 'balanced',
    instructions: '',
    context: null,
    engineChoice: AUTOMATIC,
    projectId: null,
    leafId: null,
    isPinned: false,
    isArchived: false,
    isShared: false,
    answeringId: null,
    createdAt: at,
    updatedAt: at,
    ...changes,
  }
}

/** Options of answers in tests. */
export const CHAT_ANSWER_OPTIONS = { temperature: 0.7, maxTokens: 2048, speechSpeed: 1 } as const

/** A message that begins or continues conversation `number`. */
export function aChatMessage(number: number, content: string, changes: Partial<Acceptance> = {}): Acceptance {
  const id = chatIdOf(number)
  return {
    conversation: {
      id,
      begins: {
        id,
        title: content,
        type: 'chat',
        mode: 'balanced',
        instructions: '',
        context: null,
        engineChoice: AUTOMATIC,
        projectId: null,
      },
    },
    message: { id: chatIdOf(number + 100), content },
    parentId: undefined,
    answer: { id: chatIdOf(number + 200), answerOptions: CHAT_ANSWER_OPTIONS },
    at: CHAT_NOW,
    ...changes,
  }
}

type Stored = Extract<Accepted, { outcome: 'stored' }>

/** The stored result. @throws for any other. */
export async function storedChat(answer: Promise<Accepted>): Promise<Stored> {
  const accepted = await answer
  if (accepted.outcome !== 'stored') throw new Error(`not stored: ${accepted.outcome}`)
  return accepted
}

/** A text event with more of an answer. */
export function textEvent(seq: number, words: string): AnswerEvent {
  return { kind: 'text', seq, text: words }
}

/** The built-in assistant. */
export const BUILT_IN_ENGINE = { rung: 'embedded', model: '', place: 'built-in', promptVersion: '1' } as const

/** A claimed answer with its lease. @throws when the claim fails. */
export async function claimedChat(store: ChatStore, { id }: ChatMessage, at = CHAT_NOW): Promise<Claimed> {
  const claimed = await store.claim(id, at, CHAT_LEASE_MS)
  if (claimed === undefined) throw new Error('not claimed')
  return claimed
}

/** Completes the answer to a stored message. */
export async function answeredChat(store: ChatStore, { answer }: Stored, words: string, at = CHAT_NOW) {
  const claimed = await claimedChat(store, answer, at)
  await store.append(
    claimed.lease,
    [{ kind: 'engine', seq: 1, engine: BUILT_IN_ENGINE }, textEvent(2, words)],
    at,
    CHAT_LEASE_MS,
  )
  return store.finish(claimed.lease, { status: 'complete', fault: undefined, at })
}
