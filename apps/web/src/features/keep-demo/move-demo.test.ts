import { describe, expect, it } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import type { KeepItem, KeepReceipt } from './keeps.ts'
import { type MoveProgress, moveDemo } from './move-demo.ts'

const KEPT: KeepReceipt = { outcome: 'kept' }
const FORGED: KeepReceipt = { outcome: 'refused', fault: 'forged' }

function anItem(name: string, weight: number, ...answers: (KeepReceipt | Error)[]): KeepItem {
  return {
    id: name,
    name,
    weight,
    async move() {
      const answer = answers.shift() ?? KEPT
      if (answer instanceof Error) throw answer
      return answer
    },
  }
}

function busy(retryAfterMs: number): ApiError {
  const problem = { success: false, error: 'Slow down.', code: 'rate-limited', requestId: 'r' } as const
  return new ApiError('refused', 'Slow down.', { status: 429, problem, retryAfterMs })
}

async function run(...items: KeepItem[]) {
  const told: MoveProgress[] = []
  const waits: number[] = []
  const moved = await moveDemo(items, {
    importId: 'i',
    onProgress: (progress) => told.push(progress),
    wait: async (ms) => void waits.push(ms),
  })
  return { outcomes: moved.map(({ receipt }) => receipt?.outcome), told, waits }
}

describe('moving the demo', () => {
  it('moves one after the other and tells how far it has come by weight', async () => {
    const { outcomes, told } = await run(anItem('a', 1), anItem('b', 3), anItem('c', 4))
    expect(outcomes).toEqual(['kept', 'kept', 'kept'])
    expect(told.map(({ ratio, current, done }) => [current, done, ratio])).toEqual([
      ['a', 0, 0],
      ['b', 1, 1 / 8],
      ['c', 2, 4 / 8],
    ])
  })

  it('goes on after a thing that was refused', async () => {
    expect((await run(anItem('a', 1, FORGED), anItem('b', 1))).outcomes).toEqual(['refused', 'kept'])
  })

  it('stops where the server is gone, and leaves the rest without an answer', async () => {
    const gone = new ApiError('unreachable', 'No answer.')
    expect((await run(anItem('a', 1), anItem('b', 1, gone), anItem('c', 1))).outcomes).toEqual([
      'kept',
      undefined,
      undefined,
    ])
  })

  it('waits as long as the server asks, and says so', async () => {
    const { outcomes, told, waits } = await run(anItem('a', 1, busy(4200)))
    expect(outcomes).toEqual(['kept'])
    expect(waits).toEqual([4200])
    expect(told.map(({ waitSeconds }) => waitSeconds)).toEqual([undefined, 5, undefined])
  })

  it('does not wait for an hour', async () => {
    expect((await run(anItem('a', 1, busy(3_600_000)))).outcomes).toEqual([undefined])
  })
})
