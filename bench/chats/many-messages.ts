import { type ChatMessage, chatImport, type WholeConversation } from '@placard/contract'

const WORDS =
  'resolution clause caucus delegate amendment motion quorum debate climate finance adaptation committee sponsor signatory vote abstain treaty security council sanctions water borders refugees trade tariff ocean carbon budget loss damage fund'.split(
    ' ',
  )
const BEGAN = Date.UTC(2026, 0, 1)

/** A conversation in export format: alternating questions and answers, each with words chosen by its number. */
export function aLongConversation(number: number, messages: number): WholeConversation {
  const id = crypto.randomUUID()
  const all: ChatMessage[] = []
  for (let at = 0; at < messages; at += 1) {
    const role = at % 2 === 0 ? 'user' : 'assistant'
    all.push({
      id: crypto.randomUUID(),
      conversationId: id,
      parentId: all.at(-1)?.id ?? null,
      role,
      content: textOf(number * messages + at),
      status: 'complete',
      seq: 0,
      timestamp: new Date(BEGAN + (number * messages + at) * 1000).toISOString(),
    })
  }
  const changed = all.at(-1)?.timestamp ?? ''
  const conversation = {
    id,
    title: `Conversation ${number}`,
    type: 'chat',
    mode: 'balanced' as const,
    instructions: '',
    context: null,
    leafId: all.at(-1)?.id ?? null,
    engineChoice: { kind: 'automatic' },
    isPinned: false,
    projectId: null,
    isArchived: false,
    isShared: false,
    answeringId: null,
    createdAt: changed,
    updatedAt: changed,
  } as const
  return { conversation, messages: all }
}

/** Forty words, one of which occurs only in every thousandth message. */
function textOf(number: number): string {
  const words = Array.from({ length: 40 }, (_, at) => WORDS[(number * 7 + at * (1 + (number % 11))) % WORDS.length])
  return `${words.join(' ')}${number % 1000 === 0 ? ' zanzibar' : ''} number${number}.`
}

/** Imports a conversation into an account. @returns its id there. */
export async function moveIn(address: string, token: string, whole: WholeConversation): Promise<string> {
  const answer = await fetch(address + chatImport.conversation.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(whole),
  })
  const said = await answer.text()
  const conversationId = /"conversationId":"([^"]+)"/.exec(said)?.[1]
  if (conversationId === undefined) throw new Error(`moving in: ${answer.status} ${said}`)
  return conversationId
}
