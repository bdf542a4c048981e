import { describe, expect, it } from 'vitest'
import { aScene } from '../../testing/a-scene.ts'
import { checkConduct } from './conduct.ts'

const SPEECH = { kind: 'support', change: { issue: 1, option: 3 } } as const

describe('a seat that the chair has taken the floor from', () => {
  const state = aScene({ order: { conduct: [{ seat: 'ken', calls: 3, barredUntil: 965_000 }] } })

  it('may not speak, and is told until when as people tell the time', () => {
    expect(checkConduct(state, 'ken', SPEECH)).toEqual({
      code: 'floor-lost',
      detail: 'the chair has withdrawn the floor until 16:05',
    })
  })

  it.each([
    { act: { kind: 'motion', motion: 'vote' }, barred: true, because: 'a motion is moved from the floor' },
    { act: { kind: 'vote', choice: 'for' }, barred: false, because: 'it still has its vote' },
  ] as const)('is barred from a $act.kind: $barred, because $because', ({ act, barred }) => {
    expect(checkConduct(state, 'ken', act)?.code).toBe(barred ? 'floor-lost' : undefined)
  })

  it('leaves every other seat free to speak', () => {
    expect(checkConduct(state, 'usa', SPEECH)).toBeUndefined()
  })
})
