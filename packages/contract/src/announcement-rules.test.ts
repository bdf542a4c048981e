import { describe, expect, it } from 'vitest'
import { audiencesOf, inAnnouncementOrder, isAnnouncementShown } from './announcement-rules.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

describe('audiences', () => {
  it.each([
    { age: undefined, audiences: ['all'], because: 'a visitor has no account' },
    { age: 0, audiences: ['all', 'new-users'], because: 'the account was made just now' },
    { age: 14 * DAY_MS - 1, audiences: ['all', 'new-users'], because: 'it is still younger than 14 days' },
    { age: 14 * DAY_MS, audiences: ['all', 'existing-users'], because: 'it is 14 days old' },
    { age: -60_000, audiences: ['all', 'new-users'], because: 'clocks differ a little' },
  ])('of an account $age ms old are $audiences: $because', ({ age, audiences }) => {
    const createdAt = age === undefined ? undefined : new Date(NOW.getTime() - age)
    expect(audiencesOf(createdAt, NOW)).toEqual(audiences)
  })
})

describe('showing', () => {
  const one = { isActive: true, targetAudience: 'all' } as const
  it.each([
    { change: {}, isShown: true, because: 'it is active and meant for all' },
    { change: { isActive: false }, isShown: false, because: 'it was taken out of sight' },
    { change: { expiresAt: '2026-11-21T12:00:00.001Z' }, isShown: true, because: 'it has a moment left' },
    { change: { expiresAt: '2026-11-21T12:00:00.000Z' }, isShown: false, because: 'its time is over' },
    { change: { targetAudience: 'existing-users' }, isShown: false, because: 'it is meant for others' },
  ] as const)('$change: $isShown, $because', ({ change, isShown }) => {
    expect(isAnnouncementShown({ ...one, ...change }, ['all', 'new-users'], NOW)).toBe(isShown)
  })
})

describe('order', () => {
  it('is pinned, then pressing, then new', () => {
    const one = (id: string, isPinned: boolean, priority: 'low' | 'medium' | 'high' | 'urgent', day: number) => ({
      id,
      isPinned,
      priority,
      createdAt: `2026-11-${day}T00:00:00.000Z`,
    })
    const listed = inAnnouncementOrder([
      one('low', false, 'low', 20),
      one('old high', false, 'high', 10),
      one('new high', false, 'high', 19),
      one('urgent', false, 'urgent', 11),
      one('pinned low', true, 'low', 12),
      one('medium', false, 'medium', 20),
      one('pinned medium', true, 'medium', 10),
    ])
    expect(listed.map(({ id }) => id)).toEqual([
      'pinned medium',
      'pinned low',
      'urgent',
      'new high',
      'old high',
      'medium',
      'low',
    ])
  })
})
