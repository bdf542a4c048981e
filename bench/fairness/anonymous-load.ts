import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { openSession } from '../../apps/server/src/testing/loop-delay/dear-sessions.ts'
import type { Stage } from '../../apps/server/src/testing/loop-delay/stage.ts'

const ADDRESSES = 64
const SESSIONS = 16
const SOCKETS = 20
/** The limit of subscriptions per socket. */
const SESSIONS_A_SOCKET = 4
const PACE = 60

/** Password guessing (brute force) for accounts that do not exist, from many addresses. */
export async function guesses({ address }: Stage): Promise<() => Promise<string>> {
  let made = 0
  return () => {
    made += 1
    const body = JSON.stringify({ email: `${made}@example.org`, password: 'a guess at a password' })
    return new Promise((resolve, reject) => {
      const localAddress = `127.0.1.${(made % ADDRESSES) + 1}`
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const sent = request(`${address}/api/auth/login`, { method: 'POST', localAddress, headers }, (answer) => {
        answer.resume().once('end', () => resolve(String(answer.statusCode)))
      })
      sent.once('error', reject)
      sent.end(body)
    })
  }
}

/**
 * Follows the maximum number of fast sessions over the maximum number of sockets per user. Each "answer" is a tenth of
 * a second.
 */
export async function sockets(stage: Stage): Promise<() => Promise<string>> {
  const { token } = await stage.person()
  let following: Promise<void> | undefined
  return async () => {
    // lazily: the sessions cost as much as following them
    following ??= follow(stage, token)
    await following
    await delay(100)
    return 'followed'
  }
}

async function follow(stage: Stage, token: string): Promise<void> {
  const sessions: string[] = []
  for (let at = 0; at < SESSIONS; at++) {
    sessions.push(await openSession(stage, token, { campaignId: 'nuclear-non-proliferation', pace: PACE, seed: at }))
  }
  for (let at = 0; at < SOCKETS; at++) {
    const socket = new WebSocket(`${stage.address.replace('http', 'ws')}/api/realtime`)
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'authenticate', token })))
    socket.addEventListener('message', ({ data }) => {
      if (!String(data).startsWith('{"type":"ready"')) return
      for (let next = 0; next < SESSIONS_A_SOCKET; next++) {
        const sessionId = sessions[(at * SESSIONS_A_SOCKET + next) % SESSIONS]
        socket.send(JSON.stringify({ type: 'subscribe', sessionId, after: 0 }))
      }
    })
  }
}
