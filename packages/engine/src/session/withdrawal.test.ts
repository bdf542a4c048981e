import { describe, expect, it } from 'vitest'
import { replay } from '../fold/evolve.ts'
import type { Act } from '../model/acts/act.ts'
import type { SessionEvent } from '../model/session/event.ts'
import { restorableOf } from '../model/session/restorable.ts'
import { stateHash } from '../primitives/hash/hash.ts'
import { aPack } from '../testing/a-pack.ts'
import { aPlan, Committee } from '../testing/committee.ts'
import { debriefOf } from '../view/debrief/debrief.ts'
import { transcriptOf } from '../view/transcript.ts'
import { WITHDRAWAL_MS, withdrawLast } from './withdrawal.ts'

const PROPOSAL: Act = { kind: 'propose', changes: [{ issue: 0, option: 1 }] }

function says(committee: Committee, act: Act, words = 'We mean it.') {
  return committee.submit({ kind: 'TakeAct', seat: 'ken', act, words, origin: 'person' })
}

function undo({ log, now }: Pick<Committee, 'log' | 'now'>, after = 0) {
  return withdrawLast(log, 'ken', { now: now + after })
}

describe('taking back one’s last act', () => {
  it.each([
    { act: PROPOSAL, because: 'a draft that was introduced is gone again' },
    {
      act: { kind: 'trade', target: 'fra', give: { issue: 0, option: 1 }, take: { issue: 1, option: 1 } },
      because: 'an offer is off',
    },
    { act: { kind: 'promise', target: 'fra', change: { issue: 2, option: 1 } }, because: 'nobody is held to it' },
    { act: { kind: 'warn', target: 'usa' }, because: 'the tension it brought goes with it' },
    { act: { kind: 'request-floor' }, because: 'the name leaves the speakers list' },
  ] satisfies readonly { act: Act; because: string }[])('undoes $act.kind: $because', ({ act }) => {
    const committee = new Committee()
    const before = stateHash(restorableOf(committee.state))
    expect(says(committee, act).ok).toBe(true)
    expect(stateHash(restorableOf(committee.state))).not.toBe(before)
    const undone = undo(committee)
    if (!undone.ok) throw new Error(undone.rejection.detail)
    expect(stateHash(restorableOf(undone.state))).toBe(before)
    expect(undone.state.seq).toBe(committee.state.seq + 1)
  })

  it('keeps the act in the log, replays to the same state and tells it in the transcript', () => {
    const committee = new Committee()
    says(committee, PROPOSAL)
    const undone = undo(committee)
    if (!undone.ok) throw new Error(undone.rejection.detail)
    const log: SessionEvent[] = JSON.parse(JSON.stringify([...committee.log, ...undone.events]))
    expect(stateHash(replay(log))).toBe(stateHash(undone.state))
    expect(transcriptOf(log).filter(({ kind }) => kind === 'speech')).toHaveLength(1)
    expect(transcriptOf(log).at(-1)).toMatchObject({ kind: 'withdrawal', seat: 'ken', words: '' })
  })

  it('does not count what was withdrawn as an act by a person', () => {
    const committee = new Committee()
    says(committee, PROPOSAL)
    expect(committee.state.personActs).toBe(1)
    const undone = undo(committee)
    expect(undone.ok && undone.state.personActs).toBe(0)
    expect(undone.ok && undone.state.clock.phases[0]?.substantiveActs).toBe(0)
  })

  it('takes the placards shown on it down as well, but not once a delegation has spoken', () => {
    const committee = new Committee()
    says(committee, { kind: 'question', target: 'fra', issue: 0 })
    expect(undo(committee).ok).toBe(true)
    const [, reply] = [committee.log.length, committee.state.owed[0]]
    if (!reply) throw new Error('France owes an answer')
    committee.now += 4_000
    const { seat, act } = reply
    committee.submit({ kind: 'TakeAct', seat, act, words: 'Here is why.', origin: 'reply' })
    expect(undo(committee)).toMatchObject({ ok: false, rejection: { code: 'too-late-to-withdraw' } })
  })

  it.each([
    { code: 'nothing-to-withdraw', because: 'nothing was said yet', prepare: () => 0 },
    {
      code: 'nothing-to-withdraw',
      because: 'one act is taken back once',
      prepare: (committee: Committee) => {
        says(committee, PROPOSAL)
        const undone = undo(committee)
        if (undone.ok) committee.log.push(...undone.events)
        return 0
      },
    },
    {
      code: 'too-late-to-withdraw',
      because: 'the seconds are over',
      prepare: (committee: Committee) => {
        says(committee, PROPOSAL)
        return WITHDRAWAL_MS + 1
      },
    },
    {
      code: 'act-stands',
      because: 'a die was drawn',
      prepare: (committee: Committee) => {
        says(committee, { kind: 'choose', choice: 'talk' })
        return 0
      },
    },
    {
      code: 'session-paused',
      because: 'nothing moves',
      prepare: (committee: Committee) => {
        says(committee, PROPOSAL)
        committee.submit({ kind: 'PauseSession' })
        return 0
      },
    },
  ])('is refused as $code: $because', ({ code, prepare }) => {
    const committee = new Committee()
    const after = prepare(committee)
    expect(undo(committee, after)).toMatchObject({ ok: false, rejection: { code } })
  })
})

describe('a session in which something was taken back', () => {
  it.each([
    { act: PROPOSAL, because: 'the draft it introduced never was' },
    {
      act: { kind: 'trade', target: 'fra', give: { issue: 0, option: 1 }, take: { issue: 1, option: 1 } },
      because: 'the offer was nobody’s to answer',
    },
  ] satisfies readonly { act: Act; because: string }[])('plays to its end and is debriefed: $because', ({ act }) => {
    const committee = new Committee()
    says(committee, act)
    const undone = undo(committee)
    if (!undone.ok) throw new Error(undone.rejection.detail)
    committee.log.push(...undone.events)
    committee.state = undone.state
    committee.toTheEnd()
    expect(stateHash(replay(committee.log))).toBe(stateHash(committee.state))
    const debrief = debriefOf(committee.log, 'ken')
    expect(debrief.gains).toHaveLength(committee.state.seats.length)
    expect(debrief.moments.map(({ seq }) => seq)).not.toContain(
      undone.events[0]?.kind === 'act-withdrawn' ? undone.events[0].act : 0,
    )
  })
})

describe('the speed of the clock', () => {
  it('is set by somebody who plays alone, and time goes on from where it stood', () => {
    const committee = new Committee()
    committee.now += 10_000
    const decision = committee.submit({ kind: 'SetPace', pace: 3 })
    expect(decision.ok && decision.state.clock).toMatchObject({ pace: 3, elapsedMs: 10_000 })
  })

  it('is nobody’s to set where several people share it', () => {
    const committee = new Committee(aPlan({ people: ['KEN', 'FRA'] }))
    const decision = committee.submit({ kind: 'SetPace', pace: 2 })
    expect(decision).toMatchObject({ ok: false, rejection: { code: 'pace-is-shared' } })
  })
})

describe('taking back what was said without having been called', () => {
  it('leaves the floor of the caucus free, as it was', () => {
    const caucus = { as: 'moderated', by: 'usa', issue: undefined, seconds: 60, until: 300_000 } as const
    const committee = new Committee(aPlan({ procedure: aPack(), people: ['CHN', 'FRA', 'KEN', 'MHL', 'USA'] }))
    const opened = [
      { kind: 'caucus-opened', ...caucus, at: 0, now: committee.now },
      { kind: 'floor-given', seat: undefined, until: 60_000, at: 0, now: committee.now },
    ] as const
    committee.log.push(...opened)
    committee.state = replay(committee.log)
    committee.now += 1_000
    const before = stateHash(restorableOf(committee.state))
    expect(says(committee, { kind: 'remark' }).ok).toBe(true)
    const undone = undo(committee)
    if (!undone.ok) throw new Error(undone.rejection.detail)
    expect(undone.state.floor.order?.caucus?.turn?.seat).toBeUndefined()
    expect(stateHash(restorableOf(undone.state))).toBe(before)
  })
})

describe('the time for taking it back', () => {
  it.each([
    { after: WITHDRAWAL_MS, ok: true, because: 'the last moment counts' },
    { after: WITHDRAWAL_MS + 1, ok: false, because: 'it is over' },
  ])('of $after ms: $ok, because $because', ({ after, ok }) => {
    const committee = new Committee()
    says(committee, { kind: 'remark' })
    expect(undo(committee, after).ok).toBe(ok)
  })

  it('is not cut short by a change of pace, which answers nobody', () => {
    const committee = new Committee()
    says(committee, { kind: 'remark' })
    committee.now += 1_000
    committee.submit({ kind: 'SetPace', pace: 2 })
    expect(undo(committee).ok).toBe(true)
  })
})
