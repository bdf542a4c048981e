import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { placeTransform, pointAt, sectorPath } from './hall-geometry.ts'
import { ResolutionText } from './ResolutionText.tsx'
import type { Draft, Room, Vote } from './room.ts'
import { causeText, litBars, TensionGauge } from './TensionGauge.tsx'
import { hallScale } from './use-hall-scale.ts'
import { majorityText, questionText, seatCalled, VoteColumns } from './VoteBoard.tsx'

const seat = {
  blocs: [],
  holder: 'delegate',
  isYou: false,
  positions: [],
  isPermanentMember: false,
  credibility: 50,
} as const
const delegate = {
  name: 'Ada',
  title: 'Envoy',
  faction: '',
  motivations: [],
  personality: 'balanced',
  temperament: 'diplomatic',
  colour: '#175d45',
} as const
const now = {
  mood: 'calm',
  lastStatement: '',
  stance: 'undecided',
  relation: 0,
  relationWord: 'neutral',
  hasFloor: false,
  isOnList: false,
} as const
const aSeat = (id: string, countryName: string): Room['seats'][number] => ({
  ...seat,
  ...now,
  blocs: [],
  positions: [],
  delegate: { ...delegate, motivations: [] },
  id,
  country: id.toUpperCase(),
  countryName,
  flag: id.slice(0, 2),
})
const option = (id: string, clause: string) => ({ id, label: id, clause, position: 0 })
const room = {
  seats: [aSeat('ken', 'Kenya'), aSeat('nor', 'Norway')],
  issues: [
    {
      id: 'a',
      title: 'Reports',
      question: '',
      options: [
        option('a0', ''),
        option('a1', 'Requests a report within one year'),
        option('a2', 'Requests a report within two years'),
      ],
    },
    { id: 'b', title: 'Fund', question: '', options: [option('b0', ''), option('b1', 'Decides to set up a fund')] },
  ],
}
const mark = (issue: number, before: number, after: number, at: number): Draft['marks'][number] => ({
  issue,
  before,
  after,
  at,
  by: 'nor',
})

describe('the draft on paper', () => {
  const text = (deal: number[], marks: Draft['marks'], markedSince?: number) => {
    render(<ResolutionText draft={{ deal, marks }} room={room} markedSince={markedSince} />)
    return screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' '))
  }

  it('numbers what is in the text and closes the clauses as a resolution does', () => {
    const clauses = text([1, 1], [mark(0, 0, 1, 5), mark(1, 0, 1, 5)])
    expect(clauses[0]).toMatch(/1\.Requests a report within one year;$/)
    expect(clauses[1]).toMatch(/2\.Decides to set up a fund\.$/)
    expect(screen.getAllByText('Norway added this clause at 0:00')).toHaveLength(2)
  })

  it('leaves an item at the status quo out', () => {
    expect(text([0, 1], [])).toHaveLength(1)
  })

  it('strikes and underlines what changed since the moment asked for, and nothing older', () => {
    const marks = [mark(1, 0, 1, 5), mark(0, 1, 2, 900)]
    text([2, 1], marks, 100)
    expect(document.querySelector('del')?.textContent?.trim()).toBe('one year')
    expect(document.querySelector('ins')?.textContent?.trim()).toBe('two years')
    expect(document.querySelectorAll('ins')).toHaveLength(1)
  })

  it('shows a clause that was taken out, struck', () => {
    const clauses = text([1, 0], [mark(0, 0, 1, 5), mark(1, 1, 0, 900)], 100)
    expect(clauses[1]).toContain('Removed: Decides to set up a fund')
  })
})

describe('the vote board', () => {
  const vote: Vote = {
    id: 'v1',
    question: { kind: 'draft', draft: 'd1' },
    manner: 'roll-call',
    majority: 'simple',
    order: ['ken', 'nor'],
    ballots: [{ seat: 'ken', choice: 'for' }],
    openedAt: 0,
    deadlineAt: 60_000,
  }

  it('lights the names one by one and marks the one being called', () => {
    render(<VoteColumns vote={vote} room={room} />)
    const [kenya, norway] = screen.getAllByRole('listitem')
    expect(kenya && within(kenya).getByText('In favour')).toBeDefined()
    expect(norway?.getAttribute('aria-current')).toBe('step')
    expect(seatCalled(vote)).toBe('nor')
    expect(
      seatCalled({ ...vote, result: { for: 1, against: 0, abstain: 1, required: 1, carried: true, vetoedBy: [] } }),
    ).toBeUndefined()
  })

  it.each([
    { kind: 'draft', needed: 'a simple majority' },
    { kind: 'consensus', needed: 'no objection' },
  ] as const)('says what a question of the kind $kind needs, as it reads behind “Needs”', ({ kind, needed }) => {
    expect(majorityText({ ...vote, question: { kind, draft: 'd1' } })).toBe(needed)
  })

  it('names the question by the number of the draft', () => {
    const draft = {
      id: 'd1',
      number: 2,
      deal: [],
      sponsors: [],
      signatories: [],
      declared: {},
      marks: [],
      status: 'open',
    } as const
    expect(questionText(vote, { drafts: [{ ...draft, deal: [], sponsors: [], signatories: [], marks: [] }] })).toBe(
      'Draft resolution 2',
    )
    expect(questionText(vote, { drafts: [] })).toBe('The draft resolution')
  })
})

describe('the tension gauge', () => {
  it.each([
    [0, 0],
    [50, 6],
    [100, 12],
    [140, 12],
    [-3, 0],
  ])('lights at %i of 100 %i of its twelve bars', (value, bars) => expect(litBars(value)).toBe(bars))

  it('says its level in words', () => {
    render(<TensionGauge tension={{ value: 41.6, level: 'strained', causes: [] }} />)
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Strained, 42 of 100')
  })

  it('tells a cause as a signed number with words', () => {
    expect(causeText({ code: 'threat', delta: 6, at: 0, seat: 'nor' }, room)).toBe('+6 a threat (Norway)')
    expect(causeText({ code: 'time', delta: -2, at: 0 }, room)).toBe('−2 time passing quietly')
  })
})

describe('the geometry of the hall', () => {
  it('opens upwards from the rostrum, from left to right', () => {
    expect(pointAt(0, 10)).toEqual({ x: -10, y: -0 })
    expect(pointAt(90, 10)).toEqual({ x: -0, y: -10 })
    expect(pointAt(180, 10).x).toBe(10)
    expect(sectorPath(0, 90, 5, 10)).toMatch(/^M-5 0L-10 0A10 10 .*Z$/)
  })

  it('turns a seat to its place and back upright, so that it moves along the arc', () => {
    expect(placeTransform(30, 42)).toMatch(/rotate\(30deg\) .* rotate\(-30deg\)/)
  })

  it('fits wide and low boxes by flattening the arcs, and shows codes where names have no room', () => {
    const wide = hallScale(1000, 300)
    const phone = hallScale(390, 240)
    expect(wide).toMatchObject({ unit: 10, isCompact: false })
    expect(phone.isCompact).toBe(true)
    expect(wide.flattening).toBeLessThan(phone.flattening)
    expect(hallScale(2000, 400).unit).toBe(10.4)
    expect(hallScale(390, 10).flattening).toBe(0.3)
  })
})
