import type { Socket } from 'node:net'
import { ERROR_STATUS, type ErrorCode } from '@placard/contract'
import { problem, problemReply } from './problems.ts'
import { mayBeSlow } from './slow-arrivals.ts'

const REASONS: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}

/** Answers bytes that are no HTTP request with a problem in the usual form, and closes the connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket, requestId: string): void {
  // a slow upload has its own watchdog
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && mayBeSlow(socket)) return
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = REASONS[error.code ?? ''] ?? 'bad-request'
  const body = JSON.stringify(problemReply(problem(code), requestId))
  const head = [
    `HTTP/1.1 ${ERROR_STATUS[code]} ${code}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
