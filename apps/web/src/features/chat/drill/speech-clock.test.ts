import { describe, expect, it } from 'vitest'
import { begun, paused, resumed, takenUp, usedSeconds } from './speech-clock.ts'

const AT = 1_000_000

describe('the clock of a speech', () => {
  it('counts whole seconds from its beginning', () => {
    expect(usedSeconds(begun(AT), AT + 12_900)).toBe(12)
  })

  it('stands still while it is paused, as often as that happens', () => {
    const first = resumed(paused(begun(AT), AT + 10_000), AT + 40_000)
    expect(usedSeconds(first, AT + 45_000)).toBe(15)
    const second = paused(first, AT + 50_000)
    expect(usedSeconds(second, AT + 500_000)).toBe(20)
    expect(paused(second, AT + 600_000)).toEqual(second)
  })

  it.each([
    { awayMs: 4000, seconds: 34, because: 'a reload is no pause' },
    { awayMs: 3_600_000, seconds: 30, because: 'it was last seen running after thirty seconds' },
  ])('says $seconds seconds after an absence of $awayMs ms: $because', ({ awayMs, seconds }) => {
    const seen = { ...begun(AT), seenAt: AT + 30_000 }
    const now = AT + 30_000 + awayMs
    expect(usedSeconds(takenUp(seen, now), now)).toBe(seconds)
  })

  it('is not fooled by a clock that is set back, nor by a day', () => {
    expect(usedSeconds(begun(AT), AT - 60_000)).toBe(0)
    expect(usedSeconds(begun(AT), AT + 86_400_000)).toBe(3600)
  })
})
