import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Act, Answer, PublicView } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { phrases } from '../../../../content/phrases/phrases.ts'
import { neutralView } from '../reading/neutral-view.ts'
import { answered } from './answered.ts'
import { createEmbeddedSpeech } from './embedded-speech.ts'
import { occasionOf } from './situations.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const opening = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)
const germany = opening.seats.find(({ id }) => id === 'deu')
if (germany === undefined) throw new RangeError('Germany has no seat')
const seat = germany
const change = { issue: 1, option: 3 }

/** The room after Kenya, a person, has said something. */
function after(lastStatement: string): PublicView {
  const seats = opening.seats.map((one) =>
    one.id === 'ken' ? { ...one, holder: 'person' as const, lastStatement } : one,
  )
  return { ...opening, seats }
}

const asked = (says: string, answer: Omit<Answer, 'change'>) =>
  answered({ ...answer, change }, change.issue, 'ken', { seat, view: after(says), own: [] }).beside

describe('what a question says besides what it asks', () => {
  const share = 'Germany, would you accept such a share if the donated part fell due from the first alarm?'
  const why = 'Germany, why do you insist on inspections, when the last outbreak was reported on time?'
  it.each([
    {
      says: share,
      answer: { to: 'accept', verdict: 'yes' },
      beside: { situation: 'condition-yes', quote: 'the donated part fell due from the first alarm' },
      because: 'a condition is touched',
    },
    {
      says: share,
      answer: { to: 'accept', verdict: 'no' },
      beside: { situation: 'condition-no', quote: 'the donated part fell due from the first alarm' },
      because: 'so it is by a no',
    },
    {
      says: share,
      answer: { to: 'accept', verdict: 'yes', inReturn: { issue: 0, option: 2 } },
      beside: undefined,
      because: 'what was understood as an offer is answered as one',
    },
    {
      says: why,
      answer: { to: 'reasons', verdict: 'yes' },
      beside: { situation: 'objection-yes', quote: 'the last outbreak was reported on time' },
      because: 'the objection in a why is taken up',
    },
    {
      says: 'Germany, why are you for inspections?',
      answer: { to: 'reasons', verdict: 'yes' },
      beside: undefined,
      because: 'none was made',
    },
    {
      says: `Germany, would you accept it if ${'very '.repeat(19)}late?`,
      answer: { to: 'accept', verdict: 'yes' },
      beside: undefined,
      because: 'a speech is no quotation',
    },
  ] as const)('is taken up: $because', ({ says, answer, beside }) => {
    const found = asked(says, answer)
    expect(found && { situation: found.situation, quote: found.quote }).toEqual(beside)
  })

  it('is said straight after the answer', async () => {
    const act: Act = { kind: 'explain', issue: 1, target: 'ken', answer: { to: 'accept', verdict: 'yes', change } }
    const request = { act, seat: 'deu', view: after(share), variety: 1, recent: [] }
    const { words } = await createEmbeddedSpeech(phrases).word(request)
    expect(words).toContain('“the donated part fell due from the first alarm”')
  })
})

describe('a word of contempt', () => {
  it.each([
    { says: 'We oppose it. It is a waste of time.', quote: 'a waste of time' },
    { says: 'We oppose it. It costs too much.', quote: undefined },
  ])('is contradicted by whoever is for it: $quote', ({ says, quote }) => {
    const act: Act = { kind: 'support', change, target: 'ken', replyTo: 'oppose' }
    expect(occasionOf(act, seat, after(says))?.beside?.quote).toBe(quote)
  })
})

describe('the demand of a threat', () => {
  const demanded: PublicView['commitments'][number] = {
    id: 'c1',
    kind: 'threat',
    by: 'ken',
    to: undefined,
    change,
    at: 1000,
    settledAt: undefined,
    status: 'open',
  }
  const view = { ...after('We will vote against it.'), commitments: [demanded] }
  const reply = (kind: 'warn' | 'appeal'): Act => ({ kind, target: 'ken', issue: change.issue, replyTo: 'threaten' })

  it('is answered on its matter, and is not asked for again', () => {
    expect(occasionOf(reply('appeal'), seat, view)).toMatchObject({
      situation: 'reply-threat-named',
      beside: { situation: 'demand', option: change },
    })
    expect(occasionOf(reply('warn'), seat, view)).toMatchObject({
      situation: 'reply-threat-firm',
      beside: { situation: 'demand' },
    })
    expect(occasionOf(reply('appeal'), seat, after(''))?.situation).toBe('reply-threat-calm')
  })
})
