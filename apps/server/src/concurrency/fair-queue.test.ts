import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** A queue with a manual clock, and work in it that ends on demand. */
function aQueue(
  parts: {
    atOnce?: number
    atOnceEach?: number
    waiting?: number
    waitingEach?: number
    burstMs?: number
    mostCostMs?: number
  } = {},
) {
  let now = 0
  const began: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const queue = new FairQueue({
    atOnce: 1,
    atOnceEach: 1,
    waiting: 10,
    forgottenMsASecond: 100,
    ...parts,
    now: () => now,
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    queue,
    began,
    refused,
    pass: (ms: number) => {
      now += ms
    },
    async ask(name: string, signal?: AbortSignal) {
      const work = () => {
        began.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }
      void queue.run(name.slice(0, 1), work, signal).then(
        (outcome) => outcome === 'busy' && refused.push(name),
        (error: unknown) => refused.push(`${name}: ${String(error)}`),
      )
      await settle()
    },
    async end(name: string, afterMs: number) {
      now += afterMs
      ends.get(name)?.()
      await settle()
    },
  }
}

describe('dear work', () => {
  it('D6 is done so much at once and no more, in the order it was asked for', async () => {
    const { ask, began, end, queue } = aQueue({ atOnce: 2 })
    for (const name of ['a', 'b', 'c', 'd']) await ask(name)
    expect(began).toEqual(['a', 'b'])
    await end('a', 0)
    expect(began).toEqual(['a', 'b', 'c'])
    await end('b', 0)
    await end('c', 0)
    await end('d', 0)
    expect(queue.running).toBe(0)
  })

  it('D7 of one caller waits behind itself, and not in the way of others', async () => {
    const { ask, began, end } = aQueue({ atOnce: 2 })
    for (const name of ['a1', 'a2', 'a3', 'b1']) await ask(name)
    expect(began).toEqual(['a1', 'b1'])
    await end('a1', 1_000)
    expect(began).toEqual(['a1', 'b1', 'a2'])
  })

  it('D7 of the caller with the least recent cost comes first', async () => {
    const { ask, began, end } = aQueue()
    for (const name of ['a1', 'a2', 'a3']) await ask(name)
    await end('a1', 1_000)
    await ask('b1')
    expect(began).toEqual(['a1', 'a2'])
    await end('a2', 1_000)
    expect(began).toEqual(['a1', 'a2', 'b1'])
  })

  it('D7 is forgotten with time', async () => {
    const { ask, end, pass, queue } = aQueue()
    await ask('a')
    await end('a', 1_000)
    expect(queue.costOf('a')).toBe(1_000)
    pass(4_000)
    expect(queue.costOf('a')).toBe(600)
    pass(60_000)
    expect(queue.costOf('a')).toBe(0)
  })

  it('D6 is refused when too many wait: to the newcomer where no caller has cost more', async () => {
    const { ask, refused } = aQueue({ waiting: 1 })
    for (const name of ['a', 'b', 'c']) await ask(name)
    expect(refused).toEqual(['c'])
  })

  it('D6 is refused to a caller with too much waiting work, and to no other', async () => {
    const { ask, refused } = aQueue({ waitingEach: 1 })
    for (const name of ['a1', 'a2', 'a3', 'b1']) await ask(name)
    expect(refused).toEqual(['a3'])
  })

  it('D6 is refused when too many wait: to the last of the most expensive caller', async () => {
    const { ask, began, end, refused } = aQueue({ waiting: 2 })
    await ask('a1')
    await end('a1', 1_000)
    for (const name of ['a2', 'a3', 'a4', 'b']) await ask(name)
    expect(refused).toEqual(['a4'])
    await end('a2', 10)
    expect(began).toEqual(['a1', 'a2', 'b'])
  })

  it('D5 waits, where there is a limit, until what its caller has cost is forgotten, and others’ does not', async () => {
    const { ask, began, end, pass } = aQueue({ atOnce: 4, burstMs: 100 })
    await ask('a1')
    await end('a1', 103)
    for (const name of ['a2', 'b1']) await ask(name)
    expect(began).toEqual(['a1', 'b1'])
    pass(31)
    // 3 ms too much at 100 a second: no other work ends, and it begins all the same
    await expect.poll(() => began).toEqual(['a1', 'b1', 'a2'])
  })

  it('does not wait longer because another caller begins to wait', async () => {
    const { ask, began, end, pass } = aQueue({ burstMs: 100 })
    await ask('c1')
    await end('c1', 300)
    await ask('a1')
    await end('a1', 130)
    await ask('a2')
    pass(301)
    // owes nothing now, and was not admitted yet
    await ask('c2')
    await expect.poll(() => began).toEqual(['c1', 'a1', 'a2'])
  })

  it('costs a caller so much at most, however long a stopped database made it wait', async () => {
    const { ask, end, queue } = aQueue({ mostCostMs: 300 })
    await ask('a1')
    await end('a1', 60_000)
    expect(queue.costOf('a')).toBe(300)
  })

  it('is left by a caller that stops waiting', async () => {
    const { ask, began, end, refused } = aQueue()
    const gone = new AbortController()
    await ask('a')
    await ask('b', gone.signal)
    await ask('c')
    gone.abort('gone')
    await end('a', 0)
    expect(refused).toEqual(['b: gone'])
    expect(began).toEqual(['a', 'c'])
  })

  it('gives its place back when it fails', async () => {
    const { queue } = aQueue()
    const failing = queue.run('a', async () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await queue.run('a', async () => 'done')).toBe('done')
  })
})
