import type { SessionStep } from '@placard/application'
import type { SessionDetail, TranscriptEntry } from '@placard/contract'
import { anOpenSession, expectOk } from '@placard/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { Subscription } from './subscription.ts'

let detail: SessionDetail

beforeAll(async () => {
  const { host, sessionId } = await anOpenSession()
  detail = expectOk(await host.getSession({ sessionId, userId: 'ada' }))
})

function anEntry(seq: number): TranscriptEntry {
  return { seq, at: 0, now: 0, kind: 'speech', words: '', changes: [], detail: '' }
}

/** Entries `after + 1` to `seq`, and the view at `seq`. */
function stepOf(seq: number, after: number): SessionStep {
  const entries = Array.from({ length: Math.max(0, seq - after) }, (_, at) => anEntry(after + at + 1))
  return { seq, view: { ...detail.view, seq }, entries }
}

function aSubscription(after: number) {
  const log = { seq: 3, isThere: true, isBroken: false, reads: 0 }
  const outlet = { isFull: false, sent: [] as { seq: number; entries: number[] }[] }
  const said: string[] = []
  let drain: () => void = () => undefined
  const subscription = new Subscription(
    {
      host: {
        async getSession({ after: from = 0 }) {
          log.reads += 1
          if (log.isBroken) throw new Error('the database is away')
          if (!log.isThere) return { ok: false, rejection: { code: 'not-found' } }
          return {
            ok: true,
            value: { ...detail, ...stepOf(log.seq, from), entries: [...stepOf(log.seq, from).entries] },
          }
        },
      },
      sessionId: 'a',
      userId: 'ada',
      outlet: {
        send: ({ seq, entries }) => void outlet.sent.push({ seq, entries: entries.map((entry) => entry.seq) }),
        isFull: () => outlet.isFull,
        drained: async () => {
          if (outlet.isFull) await new Promise<void>((resolve) => (drain = resolve))
          return true
        },
      },
      onBegun: () => said.push('begun'),
      onAbsent: () => said.push('absent'),
      onFailure: () => said.push('failed'),
    },
    after,
  )
  const move = (seq: number, from: number) => {
    log.seq = Math.max(log.seq, seq)
    subscription.moved({ sessionId: 'a', after: from, seq, stepFor: () => stepOf(seq, from) })
  }
  return { subscription, log, outlet, said, move, drain: () => drain() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('following a session', () => {
  it.each([0, 1, 2, 3, 4, 5, 6])('misses no step that comes %i microtasks after what was read', async (microtasks) => {
    const { subscription, outlet, move, log } = aSubscription(3)
    const begun = subscription.begin()
    while (log.reads === 0) await undefined
    for (let at = 0; at < microtasks; at++) await undefined
    move(4, 3)
    await begun
    await settled()
    expect(outlet.sent.at(-1)?.seq).toBe(4)
  })

  it('begins with what is missing, and goes on with each step once', async () => {
    const { subscription, outlet, move, log } = aSubscription(1)
    await subscription.begin()
    move(4, 3)
    move(4, 3)
    move(6, 4)
    expect(outlet.sent).toEqual([
      { seq: 3, entries: [2, 3] },
      { seq: 4, entries: [4] },
      { seq: 6, entries: [5, 6] },
    ])
    expect(log.reads).toBe(1)
  })

  it('shows the session as it stands when nothing is missing, also to a page that claims to know more', async () => {
    const known = aSubscription(3)
    await known.subscription.begin()
    const boasting = aSubscription(99)
    await boasting.subscription.begin()
    boasting.move(4, 3)
    expect(known.outlet.sent).toEqual([{ seq: 3, entries: [] }])
    expect(boasting.outlet.sent).toEqual([
      { seq: 3, entries: [] },
      { seq: 4, entries: [4] },
    ])
  })

  it('reads what is missing between the last step sent and the one that came', async () => {
    const { subscription, outlet, move } = aSubscription(3)
    await subscription.begin()
    move(7, 6)
    await settled()
    expect(outlet.sent.at(-1)).toEqual({ seq: 7, entries: [4, 5, 6, 7] })
  })

  it('reads what another server wrote', async () => {
    const { subscription, outlet, log } = aSubscription(3)
    await subscription.begin()
    log.seq = 5
    subscription.moved({ sessionId: 'a', after: 3, seq: 5 })
    await settled()
    expect(outlet.sent.at(-1)).toEqual({ seq: 5, entries: [4, 5] })
  })

  it('misses nothing that happens while it reads', async () => {
    const { subscription, outlet, move } = aSubscription(0)
    const reading = subscription.begin()
    move(4, 3)
    move(5, 4)
    await reading
    expect(outlet.sent.flatMap(({ entries }) => entries)).toEqual([1, 2, 3, 4, 5])
  })

  it('keeps nothing for a page that is slow, and gives it all at once when it is ready', async () => {
    const { subscription, outlet, move, drain, log } = aSubscription(3)
    await subscription.begin()
    outlet.isFull = true
    for (const seq of [4, 5, 6, 7]) move(seq, seq - 1)
    await settled()
    expect(outlet.sent).toHaveLength(1)
    outlet.isFull = false
    drain()
    await settled()
    expect(outlet.sent.slice(1)).toEqual([{ seq: 7, entries: [4, 5, 6, 7] }])
    expect(log.reads).toBe(2)
  })

  it('looks for itself when news may have been lost, and says nothing when there was none', async () => {
    const { subscription, outlet, log } = aSubscription(3)
    await subscription.begin()
    const unknown = { sessionId: 'a', after: Number.POSITIVE_INFINITY, seq: Number.POSITIVE_INFINITY }
    subscription.moved(unknown)
    await settled()
    expect(outlet.sent).toHaveLength(1)
    log.seq = 4
    subscription.moved(unknown)
    await settled()
    expect(outlet.sent.at(-1)).toEqual({ seq: 4, entries: [4] })
  })
})

describe('a session that cannot be shown', () => {
  it('is absent for somebody without a seat, and stays silent', async () => {
    const { subscription, outlet, said, move, log } = aSubscription(0)
    log.isThere = false
    await subscription.begin()
    move(4, 3)
    await settled()
    expect(said).toEqual(['absent'])
    expect(outlet.sent).toEqual([])
    expect(subscription.end()).toBe(false)
  })

  it('is told to have failed when it cannot be read', async () => {
    const { subscription, said, log } = aSubscription(0)
    log.isBroken = true
    await subscription.begin()
    expect(said).toEqual(['failed'])
  })

  it('sends nothing after its end', async () => {
    const { subscription, outlet, said, move } = aSubscription(3)
    await subscription.begin()
    expect(subscription.end()).toBe(true)
    move(4, 3)
    await settled()
    expect(said).toEqual(['begun'])
    expect(outlet.sent).toHaveLength(1)
  })
})
