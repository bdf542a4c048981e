import { type ChatMessage, type ChatSend, ChatStreamEvent, chat, type RouteDefinition } from '@placard/contract'
import { expect } from 'vitest'

type EventOf<Kind extends ChatStreamEvent['kind']> = Extract<ChatStreamEvent, { kind: Kind }>

interface StreamCall {
  readonly method?: 'GET' | 'POST'
  readonly body?: object
  readonly key?: string
}

/** A stream of an answer as a page reads it, recording its events. */
export class ChatPage {
  readonly heard: ChatStreamEvent[] = []
  /** Ids of the events as they came, where they had one. */
  readonly ids: number[] = []
  readonly status: number
  readonly headers: Headers
  readonly #leave: AbortController
  isOver = false

  private constructor(answer: Response, leave: AbortController) {
    this.status = answer.status
    this.headers = answer.headers
    this.#leave = leave
    void this.#read(answer)
  }

  /** Asks for a stream, signed in. */
  static async open(address: string, token: string, path: string, { method, body, key }: StreamCall = {}) {
    const leave = new AbortController()
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(address + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      signal: leave.signal,
      ...sent,
    })
    return new ChatPage(answer, leave)
  }

  static send(address: string, token: string, body: ChatSend, key?: string): Promise<ChatPage> {
    return ChatPage.open(address, token, chat.send.path, { body, ...(key === undefined ? {} : { key }) })
  }

  /** Opens the stream of an answer again after a position. */
  static follow(address: string, token: string, messageId: string, after = 0): Promise<ChatPage> {
    return ChatPage.open(address, token, `${at(chat.events, messageId)}?after=${after}`)
  }

  all<Kind extends ChatStreamEvent['kind']>(kind: Kind): EventOf<Kind>[] {
    return this.heard.filter((event): event is EventOf<Kind> => event.kind === kind)
  }

  /** The text so far, as the log adds up to it. */
  text(): string {
    return this.heard.reduce((text, event) => {
      if (event.kind === 'retract') return ''
      return event.kind === 'text' ? text + event.text : text
    }, '')
  }

  /** The answer that was begun. */
  async begun(): Promise<ChatMessage> {
    await this.until(() => this.all('accepted').length === 1)
    const [accepted] = this.all('accepted')
    if (accepted === undefined) throw new Error('nothing was accepted')
    return accepted.answer
  }

  /** The answer at its end. */
  async ended(): Promise<ChatMessage> {
    await this.until(() => this.all('ended').length === 1)
    const [ended] = this.all('ended')
    if (ended === undefined) throw new Error('the answer did not end')
    return ended.answer
  }

  async until(isSo: () => boolean): Promise<void> {
    await expect.poll(isSo, { interval: 5 }).toBe(true)
  }

  /** Closes the page. */
  leave(): void {
    this.#leave.abort()
  }

  async #read(answer: Response): Promise<void> {
    const decoder = new TextDecoder()
    let rest = ''
    try {
      for await (const chunk of answer.body ?? []) {
        const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) this.#hear(block)
      }
    } catch {
      // the connection broke; what was heard stays
    }
    this.isOver = true
  }

  #hear(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
    )
    const data = fields.get('data')
    if (data === undefined) return
    const event = ChatStreamEvent.parse(JSON.parse(data))
    expect(fields.get('event')).toBe(event.kind)
    if (fields.has('id')) this.ids.push(Number(fields.get('id')))
    this.heard.push(event)
  }
}

/** The address of a call about an answer or a conversation. */
export function at({ path }: RouteDefinition, id: string): string {
  return path.replace(/:\w+/, id)
}
