import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Act } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import { argumentBook } from '../../../../content/arguments/books.ts'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { phrases } from '../../../../content/phrases/phrases.ts'
import { neutralView } from '../reading/neutral-view.ts'
import { reasonsBySource } from './argument-book.ts'
import { createEmbeddedSpeech } from './embedded-speech.ts'
import { occasionOf } from './situations.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const opening = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)
const change = { issue: 1, option: 3 }

/** The room after a person, Kenya, has said something and offered Germany a trade. */
function after(said: string) {
  const seats = opening.seats.map((seat) =>
    seat.id === 'ken' ? { ...seat, holder: 'person' as const, lastStatement: said } : seat,
  )
  const offer = { id: 'o1', by: 'ken', to: 'deu', give: change, take: { issue: 0, option: 2 }, at: 0 }
  return { ...opening, seats, offers: [{ ...offer, status: 'open' as const }] }
}

const toKenya = { target: 'ken' } as const
const cases: readonly { act: Act; said: string; situation: string; because: string }[] = [
  {
    act: { kind: 'remark', replyTo: 'remark', ...toKenya },
    said: 'Hello everybody, this is my first conference.',
    situation: 'reply-newcomer',
    because: 'a newcomer is welcomed',
  },
  {
    act: { kind: 'remark', replyTo: 'remark', ...toKenya },
    said: 'Hello everybody.',
    situation: 'reply-greeting',
    because: 'a greeting is returned',
  },
  {
    act: { kind: 'remark', replyTo: 'remark', about: 'thanks', ...toKenya },
    said: 'I am happy with how far we have come. Thank you all.',
    situation: 'reply-thanks-to-all',
    because: 'thanks to all are not taken for one',
  },
  {
    act: { kind: 'remark', replyTo: 'remark', about: 'thanks', ...toKenya },
    said: 'Thank you, Germany.',
    situation: 'reply-thanks',
    because: 'thanks to one are',
  },
  {
    act: { kind: 'accept', offer: 'o1' },
    said: '',
    situation: 'offer-accept',
    because: 'both halves of an offer are named',
  },
  {
    act: { kind: 'decline', offer: 'o1' },
    said: '',
    situation: 'offer-decline',
    because: 'both halves of an offer are named',
  },
  {
    act: { kind: 'support', change, replyTo: 'support', ...toKenya },
    said: '',
    situation: 'joins-for',
    because: 'an ally says so',
  },
  {
    act: { kind: 'support', change, replyTo: 'oppose', ...toKenya },
    said: '',
    situation: 'resists-for',
    because: 'an opponent says so',
  },
  {
    act: { kind: 'oppose', change, replyTo: 'propose', ...toKenya },
    said: '',
    situation: 'takes-up-against',
    because: 'a draft is taken up',
  },
  {
    act: { kind: 'reassure', replyTo: 'concede', issue: 1, ...toKenya },
    said: '',
    situation: 'reply-concession',
    because: 'a concession is welcomed',
  },
]

describe('a reply', () => {
  it.each(cases)('of $act.kind to "$said" is $situation: $because', ({ act, said, situation }) => {
    const view = after(said)
    const seat = view.seats.find(({ id }) => id === 'deu')
    expect(seat && occasionOf(act, seat, view)?.situation).toBe(situation)
  })
})

describe('a reply to somebody who comes back to a promise', () => {
  it.each([
    { status: 'broken', about: change, situation: 'joins-for-returned', because: 'the promise was broken' },
    { status: 'kept', about: change, situation: 'joins-for', because: 'the promise was kept' },
    { status: 'broken', about: { issue: 0, option: 1 }, situation: 'joins-for', because: 'that was another promise' },
  ] as const)('is $situation: $because', ({ status, about, situation }) => {
    const made = { id: 'c1', kind: 'promise', by: 'ken', to: 'mhl', settledAt: undefined, at: 0 } as const
    const view = { ...after(''), commitments: [{ ...made, change: about, status }] }
    const seat = view.seats.find(({ id }) => id === 'deu')
    const act: Act = { kind: 'support', change, replyTo: 'support', ...toKenya }
    expect(seat && occasionOf(act, seat, view)?.situation).toBe(situation)
  })
})

describe('a reply to a threat', () => {
  it('gives a reason on the matter of the threat', () => {
    const view = after('')
    const seat = view.seats.find(({ id }) => id === 'deu')
    const act: Act = { kind: 'warn', replyTo: 'threaten', issue: 1, ...toKenya }
    expect(seat && occasionOf(act, seat, view)).toMatchObject({
      situation: 'reply-threat-firm',
      ground: { change: { issue: 1 }, side: 'for' },
    })
  })
})

describe('who is asked why', () => {
  it('gives what speaks for the option itself before what its own state did', async () => {
    const speech = createEmbeddedSpeech(phrases, argumentBook)
    const act: Act = { kind: 'explain', issue: 1, ...toKenya, answer: { to: 'reasons', verdict: 'yes', change } }
    const view = { ...after('Germany, why are you for road maps?'), sessionId: 'why' }
    const { words } = await speech.word({ act, seat: 'deu', view, variety: 3, recent: [] })
    const book = await argumentBook('climate-crisis-summit')
    const [germany] = view.seats.filter(({ id }) => id === 'deu')
    const merits = germany === undefined ? [] : reasonsBySource(book, germany, view.issues, change, 'for').general
    expect(merits.some((reason) => words.includes(reason))).toBe(true)
  })
})
