import {
  AuthAnswer,
  CommandAnswer,
  type SessionCommand,
  SessionDetail,
  type StartSession,
  successReply,
} from '@placard/contract'

/** A user with an account on a server under measurement. */
export class Visitor {
  readonly #address: string
  readonly token: string

  /** Credentials. */
  readonly account: { readonly email: string; readonly password: string }

  private constructor(address: string, token: string, account: Visitor['account']) {
    this.#address = address
    this.token = token
    this.account = account
  }

  static async join(address: string): Promise<Visitor> {
    const account = { email: `${crypto.randomUUID()}@example.org`, password: 'measured twice, cut once' }
    const answer = await send(address, 'POST', '/api/auth/register', undefined, { ...account, name: 'Ada' })
    return new Visitor(address, successReply(AuthAnswer).parse(answer).data.token, account)
  }

  /** Opens a session. @returns its id. */
  async open(input: StartSession): Promise<string> {
    const answer = await send(this.#address, 'POST', '/api/sessions/campaign', this.token, input)
    return successReply(SessionDetail).parse(answer).data.session.id
  }

  /** @returns log position of the response. */
  async command(sessionId: string, command: SessionCommand): Promise<number> {
    const path = `/api/sessions/campaign/${sessionId}/commands`
    return successReply(CommandAnswer).parse(await send(this.#address, 'POST', path, this.token, command)).data.seq
  }

  /** Subscribes to a session; reports the log position of each view as it arrives. */
  async follow(sessionId: string, onView: (seq: number) => void): Promise<WebSocket> {
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/api/realtime`)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
    await new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const text = String(data)
        if (text.startsWith('{"type":"ready"')) {
          socket.send(JSON.stringify({ type: 'subscribe', sessionId, after: 0 }))
        }
        // parsing every view would measure this program, not the server
        const seq = /^\{"type":"view","sessionId":"[^"]+","seq":(\d+)/.exec(text)?.[1]
        if (seq === undefined) return
        resolve()
        onView(Number(seq))
      })
      socket.send(JSON.stringify({ type: 'authenticate', token: this.token }))
    })
    return socket
  }
}

async function send(
  address: string,
  method: string,
  path: string,
  token: string | undefined,
  body: unknown,
): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(address + path, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
