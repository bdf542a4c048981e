import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, type Change } from '../model/committee/issue.ts'
import { aStanding, singleChanges } from '../testing/standings.ts'
import { estimatedSurplus } from './estimate.ts'
import { type PublicRoom, singleText } from './single-text.ts'

const anyStanding = fc.integer({ min: 0, max: 0xffffffff }).map(aStanding)

const anyRoom: fc.Arbitrary<PublicRoom> = anyStanding.map(({ text, estimates }) => ({ text, estimates, avoid: [] }))

/** What a surplus means to a seat: falling without end below nothing, ever less worth above it. */
function meaning(surplus: number): number {
  return surplus < 0 ? surplus / 0.25 : surplus / (surplus + 0.25)
}

/** How content the room would be with changes of the text. */
function contentWith({ text, estimates }: PublicRoom, changes: readonly Change[]): number {
  const after = applyChanges(text, changes)
  return estimates.reduce((sum, estimate) => sum + meaning(estimatedSurplus(estimate, after)), 0)
}

/** The room with only as many of its seats, or with one seat as often. */
function alone(gain: number, surplus: number): PublicRoom {
  return { text: [0], estimates: [{ table: [[surplus, surplus + gain]], observations: 1 }], avoid: [] }
}

describe('the chair’s single text', () => {
  it('betters the room noticeably, or is not offered', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const changes = singleText(room)
        if (changes) expect(contentWith(room, changes)).toBeGreaterThan(contentWith(room, []) + 0.03 - 1e-9)
      }),
    )
  })

  it('betters it no less than any single change would, and is offered wherever one would do', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const most = Math.max(...singleChanges(room.text).map((change) => contentWith(room, [change])))
        const changes = singleText(room)
        if (most > contentWith(room, []) + 0.03 + 1e-9) expect(changes).toBeDefined()
        if (changes) expect(contentWith(room, changes)).toBeGreaterThanOrEqual(most - 1e-9)
      }),
    )
  })

  it('changes one to three issues, each once and each to something else', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const changes = singleText(room) ?? []
        expect(changes.length).toBeLessThanOrEqual(3)
        expect(new Set(changes.map(({ issue }) => issue)).size).toBe(changes.length)
        for (const { issue, option } of changes) expect(option).not.toBe(room.text[issue])
      }),
    )
  })

  it('makes no difference between delegations: seated otherwise they are offered as good a text', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const turned = { ...room, estimates: room.estimates.toReversed() }
        const [here, there] = [singleText(room), singleText(turned)]
        expect(there === undefined).toBe(here === undefined)
        expect(contentWith(room, there ?? [])).toBeCloseTo(contentWith(room, here ?? []), 6)
      }),
    )
  })

  it('is never one the committee has refused', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const first = singleText(room)
        if (!first) return
        const refused = applyChanges(room.text, first)
        const second = singleText({ ...room, avoid: [refused] })
        if (second) expect(applyChanges(room.text, second)).not.toEqual(refused)
      }),
    )
  })

  it.each([
    { surplus: -0.1, gain: 0.01, offered: true, because: 'to who has less than nothing a hundredth is much' },
    { surplus: 0, gain: 0.01, offered: true, because: 'to who has nothing it is enough' },
    { surplus: 0.5, gain: 0.01, offered: false, because: 'to who has plenty it is nothing' },
    { surplus: 0.5, gain: 0.2, offered: true, because: 'but a fifth is something to anybody' },
    { surplus: -0.1, gain: -0.01, offered: false, because: 'a loss betters nobody' },
  ])('for a gain of $gain at a surplus of $surplus is offered: $offered, $because', ({ surplus, gain, offered }) => {
    expect(singleText(alone(gain, surplus)) !== undefined).toBe(offered)
  })

  it('takes from who has much for who has nothing, and not the other way round', () => {
    const table = (surplus: number, gain: number) => ({ table: [[surplus, surplus + gain]], observations: 1 })
    const give = { text: [0], avoid: [], estimates: [table(0.6, -0.1), table(0, 0.1)] }
    const take = { text: [0], avoid: [], estimates: [table(0.6, 0.1), table(0, -0.1)] }
    expect(singleText(give)).toEqual([{ issue: 0, option: 1 }])
    expect(singleText(take)).toBeUndefined()
  })

  it('settles at most three issues at a time, however many would gain', () => {
    const issues = [0, 1, 2, 3, 4]
    const table = issues.map(() => [0, 0.2])
    const room = { text: issues.map(() => 0), avoid: [], estimates: [{ table, observations: 1 }] }
    expect(singleText(room)).toHaveLength(3)
  })
})
