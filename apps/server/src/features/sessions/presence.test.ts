import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Presence } from './presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aPresence() {
  const written: string[][] = []
  const state = { watched: [] as string[], isBroken: false, failures: 0 }
  const presence = new Presence({
    book: {
      async record(sessionIds) {
        if (state.isBroken) throw new Error('the database is away')
        written.push([...sessionIds])
      },
    },
    now: () => Date.now(),
    watched: () => state.watched,
    onFailure: () => {
      state.failures += 1
    },
  })
  return { presence, written, state }
}

describe('who is there', () => {
  it('is written down together, and once in twenty seconds for a session that is asked for all the time', async () => {
    const { presence, written } = aPresence()
    for (let at = 0; at < 10; at++) {
      presence.seen('a')
      presence.seen('b')
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(written).toEqual([['a', 'b']])
    await vi.advanceTimersByTimeAsync(11_000)
    presence.seen('a')
    await vi.advanceTimersByTimeAsync(200)
    expect(written).toEqual([['a', 'b'], ['a']])
  })

  it('is known here before it is written, and for a while after', async () => {
    const { presence } = aPresence()
    presence.seen('a')
    expect(presence.wasSeen('a')).toBe(true)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(presence.wasSeen('a')).toBe(true)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(presence.wasSeen('a')).toBe(false)
  })

  it('is written at once for a session that was left: the two minutes begin now', async () => {
    const { presence, written } = aPresence()
    presence.seen('a')
    await vi.advanceTimersByTimeAsync(5_000)
    presence.left('a')
    await vi.advanceTimersByTimeAsync(200)
    expect(written).toEqual([['a'], ['a']])
  })

  it('is written every thirty seconds for what is watched over a socket', async () => {
    const { written, state } = aPresence()
    state.watched = ['a']
    await vi.advanceTimersByTimeAsync(60_300)
    expect(written).toEqual([['a'], ['a']])
  })

  it('is written again after a failure, when somebody is seen', async () => {
    const { presence, written, state } = aPresence()
    state.isBroken = true
    presence.seen('a')
    await vi.advanceTimersByTimeAsync(200)
    state.isBroken = false
    presence.seen('a')
    await vi.advanceTimersByTimeAsync(200)
    expect(state.failures).toBe(1)
    expect(written).toEqual([['a']])
  })

  it('is not lost at the end', async () => {
    const { presence, written } = aPresence()
    presence.seen('a')
    await presence.close()
    expect(written).toEqual([['a']])
  })
})
