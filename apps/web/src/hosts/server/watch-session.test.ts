import { CLOSE_CODES, ClientMessage, type ServerMessage } from '@placard/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import type { RealtimeState } from '../../client/connectivity/conditions.ts'
import { PING_EVERY_MS, Realtime, SILENCE_MS, type Socket } from '../../client/realtime/realtime.ts'
import { aDetail, aView, entriesUpTo, SESSION_ID } from './testing/session-fixture.ts'
import { POLL_MS, watchSession } from './watch-session.ts'

/** A server at the other end of a socket: accepts one token, and sends a session from any position of its log. */
class FakeSocket extends EventTarget implements Socket {
  readonly heard: ClientMessage[] = []
  isClosed = false

  send(text: string): void {
    this.heard.push(ClientMessage.parse(JSON.parse(text)))
  }
  close(): void {
    this.isClosed = true
  }
  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  open(): void {
    this.dispatchEvent(new Event('open'))
  }
  hangUp(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
  sendView(seq: number, after: number): void {
    this.say({ type: 'view', sessionId: SESSION_ID, seq, view: aView(seq), entries: entriesUpTo(seq, after) })
  }
}

function aWatch() {
  const sockets: FakeSocket[] = []
  const refreshed: string[] = []
  const seen: { seq: number; entries: number[] }[] = []
  const statuses: string[] = []
  const states: RealtimeState[] = []
  const asked: number[] = []
  const server = { seq: 0, isReachable: true }
  let isSignedIn = true
  const signOut = () => {
    isSignedIn = false
  }
  const realtime = new Realtime({
    openSocket() {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    credentials: {
      token: () => (isSignedIn ? `token-${refreshed.length}` : undefined),
      async refresh(rejected) {
        refreshed.push(rejected)
        return 'new'
      },
    },
    random: () => 0,
    onState: (state) => void states.push(state),
  })
  const stop = watchSession(
    {
      realtime,
      async getSession(_id, after) {
        asked.push(after)
        if (!server.isReachable) throw new ApiError('unreachable', 'lost')
        return aDetail(server.seq, after)
      },
    },
    SESSION_ID,
    2,
    ({ seq, entries }) => void seen.push({ seq, entries: entries.map((entry) => entry.seq) }),
    (status) => void statuses.push(status),
  )
  const latest = () => {
    const socket = sockets.at(-1)
    if (socket === undefined) throw new Error('no socket was opened')
    return socket
  }
  const goLive = () => {
    latest().open()
    latest().say({ type: 'ready' })
  }
  return { sockets, latest, goLive, refreshed, seen, statuses, states, asked, server, stop, realtime, signOut }
}

describe('watching a session', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('says who is there before asking, and asks from the last position known', () => {
    const { latest, goLive, statuses } = aWatch()
    goLive()
    expect(latest().heard).toEqual([
      { type: 'authenticate', token: 'token-0' },
      { type: 'subscribe', sessionId: SESSION_ID, after: 2 },
    ])
    expect(statuses).toEqual(['live'])
  })

  it('passes on every step once, in order, without what was known', () => {
    const { latest, goLive, seen } = aWatch()
    goLive()
    latest().sendView(4, 1)
    latest().sendView(4, 2)
    latest().sendView(3, 2)
    latest().sendView(5, 4)
    expect(seen).toEqual([
      { seq: 4, entries: [3, 4] },
      { seq: 5, entries: [5] },
    ])
  })

  it('asks every five seconds while the socket is down, and catches up over the next one', async () => {
    const { sockets, latest, goLive, seen, statuses, asked, server } = aWatch()
    goLive()
    latest().sendView(3, 2)
    latest().hangUp()
    server.seq = 5
    await vi.advanceTimersByTimeAsync(POLL_MS)
    expect(asked).toEqual([3])
    expect(statuses).toEqual(['live', 'polling'])
    expect(sockets.length).toBeGreaterThan(1)
    goLive()
    expect(latest().heard).toContainEqual({ type: 'subscribe', sessionId: SESSION_ID, after: 5 })
    await vi.advanceTimersByTimeAsync(POLL_MS * 3)
    expect(asked).toEqual([3])
    expect(seen.map((update) => update.seq)).toEqual([3, 5])
    expect(statuses).toEqual(['live', 'polling', 'live'])
  })

  it('says that nothing arrives when asking fails too', async () => {
    const { latest, goLive, statuses, server } = aWatch()
    goLive()
    server.isReachable = false
    latest().hangUp()
    await vi.advanceTimersByTimeAsync(POLL_MS)
    expect(statuses).toEqual(['live', 'offline'])
    server.isReachable = true
    await vi.advanceTimersByTimeAsync(POLL_MS)
    expect(statuses).toEqual(['live', 'offline', 'polling'])
  })

  it('does not wait for a socket that never opens', async () => {
    const { seen, server } = aWatch()
    server.seq = 3
    await vi.advanceTimersByTimeAsync(POLL_MS)
    expect(seen).toEqual([{ seq: 3, entries: [3] }])
  })

  it('closes the socket and asks nothing more once nobody watches', async () => {
    const { latest, goLive, stop, asked, sockets } = aWatch()
    goLive()
    stop()
    expect(latest().isClosed).toBe(true)
    expect(latest().heard.at(-1)).toEqual({ type: 'unsubscribe', sessionId: SESSION_ID })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([])
    expect(sockets).toHaveLength(1)
  })
})

describe('the connection', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('comes back after 1 s, 2 s, 4 s, and at once when the network does', async () => {
    const { sockets, latest, realtime } = aWatch()
    for (const [tries, delay] of [1000, 2000, 4000].entries()) {
      latest().hangUp()
      await vi.advanceTimersByTimeAsync(delay - 1)
      expect(sockets).toHaveLength(tries + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(sockets).toHaveLength(tries + 2)
    }
    latest().hangUp()
    realtime.retryNow()
    expect(sockets).toHaveLength(5)
  })

  it('renews a token the server refused before it tries again', async () => {
    const { latest, refreshed } = aWatch()
    latest().open()
    latest().hangUp(CLOSE_CODES.unauthenticated)
    await vi.advanceTimersByTimeAsync(1000)
    expect(refreshed).toEqual(['token-0'])
    latest().open()
    expect(latest().heard).toEqual([{ type: 'authenticate', token: 'token-1' }])
  })

  it('tells how it stands: how often it was lost in a row and why, and when nobody wants it', async () => {
    const { latest, states, stop } = aWatch()
    latest().open()
    latest().say({ type: 'ready' })
    latest().hangUp(CLOSE_CODES.tooManyMessages)
    await vi.advanceTimersByTimeAsync(1000)
    latest().dispatchEvent(new MessageEvent('message', { data: 'nonsense' }))
    stop()
    expect(states).toEqual([
      { state: 'open' },
      { state: 'lost', failures: 1, code: CLOSE_CODES.tooManyMessages },
      { state: 'lost', failures: 2, code: 'broken' },
      { state: 'closed' },
    ])
  })

  it('wants no new token once the person has signed out', async () => {
    const { latest, refreshed, signOut } = aWatch()
    latest().open()
    signOut()
    latest().hangUp(CLOSE_CODES.unauthenticated)
    await vi.advanceTimersByTimeAsync(1000)
    expect(refreshed).toEqual([])
  })

  it('takes silence for its end, after asking', async () => {
    const { sockets, latest, goLive } = aWatch()
    goLive()
    const first = latest()
    await vi.advanceTimersByTimeAsync(PING_EVERY_MS)
    expect(first.heard.at(-1)).toEqual({ type: 'ping' })
    first.say({ type: 'pong' })
    await vi.advanceTimersByTimeAsync(PING_EVERY_MS + SILENCE_MS - 1)
    expect(first.isClosed).toBe(false)
    await vi.advanceTimersByTimeAsync(1001)
    expect(first.isClosed).toBe(true)
    expect(sockets).toHaveLength(2)
  })

  it('goes elsewhere when the server says that it is leaving', async () => {
    const { sockets, latest, goLive } = aWatch()
    goLive()
    latest().say({ type: 'leaving' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets).toHaveLength(2)
  })

  it('leaves alone what it has no use for, and a socket it has given up', () => {
    const { sockets, latest, goLive, seen } = aWatch()
    goLive()
    const old = latest()
    old.dispatchEvent(new MessageEvent('message', { data: '{"type":"surprise"}' }))
    expect(old.isClosed).toBe(false)
    old.hangUp()
    old.sendView(9, 2)
    expect(seen).toEqual([])
    expect(sockets).toHaveLength(1)
  })

  it.each([
    { data: '{"half', because: 'it is not JSON' },
    {
      data: '{"type":"view","seq":"three"}',
      because: 'a view of another shape would leave the page behind in silence',
    },
  ])('gives up a socket that says $data: $because', async ({ data }) => {
    const { sockets, latest, goLive } = aWatch()
    goLive()
    latest().dispatchEvent(new MessageEvent('message', { data }))
    expect(latest().isClosed).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(sockets).toHaveLength(2)
  })
})
