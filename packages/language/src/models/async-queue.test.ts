import { describe, expect, it } from 'vitest'
import { AsyncQueue } from './async-queue.ts'

/** All that a reader is handed, and the error that ended it. */
async function readAll(queue: AsyncQueue<string>): Promise<{ values: string[]; error?: unknown }> {
  const values: string[] = []
  try {
    for await (const value of queue) values.push(value)
    return { values }
  } catch (error) {
    return { values, error }
  }
}

describe('AsyncQueue', () => {
  it('hands on what was pushed before and while it is read, in order', async () => {
    const queue = new AsyncQueue<string>()
    queue.push('one')
    const read = readAll(queue)
    queue.push('two')
    await Promise.resolve()
    queue.push('three')
    queue.end()
    expect(await read).toEqual({ values: ['one', 'two', 'three'] })
  })

  it('hands on everything before the error with which it failed', async () => {
    const queue = new AsyncQueue<string>()
    const error = new Error('broke off')
    queue.push('one')
    queue.fail(error)
    expect(await readAll(queue)).toEqual({ values: ['one'], error })
  })

  it('keeps its first end, and takes nothing after it', async () => {
    const queue = new AsyncQueue<string>()
    queue.end()
    queue.fail(new Error('late'))
    queue.push('late')
    expect(queue.isEnded).toBe(true)
    expect(await readAll(queue)).toEqual({ values: [] })
  })

  it('gives all that waits at once', () => {
    const queue = new AsyncQueue<string>()
    queue.push('one')
    queue.push('two')
    expect(queue.takeWaiting()).toEqual(['one', 'two'])
    expect(queue.takeWaiting()).toEqual([])
  })

  it.each([
    ['something waits', (queue: AsyncQueue<string>) => queue.push('one')],
    ['it has ended', (queue: AsyncQueue<string>) => queue.end()],
    ['it has failed', (queue: AsyncQueue<string>) => queue.fail(new Error('broke off'))],
  ])('tells that %s, before it is asked and after', async (_, happens) => {
    const [asked, told] = [new AsyncQueue<string>(), new AsyncQueue<string>()]
    const news = asked.news()
    happens(asked)
    happens(told)
    await expect(Promise.all([news, told.news()])).resolves.toBeDefined()
  })
})
