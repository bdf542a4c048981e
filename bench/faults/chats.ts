import { randomUUID } from 'node:crypto'
import { type ChatMessage, ConversationDetail, chat, chatImport, type ProblemReply, pathOf } from '@placard/contract'
import { chatMessages } from '../../apps/server/src/features/chat/messages.en.ts'
import type { Findings } from './findings.ts'
import type { Person } from './person.ts'
import type { Workload } from './workload.ts'

const Sent = chat.send.reply
const MESSAGES_A_CONVERSATION = 5
/** The message is stored, but its answer failed with its server: a retry returns the same failure. */
const hasFailed = ({ error }: ProblemReply) => error === chatMessages.fault(undefined)

interface Asked {
  readonly text: string
  readonly key: string
  /** The conversation of the message; undefined when it began a new one. */
  readonly within: string | undefined
}

interface Spoken extends Asked {
  readonly conversationId: string
  readonly messageId: string
  readonly response: string
}

/** Sends messages to the assistant and follows the whole answer. */
export class Chats implements Workload {
  readonly #person: Person
  readonly #findings: Findings
  readonly #spoken: Spoken[] = []
  /** The current conversation; undefined where the next message begins a new one. */
  #conversationId: string | undefined
  #left = MESSAGES_A_CONVERSATION

  constructor(person: Person, findings: Findings) {
    this.#person = person
    this.#findings = findings
  }

  async act(): Promise<void> {
    if (this.#left === 0) [this.#conversationId, this.#left] = [undefined, MESSAGES_A_CONVERSATION]
    this.#left -= 1
    const asked = { text: `What is a caucus? ${randomUUID()}`, key: randomUUID(), within: this.#conversationId }
    const answer = await this.#send(asked)
    if (answer === undefined) return
    this.#conversationId = answer.conversationId
    this.#findings.acknowledged += 1
    this.#spoken.push({ ...asked, ...answer })
  }

  async check(): Promise<void> {
    const last = this.#spoken.at(-1)
    if (last !== undefined) {
      const again = await this.#send(last)
      if (again?.messageId !== last.messageId) this.#findings.doubled.push(`${last.text} answered anew`)
    }
    for (const id of new Set(this.#spoken.map(({ conversationId }) => conversationId))) {
      const messages = await messagesOf(this.#person, id)
      for (const spoken of this.#spoken) if (spoken.conversationId === id) this.#compare(spoken, messages)
    }
  }

  async #send({ text, key, within }: Asked) {
    const body = { message: text, ...(within === undefined ? {} : { conversationId: within }) }
    const { status, data, problem } = await this.#person.ask({ ...chat.send, body, key, isLastWord: hasFailed })
    if (status === 200) return Sent.parse(data)
    this.#findings.refused.push(problem?.error ?? String(status))
    return undefined
  }

  #compare({ text, messageId, response }: Spoken, messages: readonly ChatMessage[]): void {
    const times = messages.filter(({ content }) => content === text).length
    const answer = messages.find(({ id }) => id === messageId)
    if (times === 0 || answer === undefined) this.#findings.lost.push(text)
    if (times > 1) this.#findings.doubled.push(text)
    if (answer !== undefined && answer.content !== response) this.#findings.changed.push(`the answer to ${text}`)
  }
}

/** Imports conversations from elsewhere. */
export class Imports implements Workload {
  readonly #person: Person
  readonly #findings: Findings
  readonly #kept: { readonly conversationId: string; readonly texts: readonly string[] }[] = []

  constructor(person: Person, findings: Findings) {
    this.#person = person
    this.#findings = findings
  }

  async act(): Promise<void> {
    const texts = [`Imported question ${randomUUID()}`, `Imported answer ${randomUUID()}`]
    const body = conversationOf(randomUUID(), texts)
    const { status, data, problem } = await this.#person.ask({ ...chatImport.conversation, body, key: randomUUID() })
    const receipt = status === 200 ? chatImport.conversation.reply.parse(data) : undefined
    if (receipt === undefined || receipt.outcome === 'refused') {
      this.#findings.refused.push(receipt?.fault ?? problem?.code ?? String(status))
      return
    }
    this.#findings.acknowledged += 1
    this.#kept.push({ conversationId: receipt.conversationId, texts })
  }

  async check(): Promise<void> {
    for (const { conversationId, texts } of this.#kept) {
      const found = (await messagesOf(this.#person, conversationId)).map(({ content }) => content)
      if (found.length < texts.length) this.#findings.lost.push(conversationId)
      else if (found.length > texts.length) this.#findings.doubled.push(conversationId)
      else if (found.join('\n') !== texts.join('\n')) this.#findings.changed.push(conversationId)
    }
  }
}

async function messagesOf(person: Person, conversationId: string): Promise<readonly ChatMessage[]> {
  const { status, data } = await person.ask({ method: 'GET', path: pathOf(chat.get, { conversationId }) })
  return status === 200 ? ConversationDetail.parse(data).messages : []
}

function conversationOf(conversationId: string, texts: readonly string[]) {
  const at = new Date().toISOString()
  const ids = texts.map(() => randomUUID())
  const messages = texts.map((content, index) => ({
    id: ids[index],
    conversationId,
    parentId: ids[index - 1] ?? null,
    role: index % 2 === 0 ? 'user' : 'assistant',
    content,
    timestamp: at,
    status: 'complete',
    seq: 0,
  }))
  const marks = { isPinned: false, isArchived: false, isShared: false, answeringId: null }
  const told = { title: 'Imported', mode: 'collaborative', instructions: '', context: null }
  return {
    conversation: { id: conversationId, ...told, ...marks, leafId: ids.at(-1), createdAt: at, updatedAt: at },
    messages,
  }
}
