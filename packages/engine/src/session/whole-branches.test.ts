import { describe, expect, it } from 'vitest'
import { aPack } from '../testing/a-pack.ts'
import { aPlan, Committee, OPENED_AT } from '../testing/committee.ts'
import { branchOf } from './branch.ts'

const target = { sessionId: 'session-2', now: OPENED_AT + 3_600_000 }
const everybody = ['CHN', 'FRA', 'KEN', 'MHL', 'USA']

/** A session and the positions of its log at which a command had just been carried out. */
function played(committee: Committee, acts: (note: () => void) => void) {
  const positions = new Set([committee.log.length])
  acts(() => positions.add(committee.log.length))
  return { log: committee.log, positions }
}

/** A whole session with a moderated caucus in it. */
function ofDelegates(seed: number) {
  const committee = new Committee(aPlan({ seed, durationMinutes: 12, procedure: aPack() }))
  return played(committee, (note) => {
    const caucus = { kind: 'motion', motion: 'moderated-caucus', minutes: 3, seconds: 60 } as const
    for (let step = 1; committee.step(); step++) {
      note()
      if (step % 10 === 0) committee.act('ken', caucus)
      note()
    }
  })
}

/** People alone in a caucus in which nobody waits: who speaks is given the floor with it. */
function ofPeople() {
  const committee = new Committee(aPlan({ people: everybody, procedure: aPack() }))
  return played(committee, (note) => {
    committee.act('ken', { kind: 'motion', motion: 'moderated-caucus', minutes: 3, seconds: 60 })
    note()
    committee.act('fra', { kind: 'second' }, 'person', '')
    note()
    for (const seat of ['chn', 'fra', 'ken', 'mhl', 'usa']) {
      committee.act(seat, { kind: 'vote', choice: 'for' }, 'person', '')
      note()
    }
    for (const seat of ['ken', 'usa']) {
      committee.now += 1_000
      committee.act(seat, { kind: 'remark' })
      note()
    }
  })
}

describe('a branch', () => {
  it.each([
    { what: 'of AI delegates', session: () => ofDelegates(1) },
    { what: 'of other AI delegates', session: () => ofDelegates(2) },
    { what: 'of people who speak without having been called', session: ofPeople },
  ])('of a session $what begins between two commands, wherever it is asked for', ({ session }) => {
    const { log, positions } = session()
    expect(log.some(({ kind }) => kind === 'floor-given')).toBe(true)
    for (let upTo = 1; upTo <= log.length; upTo++) {
      const seq = branchOf(log, upTo, target)?.seq ?? 0
      expect(positions, `asked for ${upTo}, began at ${seq}`).toContain(seq)
      expect(seq).toBeLessThanOrEqual(upTo)
    }
  })
})
