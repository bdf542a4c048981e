import { describe, expect, it } from 'vitest'
import { evolve, replay } from '../fold/evolve.ts'
import { LONGEST_STEP_MS, sessionTimeAt } from '../model/session/time.ts'
import { stateHash } from '../primitives/hash/hash.ts'
import { aPlan, Committee, OPENED_AT, offeredToClose, outcomeOf } from '../testing/committee.ts'
import { decide } from './decide.ts'
import { due, nextDueAt } from './due.ts'

describe('opening a session', () => {
  it('starts in the opening phase, calm, with the first crisis before the committee', () => {
    const { state } = new Committee()
    expect(state.clock.phaseIndex).toBe(0)
    expect(state.crisis?.card.id).toBe('one')
    expect(state.deck).toHaveLength(3)
    expect(state.drafts).toEqual([])
    expect(state.status).toBe('active')
  })

  it('draws the same secrets from the same seed and others from another', () => {
    const secrets = (seed: number) => stateHash(new Committee(aPlan({ seed })).state.seats)
    expect(secrets(7)).toBe(secrets(7))
    expect(secrets(7)).not.toBe(secrets(8))
  })

  it('is refused a second time', () => {
    const committee = new Committee()
    expect(outcomeOf(committee.submit({ kind: 'OpenSession', plan: aPlan() }))).toBe('session-already-open')
  })

  it('cannot be preceded by another command: that is a bug of the caller', () => {
    expect(() => decide(undefined, { kind: 'AdvanceClock' }, { now: 0 })).toThrow(RangeError)
    expect(() => evolve(undefined, { kind: 'session-paused', at: 0, now: 0 })).toThrow(RangeError)
  })

  it.each([
    { majority: 'simple', because: 'a General Assembly committee' },
    { majority: 'two-thirds', because: 'an important question' },
    { majority: 'security-council', because: 'a council with permanent members' },
  ] as const)('plays to a conclusion under $majority: $because', ({ majority }) => {
    const committee = new Committee(aPlan({ majority })).toTheEnd()
    expect(committee.state.conclusion).toBeDefined()
    expect(committee.events('session-concluded')).toHaveLength(1)
  })

  it.each([1, 2, 3, 4])('plays alike with %i people at the table', (count) => {
    const people = ['KEN', 'FRA', 'USA', 'MHL'].slice(0, count)
    const committee = new Committee(aPlan({ people })).toTheEnd()
    expect(committee.state.seats.filter((seat) => seat.holder.kind === 'person')).toHaveLength(count)
    expect(committee.state.conclusion).toBeDefined()
  })
})

describe('the log', () => {
  it('replays to the very same state', () => {
    const committee = new Committee().toTheEnd()
    expect(stateHash(replay(committee.log))).toBe(stateHash(committee.state))
    expect(committee.state.seq).toBe(committee.log.length)
  })

  it('is the same for the same seed and the same acts', () => {
    const play = () => {
      const committee = new Committee(aPlan({ seed: 99 }))
      committee.until((state) => state.drafts.length > 0)
      committee.act('ken', { kind: 'propose', changes: [{ issue: 3, option: 2 }] })
      return stateHash(committee.toTheEnd().log)
    }
    expect(play()).toBe(play())
  })

  it('is never empty', () => {
    expect(() => replay([])).toThrow(RangeError)
  })
})

describe('session time', () => {
  const { state } = new Committee(aPlan({ pace: 2 }))

  it.each([
    { wall: 0, session: 0, because: 'nothing has passed' },
    { wall: 1_000, session: 2_000, because: 'the pace is 2' },
    { wall: -5_000, session: 0, because: 'a clock that jumps back moves nothing' },
    { wall: 86_400_000, session: LONGEST_STEP_MS, because: 'time nobody ran the session is not played' },
  ])('is $session ms after $wall ms of wall time: $because', ({ wall, session }) => {
    expect(sessionTimeAt(state, OPENED_AT + wall)).toBe(session)
  })

  it.each([
    { what: 'an act', take: (committee: Committee) => committee.act('ken', { kind: 'remark' }) },
    {
      what: "a delegate's act",
      take: (committee: Committee) => committee.act('fra', { kind: 'remark' }, 'autonomous'),
    },
    {
      what: 'an answer to the offer to close',
      take: (committee: Committee) => committee.submit({ kind: 'AnswerClosingOffer', seat: 'ken', close: false }),
    },
  ])('never goes back behind $what, though the clock is set back before the next tick', ({ take }) => {
    const committee = offeredToClose()
    committee.now += 2_000
    expect(outcomeOf(take(committee))).toBe('accepted')
    committee.now -= 86_400_000
    expect(outcomeOf(committee.act('ken', { kind: 'remark' }))).toBe('accepted')
    committee.submit({ kind: 'AdvanceClock' })
    const times = committee.log.map((event) => event.at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('stands still while the session is paused', () => {
    const committee = new Committee()
    committee.now += 5_000
    committee.submit({ kind: 'PauseSession' })
    expect(sessionTimeAt(committee.state, committee.now + 60_000)).toBe(5_000)
    expect(nextDueAt(committee.state)).toBeUndefined()
    expect(due(committee.state, committee.now + 60_000)).toEqual([])
    committee.now += 3_600_000
    committee.submit({ kind: 'ResumeSession' })
    expect(sessionTimeAt(committee.state, committee.now)).toBe(5_000)
  })
})

describe('a paused or concluded session', () => {
  it('takes no acts while it is paused, and takes them again after', () => {
    const committee = new Committee()
    committee.submit({ kind: 'PauseSession' })
    expect(outcomeOf(committee.act('ken', { kind: 'remark' }))).toBe('session-paused')
    committee.submit({ kind: 'ResumeSession' })
    expect(outcomeOf(committee.act('ken', { kind: 'remark' }))).toBe('accepted')
  })

  it('pauses and resumes only once', () => {
    const committee = new Committee()
    committee.submit({ kind: 'PauseSession' })
    committee.submit({ kind: 'PauseSession' })
    committee.submit({ kind: 'ResumeSession' })
    committee.submit({ kind: 'ResumeSession' })
    expect(committee.events('session-paused')).toHaveLength(1)
    expect(committee.events('session-resumed')).toHaveLength(1)
  })

  it.each([
    { kind: 'AdvanceClock' },
    { kind: 'PauseSession' },
    { kind: 'SetPace', pace: 2 },
    { kind: 'AnswerClosingOffer', seat: 'ken', close: true },
  ] as const)('is over for good: $kind is refused after the conclusion', (command) => {
    const committee = new Committee().toTheEnd()
    expect(outcomeOf(committee.submit(command))).toBe('session-concluded')
  })

  it.each([
    { pace: 0.5, outcome: 'pace-out-of-range' },
    { pace: Number.NaN, outcome: 'pace-out-of-range' },
    { pace: 3, outcome: 'accepted' },
  ])('takes a pace of $pace: $outcome', ({ pace, outcome }) => {
    expect(outcomeOf(new Committee().submit({ kind: 'SetPace', pace }))).toBe(outcome)
  })
})

describe('an answer that has gone out of order', () => {
  it('is dropped by the clock, and the debate goes on', () => {
    const committee = new Committee().until((state) => state.drafts.length > 0 && state.owed.length === 0)
    const stale = {
      seat: 'usa',
      notBefore: 0,
      act: { kind: 'sign', draft: 'd999' },
      replyTo: 0,
      spoken: false,
    } as const
    committee.state = { ...committee.state, owed: [stale] }
    expect(due(committee.state, committee.now)).toEqual([{ kind: 'clock' }])
    const acts = committee.state.autonomousActs
    committee.until((state) => state.autonomousActs > acts)
    expect(committee.events('replies-dropped')).toHaveLength(1)
    expect(committee.state.owed).not.toContain(stale)
  })

  it('as a stance on a draft that was voted down meanwhile, holds nothing up', () => {
    const committee = new Committee().until((state) => state.drafts.length > 0 && state.owed.length === 0)
    const draft = committee.state.drafts[0]?.id ?? ''
    const stale = {
      seat: 'usa',
      notBefore: 0,
      act: { kind: 'declare', draft, stance: 'favour' },
      replyTo: 0,
      spoken: false,
    } as const
    const drafts = committee.state.drafts.map((open) => ({ ...open, status: 'rejected' as const }))
    committee.state = { ...committee.state, drafts, owed: [stale] }
    expect(committee.toTheEnd().state.status).toBe('concluded')
  })
})
