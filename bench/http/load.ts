import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Load generator: requests one address repeatedly over keep-alive connections, and prints the number of responses and
 * the time in ms.
 */
const [address = '', token = '', connections = '', forMs = ''] = process.argv.slice(2)
const { hostname, port, pathname } = new URL(address)
const request = [
  `GET ${pathname} HTTP/1.1`,
  `Host: ${hostname}:${port}`,
  ...(token === '' ? [] : [`Authorization: Bearer ${token}`]),
  '\r\n',
].join('\r\n')

let answers = 0
const sockets = Array.from({ length: Number(connections) }, open)
const since = performance.now()
await delay(Number(forMs))
console.log(JSON.stringify({ answers, ms: performance.now() - since }))
for (const socket of sockets) socket.destroy()

/** A raw socket: an HTTP client library would spend more CPU time on a response than the server. */
function open() {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let waiting = Buffer.alloc(0)
  socket.once('connect', () => socket.write(request))
  socket.on('data', (piece) => {
    waiting = waiting.length === 0 ? piece : Buffer.concat([waiting, piece])
    const length = lengthOf(waiting)
    if (length === undefined || waiting.length < length) return
    waiting = waiting.subarray(length)
    answers += 1
    socket.write(request)
  })
  return socket
}

/** Length of the response with its head in bytes; `undefined` while the head is incomplete. */
function lengthOf(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(head)
  return end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1])
}
