import { REALTIME_PATH, ServerMessage } from '@placard/contract'
import { expect } from 'vitest'

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>

/** A websocket as a page opens it, recording its messages. */
export class PageSocket {
  readonly socket: WebSocket
  readonly heard: ServerMessage[] = []
  closeCode: number | undefined

  constructor(address: string, path: string = REALTIME_PATH) {
    this.socket = new WebSocket(address.replace('http', 'ws') + path)
    this.socket.addEventListener('message', ({ data }) =>
      this.heard.push(ServerMessage.parse(JSON.parse(String(data)))),
    )
    this.socket.addEventListener('close', ({ code }) => {
      this.closeCode = code
    })
  }

  static async signedIn(address: string, token: string): Promise<PageSocket> {
    const page = new PageSocket(address)
    await page.opened()
    page.say({ type: 'authenticate', token })
    await page.until(() => page.all('ready').length === 1)
    return page
  }

  /** Opens a socket that follows a session. */
  static async following(address: string, token: string, sessionId: string, after = 0): Promise<PageSocket> {
    const page = await PageSocket.signedIn(address, token)
    page.say({ type: 'subscribe', sessionId, after })
    await page.until(() => page.all('view').length > 0)
    return page
  }

  opened(): Promise<void> {
    return this.until(() => this.socket.readyState !== WebSocket.CONNECTING)
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  all<Type extends ServerMessage['type']>(type: Type): MessageOf<Type>[] {
    return this.heard.filter((message): message is MessageOf<Type> => message.type === type)
  }

  /** Positions of all transcript entries, in the order they came. */
  entries(): number[] {
    return this.all('view').flatMap(({ entries }) => entries.map(({ seq }) => seq))
  }

  /** Log position of the last view; 0 before the first. */
  seq(): number {
    return this.all('view').at(-1)?.seq ?? 0
  }

  async until(isSo: () => boolean): Promise<void> {
    await expect.poll(isSo, { interval: 5 }).toBe(true)
  }

  /** Waits for the server to hang up. @returns the close code. */
  async closed(): Promise<number | undefined> {
    await this.until(() => this.closeCode !== undefined)
    return this.closeCode
  }

  close(): void {
    this.socket.close()
  }
}
