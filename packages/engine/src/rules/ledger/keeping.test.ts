import { describe, expect, it } from 'vitest'
import { Committee } from '../../testing/committee.ts'

const CLAUSE = { issue: 1, option: 2 }

/** A draft on the floor, and a promise of Kenya to France about one clause. */
function promised(): Committee {
  const committee = new Committee()
  committee.act('ken', { kind: 'propose', changes: [{ issue: 3, option: 2 }] })
  committee.until((state) => state.owed.length === 0)
  committee.act('ken', { kind: 'promise', target: 'fra', change: CLAUSE })
  return committee
}

function statusOf(committee: Committee): string | undefined {
  return committee.state.commitments[0]?.status
}

function regard(committee: Committee, from: string): number {
  const row = committee.state.seats.findIndex((seat) => seat.id === from)
  const column = committee.state.seats.findIndex((seat) => seat.id === 'ken')
  return committee.state.relations[row]?.[column] ?? 0
}

describe('a promise', () => {
  it('stands open until it comes to it', () => {
    const committee = promised()
    expect(committee.state.commitments[0]).toMatchObject({ kind: 'promise', by: 'ken', to: 'fra', status: 'open' })
  })

  it.each([
    { act: { kind: 'support', change: CLAUSE }, status: 'kept', because: 'its author speaks for it' },
    { act: { kind: 'propose', changes: [CLAUSE] }, status: 'kept', because: 'its author proposes it' },
    { act: { kind: 'oppose', change: CLAUSE }, status: 'broken', because: 'its author speaks against it' },
    {
      act: { kind: 'propose', changes: [{ issue: 1, option: 3 }] },
      status: 'broken',
      because: 'its author asks for something else on that issue',
    },
    {
      act: { kind: 'oppose', change: { issue: 1, option: 3 } },
      status: 'open',
      because: 'it was not about that option',
    },
    { act: { kind: 'support', change: { issue: 2, option: 2 } }, status: 'open', because: 'another issue' },
  ] as const)('is $status when $because', ({ act, status }) => {
    const committee = promised()
    committee.act('ken', act)
    expect(statusOf(committee)).toBe(status)
  })

  it('is kept by a placard that takes the change, and broken by one that refuses it', () => {
    for (const [reaction, status] of [
      ['live-with', 'kept'],
      ['cannot-accept', 'broken'],
    ] as const) {
      const committee = promised()
      committee.act('fra', { kind: 'propose', changes: [CLAUSE] }, 'autonomous')
      const proposal = committee.state.proposals.at(-1)?.id ?? ''
      committee.act('ken', { kind: 'react', proposal, reaction })
      expect(statusOf(committee)).toBe(status)
    }
  })

  it('broken is seen by everybody: the one promised most of all', () => {
    const committee = promised()
    const before = { fra: regard(committee, 'fra'), usa: regard(committee, 'usa') }
    committee.act('ken', { kind: 'propose', changes: [{ issue: 1, option: 3 }] })
    expect(regard(committee, 'fra') - before.fra).toBeCloseTo(-0.35, 6)
    expect(regard(committee, 'usa') - before.usa).toBeCloseTo(-0.06, 6)
    expect(committee.state.seats.find((seat) => seat.id === 'ken')?.credibility).toBe(60)
    expect(committee.state.tension.causes.some((cause) => cause.code === 'broken-promise')).toBe(true)
  })

  it('kept raises credibility and regard', () => {
    const committee = promised()
    const before = regard(committee, 'fra')
    committee.act('ken', { kind: 'support', change: CLAUSE })
    expect(regard(committee, 'fra')).toBeGreaterThan(before + 0.1)
    expect(committee.state.seats.find((seat) => seat.id === 'ken')?.credibility).toBe(79)
  })
})

describe('a trade', () => {
  function offered(): Committee {
    const committee = new Committee()
    committee.act('ken', { kind: 'propose', changes: [{ issue: 3, option: 2 }] })
    committee.until((state) => state.owed.length === 0)
    // Kenya gives France observers, where France's heart is, for a modest step on finance.
    committee.act('ken', { kind: 'trade', target: 'fra', give: CLAUSE, take: { issue: 0, option: 1 } })
    return committee
  }

  it('is answered by the one it is offered to, with words', () => {
    const committee = offered()
    expect(committee.state.offers[0]).toMatchObject({ by: 'ken', to: 'fra', status: 'open' })
    committee.until((state) => state.offers[0]?.status !== 'open')
    const answer = committee.events('act-taken').find(({ act }) => act.kind === 'accept' || act.kind === 'decline')
    expect(answer).toMatchObject({ seat: 'fra', origin: 'reply', words: 'Words.' })
  })

  it('accepted binds both sides and goes to the floor as one proposal', () => {
    const committee = offered().until((state) => state.offers[0]?.status !== 'open')
    expect(committee.state.offers[0]?.status).toBe('accepted')
    expect(committee.events('commitment-made').map(({ by, to }) => [by, to])).toEqual([
      ['ken', 'fra'],
      ['fra', 'ken'],
    ])
    expect(committee.events('proposal-put').at(-1)).toMatchObject({ by: 'ken', partner: 'fra' })
  })

  it('that nobody answers lapses', () => {
    const committee = new Committee()
    committee.act('fra', { kind: 'trade', target: 'ken', give: CLAUSE, take: { issue: 0, option: 1 } }, 'autonomous')
    committee.until((state) => state.offers[0]?.status !== 'open')
    expect(committee.state.offers[0]?.status).toBe('lapsed')
    expect(committee.events('offer-settled')[0]?.at).toBeGreaterThanOrEqual(90_000)
  })

  it('may be answered only by the one it was made to', () => {
    const committee = offered()
    const offer = committee.state.offers[0]?.id ?? ''
    const decision = committee.act('usa', { kind: 'accept', offer })
    expect(decision.ok ? 'accepted' : decision.rejection.code).toBe('offer-not-to-you')
  })
})

describe('a bargain of AI delegates', () => {
  it('is never gone back on by either side', () => {
    const committee = new Committee().toTheEnd()
    const delegates = new Set(['chn', 'fra', 'mhl', 'usa'])
    const broken = committee.state.commitments.filter(
      ({ kind, status, by, change }) => kind === 'promise' && status === 'broken' && change && delegates.has(by),
    )
    const proposed = broken.filter((promise) =>
      committee
        .events('act-taken')
        .some(({ seat, act, at }) => seat === promise.by && act.kind === 'propose' && at === promise.settledAt),
    )
    expect(proposed).toEqual([])
  })
})

describe('fine words', () => {
  it('cannot be farmed: courtesy earns no more than its cap in a session', () => {
    const committee = new Committee()
    const total = () => ['chn', 'fra', 'mhl', 'usa'].reduce((sum, from) => sum + regard(committee, from), 0)
    const before = total()
    for (let round = 0; round < 100; round++) committee.act('ken', { kind: 'reassure' })
    expect(total() - before).toBeLessThanOrEqual(0.3 + 1e-9)
  })

  it('work at first', () => {
    const committee = new Committee()
    const before = regard(committee, 'fra')
    committee.act('ken', { kind: 'apologise', target: 'fra' })
    expect(regard(committee, 'fra')).toBeCloseTo(before + 0.06, 9)
  })

  it('give way to harsh ones, which are not capped', () => {
    const committee = new Committee()
    const before = regard(committee, 'fra')
    for (let round = 0; round < 3; round++) committee.act('ken', { kind: 'threaten', target: 'fra' })
    expect(regard(committee, 'fra')).toBeCloseTo(before - 0.36, 9)
    expect(committee.state.tension.causes.filter((cause) => cause.code === 'threat')).toHaveLength(3)
  })
})
