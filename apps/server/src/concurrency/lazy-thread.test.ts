import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { LazyThread, ThreadEnded, type ThreadTimes } from './lazy-thread.ts'

const ECHO = path.join(import.meta.dirname, 'testing/echo.ts')

function aThread(times: ThreadTimes = {}): LazyThread<string, number> {
  const thread = new LazyThread<string, number>({ program: ECHO, limits: {}, ...times })
  onTestFinished(() => thread.close())
  return thread
}

describe('a thread that is started when it is needed', () => {
  it('is one for all orders, until there are none for a while', async () => {
    const thread = aThread({ spareMs: 500 })
    expect(thread.isStarted).toBe(false)
    const first = await thread.ask('say')
    expect(await thread.ask('slow')).toBe(first)
    await expect.poll(() => thread.isStarted).toBe(false)
    expect(await thread.ask('say')).not.toBe(first)
  })

  it.each(['crash', 'throw'])('rejects the order at which it falls (%s), and carries out the next', async (order) => {
    const thread = aThread()
    await expect(thread.ask(order)).rejects.toThrow(ThreadEnded)
    await expect(thread.ask('say')).resolves.toBeGreaterThan(0)
  })

  it('is ended when it hangs', async () => {
    const thread = aThread({ hangsMs: 30 })
    await expect(thread.ask('hang')).rejects.toThrow(ThreadEnded)
    expect(thread.isStarted).toBe(false)
  })

  it('rejects what it was asked when it is closed', async () => {
    const thread = aThread()
    const asked = thread.ask('hang')
    await Promise.all([expect(asked).rejects.toThrow(ThreadEnded), thread.close()])
  })

  it('that was made ready is ended soon where nobody asks, and kept where somebody does', async () => {
    const [unused, used] = [aThread({ unusedMs: 30 }), aThread({ unusedMs: 30 })]
    await used.warm('say')
    await used.ask('say')
    await unused.warm('say')
    await expect.poll(() => unused.isStarted).toBe(false)
    expect(used.isStarted).toBe(true)
  })
})
