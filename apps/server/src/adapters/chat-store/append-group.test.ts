import { describe, expect, it } from 'vitest'
import { type Addition, AppendGroup, type Held } from './append-group.ts'

const UNTIL = new Date(0)

function anAddition(messageId: string): Addition {
  return { lease: { messageId, fence: 1 }, events: [{ kind: 'text', seq: 1, text: messageId }], leaseUntil: UNTIL }
}

/** A store that records each batch and fails on demand. */
function aGroup(fails: (names: readonly string[]) => Error | undefined = () => undefined) {
  const writes: string[][] = []
  const group = new AppendGroup(async (additions) => {
    const names = additions.map(({ lease }) => lease.messageId)
    writes.push(names)
    const error = fails(names)
    if (error !== undefined) throw error
    return names.map((name): Held => (name === 'other' ? 'lost' : name === 'asked' ? 'stop' : 'held'))
  })
  return {
    writes,
    add: (...names: readonly string[]) => Promise.allSettled(names.map((n) => group.add(anAddition(n)))),
  }
}

function failure(code: string): Error {
  return Object.assign(new Error('no'), { code })
}

describe('writes of many answers', () => {
  it('are one batch, and each answer gets its own result', async () => {
    const { writes, add } = aGroup()
    const became = await add('a', 'other', 'asked')
    expect(writes).toEqual([['a', 'other', 'asked']])
    expect(became.map((one) => one.status === 'fulfilled' && one.value)).toEqual(['held', 'lost', 'stop'])
  })

  it('run one at a time, each with all that was added meanwhile', async () => {
    const { writes, add } = aGroup()
    const first = add('a')
    await new Promise((resolve) => setTimeout(resolve, 5))
    await Promise.all([first, add('b'), add('c')])
    expect(writes).toEqual([['a'], ['b', 'c']])
  })

  it('fail for every answer in them when the commit fails, and for none silently', async () => {
    const lost = failure('08006')
    const { writes, add } = aGroup(() => lost)
    const became = await add('a', 'b', 'c')
    expect(writes).toEqual([['a', 'b', 'c']])
    expect(became).toEqual(Array.from({ length: 3 }, () => ({ status: 'rejected', reason: lost })))
  })

  it('continue after a batch that failed', async () => {
    let isDown = true
    const { add } = aGroup(() => (isDown ? failure('57P01') : undefined))
    expect((await add('a'))[0]?.status).toBe('rejected')
    isDown = false
    expect((await add('a'))[0]?.status).toBe('fulfilled')
  })

  it('fail for the one answer alone that cannot be stored', async () => {
    const { add } = aGroup((names) => (names.includes('bad') ? failure('22P05') : undefined))
    expect((await add('a', 'bad', 'b')).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('are tried again after a deadlock', async () => {
    let deadlocks = 2
    const { writes, add } = aGroup(() => (deadlocks-- > 0 ? failure('40P01') : undefined))
    expect((await add('a'))[0]).toEqual({ status: 'fulfilled', value: 'held' })
    expect(writes).toHaveLength(3)
  })
})
