import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Act } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { phrases } from '../../../../content/phrases/phrases.ts'
import { neutralView } from '../reading/neutral-view.ts'
import { createEmbeddedSpeech } from './embedded-speech.ts'
import { heardReason } from './heard-reason.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const opening = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)

/** China is held by a person, or by a delegate, and has just said this. */
function after(lastStatement: string, holder: 'person' | 'delegate' = 'person') {
  return {
    ...opening,
    seats: opening.seats.map((seat) => (seat.id === 'chn' ? { ...seat, holder, lastStatement } : seat)),
  }
}

const agrees: Act = {
  kind: 'explain',
  issue: 0,
  target: 'chn',
  answer: { to: 'view', verdict: 'yes', change: { issue: 0, option: 1 } },
}
const drought = 'Rich countries should pay more, because Kenya has a drought and then a flood every year.'

describe('a reason that a person gives', () => {
  it.each([
    { text: drought, quote: 'Kenya has a drought and then a flood every year', because: 'up to the end of the clause' },
    {
      text: 'We are for it because our children ask us to; so are others.',
      quote: 'our children ask us to',
      because: 'a semicolon ends it',
    },
    {
      text: 'Nous sommes pour, parce que nos enfants nous regardent.',
      quote: 'nos enfants nous regardent',
      because: 'in French too',
    },
    { text: 'Rich countries should pay more.', quote: undefined, because: 'none was given' },
    {
      text: 'We want it because [{option}] is <b>good</b>.',
      quote: undefined,
      because: 'marks of a template are no words',
    },
    { text: `We want it because ${'very '.repeat(17)}good.`, quote: undefined, because: 'a speech is no quotation' },
  ])('is heard as $quote: $because', ({ text, quote }) => {
    expect(heardReason(agrees, after(text))?.quote).toBe(quote)
  })

  it('is quoted by whoever takes up the view, and by nobody else', () => {
    const joins: Act = { kind: 'support', change: { issue: 0, option: 1 }, target: 'chn', replyTo: 'support' }
    const answers: Act = { kind: 'explain', issue: 0, target: 'chn', answer: { to: 'need', verdict: 'no' } }
    expect(heardReason(joins, after(drought))).toBeDefined()
    expect(heardReason(answers, after(drought))).toBeUndefined()
    expect(heardReason(agrees, after(drought, 'delegate'))).toBeUndefined()
  })

  it.each([
    { act: agrees, situation: 'heard-reason-shared' },
    {
      act: { kind: 'explain', issue: 0, target: 'chn', answer: { to: 'view', verdict: 'no' } },
      situation: 'heard-reason-for-all-that',
    },
    {
      act: { kind: 'oppose', change: { issue: 0, option: 1 }, target: 'chn', replyTo: 'oppose' },
      situation: 'heard-reason-shared-no',
    },
    {
      act: { kind: 'oppose', change: { issue: 0, option: 1 }, target: 'chn', replyTo: 'support' },
      situation: 'heard-reason-no-for-all-that',
    },
  ] as const)('is answered, and not only read back: $situation', ({ act, situation }) => {
    expect(heardReason(act, after(drought))?.situation).toBe(situation)
    expect(Object.hasOwn(phrases.cores, situation)).toBe(true)
  })

  it('is quoted once', async () => {
    const speech = createEmbeddedSpeech(phrases)
    const said = async (variety: number, recent: readonly string[]) =>
      (await speech.word({ act: agrees, seat: 'deu', view: after(drought), variety, recent })).words
    const first = await said(1, [])
    expect(first).toContain('Kenya has a drought and then a flood every year')
    expect(await said(2, [first])).not.toContain('a drought and then a flood')
  })
})
