import { describe, expect, it } from 'vitest'
import { aPack } from '../../testing/a-pack.ts'
import { aPlan, Committee } from '../../testing/committee.ts'
import { aDraft, aProposal, aRoom } from '../../testing/parts.ts'
import type { ClauseMark, Draft } from '../floor/draft.ts'
import {
  draftOf,
  draftOfRecord,
  isDelegate,
  isVoteInOrder,
  lastChangeAt,
  leadingDraft,
  proposalOf,
  seatIndexOf,
  seatOf,
  signaturesNeeded,
  statusQuo,
  supporters,
} from './lookup.ts'
import type { CampaignState } from './state.ts'

const room = aRoom()

/** A room with these drafts, numbered in order: sponsors and signatories by number, and what became of each. */
function withDrafts(...drafts: readonly (readonly [string, number, number, Draft['status']])[]): CampaignState {
  const names = room.seats.map(({ id }) => id)
  return {
    ...room,
    drafts: drafts.map(([id, sponsors, signatories, status], index) =>
      aDraft({
        id,
        number: index + 1,
        sponsors: names.slice(0, sponsors),
        signatories: names.slice(sponsors, sponsors + signatories),
        status,
      }),
    ),
  }
}

describe('the seats of a committee', () => {
  it.each([
    { id: 'chn', index: 0, because: 'seats stand in roll-call order' },
    { id: 'usa', index: 4, because: 'the United States are called last' },
    { id: 'bra', index: -1, because: 'Brazil has no seat here' },
    { id: 'KEN', index: -1, because: 'a seat is named by its code in lower case' },
    { id: '', index: -1, because: 'nobody is nobody' },
  ])('find $id at $index: $because', ({ id, index }) => {
    expect(seatIndexOf(room, id)).toBe(index)
  })

  it('are handed out by name, and a name nobody holds is a bug of the caller', () => {
    expect(seatOf(room, 'mhl').countryName).toBe('Marshall Islands')
    expect(() => seatOf(room, 'bra')).toThrow(RangeError)
  })

  it('are held by people or by AI delegates, and by nobody where there is none', () => {
    const { seats } = new Committee(aPlan({ people: ['KEN'] })).state
    expect(seats.map((seat) => isDelegate(seat))).toEqual([true, true, false, true, true])
    expect(isDelegate(undefined)).toBe(false)
  })
})

describe('the leading draft', () => {
  it.each([
    { drafts: [], leads: undefined, because: 'nobody has written any' },
    { drafts: [['a', 1, 0, 'open']], leads: 'a', because: 'it is the only one' },
    {
      drafts: [
        ['a', 1, 0, 'open'],
        ['b', 1, 1, 'open'],
      ],
      leads: 'b',
      because: 'more names stand under it',
    },
    {
      drafts: [
        ['a', 2, 0, 'open'],
        ['b', 0, 2, 'open'],
      ],
      leads: 'a',
      because: 'a signature counts as much as a sponsor, and the earlier draft keeps its place',
    },
    {
      drafts: [
        ['a', 5, 0, 'rejected'],
        ['b', 1, 0, 'open'],
      ],
      leads: 'b',
      because: 'what was voted down leads nothing',
    },
    {
      drafts: [
        ['a', 3, 0, 'adjourned'],
        ['b', 2, 0, 'adopted'],
      ],
      leads: undefined,
      because: 'neither an adjourned nor an adopted text lies on the floor',
    },
  ] as const)('is $leads: $because', ({ drafts, leads }) => {
    expect(leadingDraft(withDrafts(...drafts))?.id).toBe(leads)
  })

  it('counts sponsors and signatories together', () => {
    const [draft] = withDrafts(['a', 2, 3, 'open']).drafts
    expect(draft && supporters(draft)).toBe(5)
  })
})

describe('the draft of record', () => {
  it.each([
    {
      drafts: [
        ['a', 1, 0, 'adopted'],
        ['b', 5, 0, 'open'],
      ],
      record: 'a',
      because: 'the adopted text is what the session achieved, whatever is written after it',
    },
    {
      drafts: [
        ['a', 5, 0, 'rejected'],
        ['b', 1, 0, 'open'],
      ],
      record: 'b',
      because: 'the committee is working on it',
    },
    {
      drafts: [
        ['a', 5, 0, 'rejected'],
        ['b', 1, 0, 'rejected'],
      ],
      record: 'b',
      because: 'with nothing open it is the last that was voted down',
    },
    { drafts: [], record: undefined, because: 'there was never any' },
  ] as const)('is $record: $because', ({ drafts, record }) => {
    expect(draftOfRecord(withDrafts(...drafts))?.id).toBe(record)
  })
})

describe('what an id stands for', () => {
  it('is the draft of that id, whatever became of it', () => {
    const state = withDrafts(['a', 1, 0, 'rejected'], ['b', 1, 0, 'open'])
    expect(draftOf(state, 'a')?.status).toBe('rejected')
    expect(draftOf(state, 'c')).toBeUndefined()
  })

  it('is the proposal of that id, the first as well as the last', () => {
    const proposals = ['p1', 'p2', 'p3'].map((id, at) => aProposal({ id, at }))
    const state = { ...room, proposals }
    expect(['p1', 'p2', 'p3', 'p4'].map((id) => proposalOf(state, id)?.at)).toEqual([0, 1, 2, undefined])
  })
})

describe('when the text last changed', () => {
  const mark = (at: number): ClauseMark => ({ issue: 0, before: 0, after: 1, by: 'ken', at })
  it.each([
    { marks: [], at: 0, because: 'nothing has entered it since it was introduced' },
    { marks: [mark(10), mark(70)], at: 70, because: 'the latest mark counts' },
    { marks: [mark(70), mark(10)], at: 70, because: 'marks stand by clause, not by time' },
  ])('is $at: $because', ({ marks, at }) => {
    expect(lastChangeAt({ marks })).toBe(at)
  })
})

describe('the names a draft needs', () => {
  /** The room grown or shrunk to so many seats. */
  const committeeOf = (count: number): CampaignState => {
    const [pattern] = room.seats
    if (!pattern) throw new Error('the room has seats')
    return { ...room, seats: Array.from({ length: count }, (_, index) => ({ ...pattern, id: `s${index}` })) }
  }

  it.each([
    { seats: 2, needed: 2, because: 'nobody brings a text to the vote alone' },
    { seats: 10, needed: 2, because: 'a fifth of ten' },
    { seats: 11, needed: 3, because: 'a fifth is rounded up' },
    { seats: 15, needed: 3, because: 'a fifth of fifteen' },
    { seats: 16, needed: 4, because: 'one seat more needs one name more' },
  ])('are $needed of $seats where no pack says otherwise: $because', ({ seats, needed }) => {
    expect(signaturesNeeded(committeeOf(seats))).toBe(needed)
  })

  it('are as many as the pack says where there is one', () => {
    const procedure = aPack({ support: { ratio: 0.5, least: 1, source: 'for tests' } })
    expect(signaturesNeeded({ ...committeeOf(11), procedure })).toBe(6)
  })
})

describe('whether a vote is in order', () => {
  const MIN_MS = 300_000
  const negotiating = { startedAt: 100_000, minMs: MIN_MS }
  const { clock } = room

  it.each([
    { phaseIndex: 0, elapsedMs: 900_000, inOrder: false, because: 'the opening statements are not over' },
    { phaseIndex: 1, elapsedMs: 399_999, inOrder: false, because: 'the negotiation has not had its minimum' },
    { phaseIndex: 1, elapsedMs: 400_000, inOrder: true, because: 'the minimum has passed to the millisecond' },
    { phaseIndex: 2, elapsedMs: 150_000, inOrder: true, because: 'the resolution phase is there to vote' },
  ])('in phase $phaseIndex after $elapsedMs ms: $inOrder, $because', ({ phaseIndex, elapsedMs, inOrder }) => {
    const phases = clock.phases.map((phase, index) => (index === 1 ? { ...phase, ...negotiating } : phase))
    expect(isVoteInOrder({ ...room, clock: { ...clock, phases, phaseIndex, elapsedMs } })).toBe(inOrder)
  })

  it('is no in a session whose plan has no negotiation, and in one that has not begun it', () => {
    const phases = clock.phases.slice(0, 1)
    expect(isVoteInOrder({ ...room, clock: { ...clock, phases, phaseIndex: 1 } })).toBe(false)
    const unopened = clock.phases.map((phase) => ({ ...phase, startedAt: undefined, minMs: 1 }))
    const at = { ...clock, phases: unopened, phaseIndex: 1, elapsedMs: 900_000 }
    expect(isVoteInOrder({ ...room, clock: at })).toBe(false)
  })
})

it('the status quo leaves every issue of the agenda as it is', () => {
  expect(statusQuo(room)).toEqual([0, 0, 0, 0, 0])
  expect(statusQuo({ ...room, issues: room.issues.slice(0, 2) })).toEqual([0, 0])
})
