import { AuthAnswer, type ChatMessage, ChatStreamEvent, chat, pathOf, successReply } from '@placard/contract'
import type { Account } from '../harness/account.ts'

const Signed = successReply(AuthAnswer)
const List = successReply(chat.list.reply)
const Whole = successReply(chat.get.reply)

/** What a server has of somebody's chats, asked for outside the browser. */
export class Kept {
  private readonly address: string
  private readonly token: string

  private constructor(address: string, token: string) {
    this.address = address
    this.token = token
  }

  /** Makes the account, or signs in where there is one. */
  static async of(address: string, { name, email, password }: Account, isNew = false): Promise<Kept> {
    const answer = await fetch(`${address}/api/auth/${isNew ? 'register' : 'login'}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(isNew ? { email, password, name } : { email, password }),
    })
    return new Kept(address, Signed.parse(await answer.json()).data.token)
  }

  private get(path: string, accept = 'application/json'): Promise<Response> {
    return fetch(this.address + path, { headers: { authorization: `Bearer ${this.token}`, accept } })
  }

  /** Ids of all conversations, and whether an answer is being made anywhere. */
  async conversations(): Promise<{ readonly ids: readonly string[]; readonly isAnswering: boolean }> {
    const ids: string[] = []
    let isAnswering = false
    for (let before: string | null | undefined; before !== null; ) {
      const query = before === undefined ? '' : `?before=${before}`
      const { conversations, next } = List.parse(await (await this.get(chat.list.path + query)).json()).data
      for (const { id, answeringId } of conversations) {
        ids.push(id)
        isAnswering ||= answeringId !== null
      }
      before = next
    }
    return { ids, isAnswering }
  }

  async messages(conversationId: string): Promise<readonly ChatMessage[]> {
    return Whole.parse(await (await this.get(pathOf(chat.get, { conversationId }))).json()).data.messages
  }

  /** What the log of an answer adds up to. */
  async logOf(messageId: string): Promise<string> {
    const path = `${pathOf(chat.events, { messageId })}?after=0`
    const stream = await (await this.get(path, 'text/event-stream')).text()
    let said = ''
    for (const [, line] of stream.matchAll(/^data: (.*)$/gm)) {
      const event = ChatStreamEvent.parse(JSON.parse(line ?? ''))
      if (event.kind === 'retract') said = ''
      if (event.kind === 'text') said += event.text
    }
    return said
  }
}
