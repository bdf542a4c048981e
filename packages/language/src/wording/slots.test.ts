import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Act } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { phrases } from '../../../../content/phrases/phrases.ts'
import { neutralView } from '../reading/neutral-view.ts'
import { slotsOf } from './slots.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const opening = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)
const [seat] = opening.seats
const crisis = opening.crisis && { ...opening.crisis, status: 'open' as const, issue: 1 }
const change = (issue: number) => ({ issue, option: 1 })

describe('the crisis has a name in a line', () => {
  it.each<{ act: Act; isNamed: boolean; because: string }>([
    { act: { kind: 'appeal', issue: 1 }, isNamed: true, because: 'the appeal is on what it bears on' },
    { act: { kind: 'appeal', issue: 2 }, isNamed: false, because: 'the next sentence is on another matter' },
    { act: { kind: 'concede', changes: [change(2)] }, isNamed: false, because: 'the concession is on another matter' },
    { act: { kind: 'warn' }, isNamed: true, because: 'the warning is on nothing else' },
    { act: { kind: 'warn', replyTo: 'warn' }, isNamed: false, because: 'a reply keeps to what was said' },
    { act: { kind: 'decline', offer: 'o1' }, isNamed: false, because: 'the answer is to an offer' },
    { act: { kind: 'remark', about: 'crisis' }, isNamed: true, because: 'the speech is on it' },
    { act: { kind: 'explain', issue: 2 }, isNamed: true, because: 'an opening says that it will come to it' },
  ])('$isNamed: $because', ({ act, isNamed }) => {
    if (seat === undefined || crisis === undefined) throw new RangeError('no seat or no crisis')
    const view = { ...opening, crisis }
    const { news } = slotsOf(act, { seat, view, facts: phrases.manners, book: undefined, isFormal: false })
    expect(news !== undefined).toBe(isNamed)
  })
})
