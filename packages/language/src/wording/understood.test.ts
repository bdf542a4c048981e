import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { PublicView } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { neutralView } from '../reading/neutral-view.ts'
import { answered } from './answered.ts'
import { isAskedToMove, isNamedBy } from './understood.ts'

const file = new URL('../../../../content/campaigns/trade-mediation.json', import.meta.url)
const opening = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)
const indonesia = opening.seats.find(({ id }) => id === 'idn')
if (indonesia === undefined) throw new RangeError('Indonesia has no seat')
const seat = indonesia
const change = opening.issues
  .flatMap(({ options }, issue) => options.map(({ label }, option) => ({ issue, option, label })))
  .find(({ label }) => /sovereign/i.test(label)) ?? { issue: 0, option: 1 }

/** The room after Kenya, a person or a delegate, has said something. */
function after(lastStatement: string, holder: 'person' | 'delegate' = 'person'): PublicView {
  const kenya = { ...seat, id: 'ken', country: 'KEN', countryName: 'Kenya', holder, lastStatement }
  return { ...opening, seats: [...opening.seats.filter(({ id }) => id !== 'ken'), kenya] }
}

describe('what a person meant', () => {
  it.each([
    { says: 'Would you drop the sovereign controls?', named: true, because: 'it is called by its name' },
    { says: 'Would you drop the ban on ore exports?', named: false, because: 'it is called by no word of it' },
  ])('is told by whoever would give it up, if need be: $because', ({ says, named }) => {
    const view = after(says)
    expect(isNamedBy('ken', change, view)).toBe(named)
    const answer = { to: 'give-up', verdict: 'yes', change } as const
    const { before } = answered(answer, change.issue, 'ken', { seat, view, own: [] })
    expect(before?.situation).toBe(named ? undefined : 'took-to-mean')
  })

  it('is never in doubt where a delegate asks', () => {
    expect(isNamedBy('ken', change, after('A ban on ore?', 'delegate'))).toBe(true)
  })

  it.each([
    { says: 'Indonesia, please be flexible on markets.', asked: true, because: 'it is called by its name' },
    { says: 'Be flexible, everybody. Indonesia, who is with you?', asked: false, because: 'that was to everybody' },
    { says: 'Indonesia, what do you need most?', asked: false, because: 'it is asked what it needs' },
  ])('to move is heard as that: $asked, because $because', ({ says, asked }) => {
    const view = after(says)
    expect(isAskedToMove('idn', 'ken', view)).toBe(asked)
    const answer = { to: 'need', verdict: 'no', change } as const
    const { situation } = answered(answer, change.issue, 'ken', { seat, view, own: [] })
    expect(situation).toBe(asked ? 'need-appealed' : 'need')
  })
})
