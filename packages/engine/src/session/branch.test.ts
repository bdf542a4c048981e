import { describe, expect, it } from 'vitest'
import { replay } from '../fold/evolve.ts'
import { sessionTimeAt } from '../model/session/time.ts'
import { aPlan, Committee, OPENED_AT } from '../testing/committee.ts'
import { branchOf } from './branch.ts'
import { due } from './due.ts'

const HOUR_MS = 3_600_000
const whole = new Committee(aPlan({ seed: 2 })).until(({ clock }) => clock.elapsedMs >= 4 * 60_000)
whole.act('ken', { kind: 'propose', changes: [{ issue: 0, option: 2 }] })
whole.toTheEnd()
const { log } = whole
const proposedAt = log.findIndex((event) => event.kind === 'act-taken' && event.origin === 'person')
const target = { sessionId: 'session-2', now: OPENED_AT + 24 * HOUR_MS }

function aBranch(upTo: number) {
  const branch = branchOf(log, upTo, target)
  if (!branch) throw new Error('no branch')
  return branch
}

describe('a branch of a session', () => {
  it('begins with the events of the other, under an id of its own', () => {
    const { seq, events, state } = aBranch(proposedAt)
    expect(seq).toBe(proposedAt)
    expect(events.slice(1, seq)).toEqual(log.slice(1, seq))
    expect(state.sessionId).toBe('session-2')
    expect(replay(log).sessionId).toBe('session-1')
    expect(state).toEqual(replay(events))
  })

  it('stands where the other stood, however long ago that was, and goes on from now', () => {
    const { state } = aBranch(proposedAt)
    const then = log[proposedAt - 1]?.at ?? Number.NaN
    expect(state.status).toBe('active')
    expect(sessionTimeAt(state, target.now)).toBe(then)
    expect(sessionTimeAt(state, target.now + 5_000)).toBe(then + 5_000)
    expect(due(state, target.now + 15_000)).not.toEqual([])
  })

  it.each([
    { upTo: proposedAt + 1, seq: proposedAt, because: 'the proposal would have been said and not put' },
    { upTo: 1, seq: 1, because: 'the committee has just sat down' },
    { upTo: 0, seq: 1, because: 'a session has at least its opening' },
    { upTo: proposedAt + 0.5, seq: proposedAt, because: 'positions are whole numbers' },
  ])('of position $upTo begins at $seq: $because', ({ upTo, seq }) => expect(aBranch(upTo).seq).toBe(seq))

  it('of the very end is the last moment at which there was still something to do', () => {
    const { seq, state } = aBranch(log.length)
    expect(seq).toBeLessThan(log.length)
    expect(state.status).toBe('active')
    expect(state.conclusion).toBeUndefined()
  })

  it('of a session at rest goes on, too', () => {
    const resting = new Committee(aPlan())
    resting.submit({ kind: 'PauseSession' })
    resting.now += 60_000
    resting.submit({ kind: 'ResumeSession' })
    const branch = branchOf(resting.log, 2, target)
    expect(branch?.events.map(({ kind }) => kind)).toEqual(['session-opened', 'session-paused', 'session-resumed'])
    expect(branch?.state.status).toBe('active')
  })

  it('of nothing is none', () => expect(branchOf([], 5, target)).toBeUndefined())
})
