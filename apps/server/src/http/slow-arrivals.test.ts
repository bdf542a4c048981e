import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchMovement } from './slow-arrivals.ts'

const SILENCE_MS = 30_000
const KB = 1024

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** After how many seconds an upload of a speed is aborted; undefined where it is not within an hour. */
function stuckAfter(bytesASecond: number): number | undefined {
  const socket = { bytesRead: 700 }
  let stuckAt: number | undefined
  const end = watchMovement(socket, SILENCE_MS, () => {
    stuckAt ??= second
  })
  let second = 0
  for (; second < 3600 && stuckAt === undefined; second += 1) {
    socket.bytesRead += bytesASecond
    vi.advanceTimersByTime(1000)
  }
  end()
  return stuckAt
}

describe('slow uploads', () => {
  it.each([
    { bytesASecond: 0, seconds: 29, because: 'nothing comes' },
    { bytesASecond: 100, seconds: 29, because: 'too little comes' },
    { bytesASecond: KB, seconds: 599, because: 'it moves, but there is an end' },
    { bytesASecond: 125 * KB, seconds: 599, because: 'speed does not matter to the end' },
  ])('at $bytesASecond bytes a second is given up after $seconds s: $because', ({ bytesASecond, seconds }) => {
    expect(stuckAfter(bytesASecond)).toBe(seconds)
  })

  it('may pause for less than the time of any other request, as often as it likes', () => {
    const socket = { bytesRead: 0 }
    const onStuck = vi.fn()
    const end = watchMovement(socket, SILENCE_MS, onStuck)
    for (let pause = 0; pause < 20; pause += 1) {
      vi.advanceTimersByTime(24_000)
      socket.bytesRead += 16 * KB
    }
    expect(onStuck).not.toHaveBeenCalled()
    vi.advanceTimersByTime(34_000)
    expect(onStuck).toHaveBeenCalled()
    end()
  })
})
