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
  ])('is asked by whoever would give it up, if need be: $because', ({ says, named }) => {
    const view = after(says)
    expect(isNamedBy('ken', change, view)).toBe(named)
    const answer = { to: 'give-up', verdict: 'yes', change } as const
    const { situation } = answered(answer, change.issue, 'ken', { seat, view, own: [] })
    expect(situation === 'ask-which').toBe(!named)
  })

  it('is no doubt where a condition names what it is for', () => {
    const view = after('Would you drop the ban on ore exports?')
    const answer = { to: 'give-up', verdict: 'only-if', change, other: { issue: 0, option: 2 } } as const
    const { situation, before } = answered(answer, change.issue, 'ken', { seat, view, own: [] })
    expect({ situation, before }).toEqual({ situation: 'give-up-only-if', before: undefined })
  })

  it('is never in doubt where a delegate asks', () => {
    expect(isNamedBy('ken', change, after('A ban on ore?', 'delegate'))).toBe(true)
  })

  it.each([
    {
      says: 'Indonesia, please be flexible on markets.',
      asked: true,
      is: 'need-appealed',
      because: 'it is called by its name',
    },
    {
      says: 'Be flexible, everybody. Indonesia, who is with you?',
      asked: false,
      is: 'need',
      because: 'that was to everybody',
    },
    { says: 'Indonesia, what do you need most?', asked: false, is: 'need-most', because: 'it is asked what it needs' },
  ])('to move is heard as that: $asked, because $because', ({ says, asked, is }) => {
    const view = after(says)
    expect(isAskedToMove('idn', 'ken', view)).toBe(asked)
    const answer = { to: 'need', verdict: 'no', change } as const
    const { situation } = answered(answer, change.issue, 'ken', { seat, view, own: [] })
    expect(situation).toBe(is)
  })

  it('to move has given what it asks for, where it put that forward itself', () => {
    const view = after('Indonesia, please be flexible on markets.')
    const put = {
      id: 'p1',
      draft: 'd1',
      by: 'ken',
      partner: undefined,
      changes: [change],
      at: 0,
      reactions: {},
    } as const
    const given = { ...view, proposals: [{ ...put, status: 'adopted' as const }] }
    const answer = { to: 'need', verdict: 'no', change } as const
    const { situation } = answered(answer, change.issue, 'ken', { seat, view: given, own: [] })
    expect(situation).toBe('need-given')
  })
})
