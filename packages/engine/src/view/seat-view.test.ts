import { describe, expect, it } from 'vitest'
import { aPlan, Committee, outcomeOf } from '../testing/committee.ts'
import { relationWord } from './relations.ts'
import { publicViewOf, viewFor } from './seat-view.ts'

/** Every value in a JSON tree, with the path to it. */
function leaves(value: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`))
}

/** What nobody but its holder may see of a seat: its scores, walk-away point and agenda. */
function secretsOf(committee: Committee, seat: string): readonly unknown[] {
  const { secrets } = committee.state.seats.find((candidate) => candidate.id === seat) ?? {}
  return [secrets?.agenda, secrets?.reservation, ...(secrets?.table.flat() ?? [])].filter(
    (value) => typeof value === 'string' || (typeof value === 'number' && !Number.isInteger(value)),
  )
}

describe('a view', () => {
  it('shows the viewer its own secrets', () => {
    const committee = new Committee()
    const view = viewFor(committee.state, 'ken')
    expect(view.own.agenda).toBe('secret-agenda-of-KEN')
    expect(view.own.capital).toBe(100)
    expect(view.seats.find((seat) => seat.isYou)?.id).toBe('ken')
  })

  it('never holds a secret of another seat, at any point of a session', () => {
    for (const seed of [1, 2, 3]) {
      const committee = new Committee(aPlan({ seed }))
      let looked = 0
      committee.until((state) => {
        if (state.status === 'concluded') return true
        if (state.seq % 11 === 0) {
          const seen = new Set(leaves(viewFor(state, 'ken')).map(([, value]) => value))
          const gallery = new Set(leaves(publicViewOf(state)).map(([, value]) => value))
          for (const other of ['chn', 'fra', 'mhl', 'usa']) {
            for (const secret of secretsOf(committee, other)) {
              expect(seen.has(secret)).toBe(false)
              expect(gallery.has(secret)).toBe(false)
            }
          }
          for (const own of secretsOf(committee, 'ken')) expect(gallery.has(own)).toBe(false)
          looked++
        }
        return false
      })
      expect(looked).toBeGreaterThan(5)
    }
  })

  it('has no key of the state that holds secrets', () => {
    const { state } = new Committee()
    const paths = leaves(viewFor(state, 'ken')).map(([path]) => path)
    for (const key of ['estimates', 'rng', 'owed', 'deck', 'secrets', 'priorRelations', 'courtesy']) {
      expect(paths.some((path) => path.split('.').includes(key))).toBe(false)
    }
  })

  it('reveals everybody once the session is concluded, and not before', () => {
    const committee = new Committee()
    expect(viewFor(committee.state, 'ken').revealed).toBeUndefined()
    committee.toTheEnd()
    const { revealed } = viewFor(committee.state, 'ken')
    expect(revealed?.['usa']?.agenda).toBe('secret-agenda-of-USA')
  })

  it('throws for a seat that is not there: callers check who holds what', () => {
    expect(() => viewFor(new Committee().state, 'bra')).toThrow(RangeError)
  })
})

describe('what a view offers to do', () => {
  it('is always accepted by the rules, and what it leaves out is refused', () => {
    const committee = new Committee()
    const offered = viewFor(committee.state, 'ken').legal.kinds
    expect(offered).toContain('propose')
    expect(offered).toContain('request-floor')
    expect(offered).not.toContain('vote')
    expect(offered).not.toContain('second')
    expect(outcomeOf(committee.act('ken', { kind: 'second' }))).toBe('no-motion-to-second')
  })

  it('is silence while others vote, and the ballot when it is the viewer’s turn', () => {
    const committee = new Committee().until((state) => {
      const vote = state.floor.vote
      return vote?.manner === 'roll-call' && vote.order[vote.ballots.length] === 'ken'
    })
    const { legal } = viewFor(committee.state, 'ken')
    expect(legal.silencedBy).toBe('voting')
    expect(legal.yourTurnToVote).toBe(true)
    expect(legal.kinds).not.toContain('propose')
  })

  it('is nothing in a paused or concluded session', () => {
    const committee = new Committee()
    committee.submit({ kind: 'PauseSession' })
    expect(viewFor(committee.state, 'ken').legal).toEqual({ kinds: [], silencedBy: 'paused', yourTurnToVote: false })
    committee.submit({ kind: 'ResumeSession' })
    committee.toTheEnd()
    expect(viewFor(committee.state, 'ken').legal.silencedBy).toBe('concluded')
  })
})

describe('the header’s two scores', () => {
  it.each([
    { relation: 0, expected: 5, because: 'neutral' },
    { relation: 1, expected: 10, because: 'everybody is an ally' },
    { relation: -1, expected: 0, because: 'everybody is hostile' },
    { relation: 0.3, expected: 7, because: '6.5 rounds up' },
  ])('make relations $expected when all regard the player with $relation: $because', ({ relation, expected }) => {
    const { state } = new Committee()
    const relations = state.relations.map((row) => row.map(() => relation))
    expect(viewFor({ ...state, relations }, 'ken').relationsScore).toBe(expected)
  })

  it('make agreement ten times the share publicly in favour', () => {
    const committee = new Committee()
    expect(viewFor(committee.state, 'ken').agreementScore).toBe(0)
    committee.act('ken', { kind: 'propose', changes: [{ issue: 0, option: 1 }] })
    expect(viewFor(committee.state, 'ken').agreementScore).toBe(2)
  })
})

describe('relation words', () => {
  it.each([
    { relation: -1, word: 'hostile' },
    { relation: -0.61, word: 'hostile' },
    { relation: -0.5, word: 'cool' },
    { relation: 0, word: 'neutral' },
    { relation: 0.3, word: 'warm' },
    { relation: 0.7, word: 'allied' },
    { relation: 1, word: 'allied' },
  ])('call $relation $word', ({ relation, word }) => {
    expect(relationWord(relation)).toBe(word)
  })
})
