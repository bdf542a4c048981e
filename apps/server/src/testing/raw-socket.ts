import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { REALTIME_PATH } from '@placard/contract'

/** Kinds of frames (RFC 6455 §5.2). */
export const OPCODES = { continuation: 0, text: 1, close: 8, pong: 10 } as const

type Frame = {
  readonly opcode: number
  readonly payload: Uint8Array | string
  /** Whether the message ends here; true when left out. */
  readonly isLast?: boolean
  /** Claims that the payload is compressed. */
  readonly isCompressed?: boolean
}

/** A websocket written byte by byte: it can say what no library lets a page say, and keep silent. */
export class RawSocket {
  readonly #socket: Socket
  #heard = Buffer.alloc(0)
  /** The answer to the upgrade. */
  readonly headers: string
  isClosed = false

  private constructor(socket: Socket, headers: string) {
    this.#socket = socket
    this.headers = headers
    socket.on('data', (data) => {
      this.#heard = Buffer.concat([this.#heard, data])
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      this.isClosed = true
    })
  }

  static async open(address: string): Promise<RawSocket> {
    const { hostname, port, host } = new URL(address)
    const socket = connect({ host: hostname, port: Number(port) })
    await once(socket, 'connect')
    const headers = {
      host,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`GET ${REALTIME_PATH} HTTP/1.1\r\n${lines.join('')}\r\n`)
    const [answer] = await once(socket, 'data')
    return new RawSocket(socket, String(answer))
  }

  /** Sends a frame, masked by zeros as a client must mask. */
  send({ opcode, payload, isLast = true, isCompressed = false }: Frame): void {
    const body = Buffer.from(payload)
    const head = Buffer.from([(isLast ? 0x80 : 0) | (isCompressed ? 0x40 : 0) | opcode])
    this.#socket.write(Buffer.concat([head, lengthOf(body.length), Buffer.alloc(4), body]))
  }

  say(message: object): void {
    this.send({ opcode: OPCODES.text, payload: JSON.stringify(message) })
  }

  /** Whether the server has said something that holds this text. */
  hasHeard(text: string): boolean {
    return this.#heard.includes(text)
  }

  /** The code of the close frame, once there is one: it is the last thing a server says. */
  closeCode(): number | undefined {
    const at = this.#heard.lastIndexOf(Buffer.from([0x80 | OPCODES.close]))
    return at < 0 || this.#heard.length < at + 4 ? undefined : this.#heard.readUInt16BE(at + 2)
  }

  end(): void {
    this.#socket.destroy()
  }
}

function lengthOf(bytes: number): Buffer {
  if (bytes < 126) return Buffer.from([0x80 | bytes])
  const head = Buffer.alloc(3)
  head.writeUInt8(0x80 | 126)
  head.writeUInt16BE(bytes, 1)
  return head
}
