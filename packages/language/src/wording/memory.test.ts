import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { PublicView } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { neutralView } from '../reading/neutral-view.ts'
import { memoriesOf } from './memory.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const opening = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)
const germany = opening.seats.find(({ id }) => id === 'deu')

type Promised = PublicView['commitments'][number]
const made: Promised = {
  id: 'c1',
  kind: 'promise',
  by: 'chn',
  to: 'deu',
  change: { issue: 1, option: 3 },
  status: 'open',
  at: 60_000,
  settledAt: undefined,
}

/** What Germany recalls when it speaks to China so many ms after the promise. */
function recalled(promise: Promised, laterMs: number, { issues = [1], option = 3 } = {}) {
  if (germany === undefined) throw new RangeError('Germany has no seat')
  const clock = { ...opening.clock, elapsedMs: promise.at + laterMs }
  const deal = opening.issues.map((_, issue) => (issue === 1 ? option : 0))
  const draft = { id: 'd1', number: 1, deal, sponsors: [], signatories: [], declared: {}, marks: [] }
  const drafts = [{ ...draft, status: 'open' as const }]
  const view = { ...opening, commitments: [promise], drafts, leadingDraft: 'd1', offers: [], clock }
  return memoriesOf(germany, 'chn', issues, view).map(({ situation }) => situation)
}

describe('a promise', () => {
  it.each([
    { status: 'open', laterMs: 3_000, facts: [], because: 'it has only just been made' },
    { status: 'open', laterMs: 300_000, facts: ['promise-owed'], because: 'it is time to keep it' },
    { status: 'broken', laterMs: 3_000, facts: ['promise-broken'], because: 'that is said at once' },
    { status: 'kept', laterMs: 3_000, facts: ['promise-kept'], because: 'that is said at once' },
  ] as const)('that is $status is recalled as $facts: $because', ({ status, laterMs, facts }) => {
    expect(recalled({ ...made, status }, laterMs)).toEqual(facts)
  })

  it('that was kept earns no thanks once its clause has gone, nor on another matter', () => {
    const kept = { ...made, status: 'kept' } as const
    expect(recalled(kept, 3_000, { option: 0 })).toEqual([])
    expect(recalled(kept, 3_000, { issues: [2] })).toEqual([])
    expect(recalled({ ...made, status: 'broken' }, 3_000, { issues: [2] })).toEqual(['promise-broken'])
  })
})
