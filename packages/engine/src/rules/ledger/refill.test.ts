import { describe, expect, it } from 'vitest'
import type { Commitment } from '../../model/committee/promise.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { Committee } from '../../testing/committee.ts'
import { REFILL, refillFor } from './refill.ts'

function aPromise(overrides: Partial<Commitment> = {}): Commitment {
  return {
    id: 'c1',
    kind: 'promise',
    by: 'ken',
    to: 'fra',
    change: { issue: 1, option: 2 },
    at: 0,
    status: 'open',
    settledAt: undefined,
    ...overrides,
  }
}

/** Kenya has this much left, and this has been kept before. */
function aState(capital: number, before: readonly Commitment[] = []): CampaignState {
  const { state } = new Committee()
  return { ...state, capital: state.capital.map(() => capital), commitments: before }
}

const CASES: readonly {
  readonly capital: number
  readonly before: readonly Commitment[]
  readonly promise: Commitment
  readonly left: number | undefined
  readonly because: string
}[] = [
  { capital: 40, before: [], promise: aPromise(), left: 40 + REFILL, because: 'a word kept is worth its points' },
  { capital: 95, before: [], promise: aPromise(), left: 100, because: 'a capital is never fuller than full' },
  { capital: 100, before: [], promise: aPromise(), left: undefined, because: 'a full capital needs nothing' },
  {
    capital: 40,
    before: [aPromise({ id: 'c0', status: 'kept', to: 'usa' })],
    promise: aPromise(),
    left: undefined,
    because: 'the same issue was promised and kept before, to whomever',
  },
  {
    capital: 40,
    before: [aPromise({ id: 'c0', status: 'broken' })],
    promise: aPromise(),
    left: 40 + REFILL,
    because: 'a broken promise has earned nothing',
  },
  {
    capital: 40,
    before: [aPromise({ id: 'c0', status: 'kept', by: 'usa' })],
    promise: aPromise(),
    left: 40 + REFILL,
    because: 'another delegation earned that one',
  },
  {
    capital: 40,
    before: [aPromise({ id: 'c0', status: 'kept' })],
    promise: aPromise({ change: { issue: 2, option: 1 } }),
    left: 40 + REFILL,
    because: 'another issue is another word',
  },
  {
    capital: 40,
    before: [],
    promise: aPromise({ change: undefined }),
    left: 40 + REFILL,
    because: 'a word on the whole draft counts as well',
  },
  { capital: 40, before: [], promise: aPromise({ kind: 'threat' }), left: undefined, because: 'it was a threat' },
  { capital: 40, before: [], promise: aPromise({ to: 'ken' }), left: undefined, because: 'nobody else was promised' },
]

describe('the capital a kept promise refills', () => {
  it.each(CASES)('is $left after $capital because $because', ({ capital, before, promise, left }) => {
    expect(refillFor(aState(capital, before), promise)).toBe(left)
  })

  it('comes back through the floor: promised, kept, paid in', () => {
    const committee = new Committee()
    committee.act('ken', { kind: 'choose', choice: 'talk' })
    committee.act('ken', { kind: 'promise', target: 'fra', change: { issue: 1, option: 2 } })
    committee.act('ken', { kind: 'support', change: { issue: 1, option: 2 } })
    const index = committee.state.seats.findIndex(({ id }) => id === 'ken')
    expect(committee.state.capital[index]).toBe(100)
    expect(committee.events('capital-changed')).toMatchObject([{ seat: 'ken', capital: 100 }])
  })
})
