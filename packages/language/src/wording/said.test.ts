import type { Proposal } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import { createSaid, type Line } from './said.ts'

const line = (variety: number, words: string, told: readonly number[] = []): Line => ({
  variety,
  words,
  act: { kind: 'second' },
  put: [],
  told,
  at: variety * 1_000,
})

const proposal = (id: string, at: number): Proposal => ({
  id,
  draft: 'd1',
  by: 'bra',
  partner: undefined,
  changes: [],
  at,
  reactions: {},
  status: 'lapsed',
})

describe('what was said in a session', () => {
  it('counts a sentence of anybody, and not the result of the request itself', () => {
    const said = createSaid()
    said.keep('s', 'deu', line(5, 'We agree. Take it back.'))
    said.keep('s', 'chn', line(6, 'Take it back.'))
    expect([5, 6, 7].map((variety) => said.timesSaid('s', 'Take it back.', variety))).toEqual([0, 1, 2])
    said.keep('s', 'chn', line(6, 'Take it back.'))
    expect(said.timesSaid('s', 'Take it back.', 7)).toBe(2)
    expect(said.timesSaid('other', 'Take it back.', 7)).toBe(0)
  })

  it('knows which facts were told lately', () => {
    const said = createSaid()
    said.keep('s', 'deu', line(5, 'At 0:03 we said no.', [3_000]))
    expect(said.toldSince('s', 0, 6)).toEqual([3_000])
    expect(said.toldSince('s', 0, 5)).toEqual([])
    expect(said.toldSince('s', 5_001, 6)).toEqual([])
  })

  it('remembers proposals that the view no longer has, and none of later', () => {
    const said = createSaid()
    const view = (elapsedMs: number, ...proposals: readonly Proposal[]) => ({
      sessionId: 's',
      clock: { elapsedMs },
      proposals,
    })
    said.proposals(view(50, proposal('p1', 10), proposal('p2', 20)))
    const ids = (proposals: readonly Proposal[]) => proposals.map(({ id }) => id)
    expect(ids(said.proposals(view(60, proposal('p3', 60))))).toEqual(['p1', 'p2', 'p3'])
    expect(ids(said.proposals(view(15)))).toEqual(['p1'])
  })
})
