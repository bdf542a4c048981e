import { describe, expect, it } from 'vitest'
import { CallCounter } from './call-counter.ts'
import { ProcessorLoad } from './processor-load.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, 0) + minutes * 60_000)

describe('calls of the last hour', () => {
  it('are counted since the start while the server is younger', () => {
    const calls = new CallCounter(at(0))
    for (const minute of [0, 1, 1, 30]) calls.count(at(minute))
    expect(calls.lastHour(at(30))).toEqual({ count: 4, since: at(0) })
  })

  it('leave out what is older than an hour', () => {
    const calls = new CallCounter(at(0))
    for (const minute of [0, 59, 60, 119]) calls.count(at(minute))
    expect(calls.lastHour(at(119))).toEqual({ count: 2, since: at(59) })
    expect(calls.lastHour(at(300))).toEqual({ count: 0, since: at(240) })
  })

  it('are kept for an hour only, however long it counts', () => {
    const calls = new CallCounter(at(0))
    for (let minute = 0; minute < 1000; minute += 1) calls.count(at(minute))
    expect(calls.lastHour(at(999)).count).toBe(60)
  })
})

describe('the load of the processors', () => {
  it('is the share of time in use since the minute before', () => {
    let times = { busyMs: 1000, idleMs: 9000 }
    const load = new ProcessorLoad(() => times)
    expect(load.ratio()).toBe(0)
    times = { busyMs: 1600, idleMs: 9400 }
    expect(load.ratio()).toBe(0.6)
    load.mark()
    times = { busyMs: 1600, idleMs: 10_400 }
    load.mark()
    times = { busyMs: 1850, idleMs: 11_150 }
    expect(load.ratio()).toBe(0.125)
    load.mark()
    expect(load.ratio()).toBe(0.25)
  })
})
