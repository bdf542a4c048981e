import type { SeatView, TranscriptEntry } from '@placard/contract'
import { anOpenSession } from '@placard/testing'
import { beforeAll, expect, it } from 'vitest'
import { impactOf } from './impact.ts'

let view: SeatView

beforeAll(async () => {
  view = (await anOpenSession()).detail.view
})

function entry(kind: TranscriptEntry['kind'], more: Partial<TranscriptEntry> = {}): TranscriptEntry {
  return { seq: 2, at: 0, now: 0, kind, words: '', changes: [], detail: '', ...more }
}

const CHANGE = { changes: [{ issue: 0, option: 2 }] }

it.each([
  { ...entry('proposal', { ...CHANGE, detail: 'put' }), says: 'Proposed on “Matter 0”: Course 2 on matter 0.' },
  { ...entry('clause', { ...CHANGE, detail: '0' }), says: 'The draft now says on “Matter 0”: Course 2 on matter 0.' },
  { ...entry('draft', { detail: 'introduced' }), says: 'A draft resolution was introduced.' },
  { ...entry('offer', { detail: 'made', target: 'bbb' }), says: 'An offer was made to Bravo.' },
  { ...entry('promise', { detail: 'promise', target: 'bbb' }), says: 'A promise was made to Bravo.' },
  { ...entry('promise', { detail: 'threat' }), says: 'A threat was made.' },
  { ...entry('support', { detail: 'sponsor' }), says: 'The draft has a new sponsor.' },
  { ...entry('stance', { detail: 'against' }), says: 'Declared against the draft.' },
  { ...entry('motion', { detail: 'vote' }), says: 'A motion was raised.' },
])('an entry of kind $kind ($detail) is told as “$says”', ({ says, ...happened }) => {
  expect(impactOf(view, [happened])).toEqual([says])
})

it.each([
  { ...entry('proposal', { ...CHANGE, detail: 'lapsed' }), because: 'settling a proposal is not what the act did' },
  { ...entry('clause', { changes: [{ issue: 9, option: 0 }] }), because: 'the agenda has no such item' },
  { ...entry('support', { detail: 'toString' }), because: 'no such support exists' },
  { ...entry('ballot', { detail: 'for' }), because: 'a ballot is no consequence' },
])('says nothing of $kind ($detail), because $because', ({ because, ...happened }) => {
  expect(because).not.toBe('')
  expect(impactOf(view, [happened])).toEqual([])
})

it('ends with the next act: what follows that one is its own', () => {
  const speech = entry('speech', { words: 'And now for something else.' })
  const draft = entry('draft', { detail: 'introduced' })
  expect(impactOf(view, [draft, speech, entry('promise', { detail: 'threat' })])).toHaveLength(1)
})
