import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('begins a round when it is time and the one before has ended', async () => {
  const ends: (() => void)[] = []
  const stop = repeat({
    work: () => new Promise<void>((end) => void ends.push(end)),
    everyMs: 100,
    onFailure: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(350)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(100)
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await stop()
})

it('continues after a failure, and reports it', async () => {
  const heard: unknown[] = []
  let rounds = 0
  const work = async () => {
    rounds += 1
    throw new Error(`round ${rounds}`)
  }
  const stop = repeat({ work, everyMs: 100, onFailure: (error) => void heard.push(error) })
  await vi.advanceTimersByTimeAsync(200)
  expect(heard).toEqual([new Error('round 1'), new Error('round 2')])
  await stop()
})

it('stops when the round under way has ended, and begins no other', async () => {
  let rounds = 0
  let end: () => void = () => undefined
  const work = () => {
    rounds += 1
    return new Promise<void>((resolve) => {
      end = resolve
    })
  }
  const stop = repeat({ work, everyMs: 100, onFailure: () => undefined })
  await vi.advanceTimersByTimeAsync(100)
  let isStopped = false
  const stopping = stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(500)
  expect({ rounds, isStopped }).toEqual({ rounds: 1, isStopped: false })
  end()
  await stopping
  expect(rounds).toBe(1)
})
