import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ThreadTimes } from '../../../concurrency/lazy-thread.ts'
import { HearingBusy } from '../hearing-asking.ts'
import { HearingQueue } from './hearing-queue.ts'

const BROKEN = path.resolve(import.meta.dirname, '../testing/broken-hearing.ts')
const asking = (userId = 'ada', signal = new AbortController().signal) => ({ userId, signal })
const file = (sign: string) => new Uint8Array(Buffer.from(sign))
const SILENT = { ok: false, fault: 'nothing-heard' }

function aQueue(times: ThreadTimes = {}): HearingQueue {
  const queue = new HearingQueue({ program: BROKEN, ...times })
  onTestFinished(() => queue.close())
  return queue
}

describe('the thread that hears', () => {
  it('falls over one recording, and reads the next', async () => {
    const queue = aQueue()
    await expect(queue.decode(file('Crash'), asking())).rejects.toMatchObject({ fault: 'unavailable' })
    expect(await queue.decode(file('next'), asking())).toEqual(SILENT)
  })

  it('is ended by a recording over which it hangs, and others are served then', async () => {
    const queue = aQueue({ hangsMs: 1_000 })
    await expect(queue.decode(file('Hang'), asking('ada'))).rejects.toMatchObject({ fault: 'unavailable' })
    // on a busy machine a thread may need longer to start than this one may hang
    await expect.poll(() => queue.decode(file('next'), asking('ben')).catch(() => undefined)).toEqual(SILENT)
  })

  it('goes on where somebody gives up, who is told at once', async () => {
    const queue = aQueue()
    const given = new AbortController()
    const left = queue.decode(file('Slow'), asking('ada', given.signal))
    const ended: string[] = []
    const noted = left.catch(() => ended.push('ada'))
    const other = queue.decode(file('Slow'), asking('ben')).then(() => ended.push('ben'))
    given.abort(new Error('given up'))
    await expect(left).rejects.toThrow('given up')
    await Promise.all([noted, other])
    expect(ended).toEqual(['ada', 'ben'])
  })

  it('turns a person away who has too many recordings, and nobody else', async () => {
    const queue = aQueue()
    const many = Array.from({ length: 5 }, () => queue.decode(file('Slow'), asking('ada')))
    await expect(queue.decode(file('Slow'), asking('ada'))).rejects.toThrow(HearingBusy)
    expect(await queue.decode(file('next'), asking('ben'))).toEqual(SILENT)
    await Promise.all(many)
  })
})
