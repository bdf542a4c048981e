import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import { type Act, type Answer, PERSONALITIES, type PublicView } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import { argumentBook } from '../../../../content/arguments/books.ts'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { phrases } from '../../../../content/phrases/phrases.ts'
import { neutralView } from '../reading/neutral-view.ts'
import type { ArgumentBook } from './argument-book.ts'
import { createEmbeddedSpeech } from './embedded-speech.ts'

const CLIMATE = 'climate-crisis-summit'
const file = new URL(`../../../../content/campaigns/${CLIMATE}.json`, import.meta.url)
const view: PublicView = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)
const withBook = createEmbeddedSpeech(phrases, argumentBook)
const plain = createEmbeddedSpeech(phrases)

const roadMaps = { issue: 1, option: 3 }
const grants = { issue: 0, option: 4 }

let asked = 0
async function said(answer: Answer, { seat = 'deu', speech = withBook, issue = 1, personality = '' } = {}) {
  const act: Act = { kind: 'explain', issue, target: 'bra', answer }
  const seats = view.seats.map((one) =>
    one.id === seat && personality !== ''
      ? {
          ...one,
          delegate: { ...one.delegate, personality: PERSONALITIES.find((mode) => mode === personality) ?? 'balanced' },
        }
      : one,
  )
  // each in a session of its own, so that what one said is not avoided by the next
  const sessionId = `session-${asked++}`
  return (await speech.word({ act, seat, view: { ...view, seats, sessionId }, variety: asked, recent: [] })).words
}

const ANSWERS: readonly { answer: Answer; says: RegExp; because: string }[] = [
  {
    answer: { to: 'accept', verdict: 'yes', change: roadMaps },
    says: /road maps/,
    because: 'it names what it accepts',
  },
  { answer: { to: 'accept', verdict: 'no', change: grants }, says: /grants/, because: 'it names what it refuses' },
  {
    answer: { to: 'accept', verdict: 'only-if', change: grants, other: roadMaps },
    says: /road maps[\s\S]*grants|grants[\s\S]*road maps/,
    because: 'it names its condition',
  },
  { answer: { to: 'accept', verdict: 'not-yet', change: grants }, says: /grants/, because: 'it waits for the rest' },
  {
    answer: { to: 'accept', verdict: 'undisclosed', change: grants },
    says: /\w/,
    because: 'it says that it will not say',
  },
  { answer: { to: 'need', verdict: 'no', change: roadMaps }, says: /\w/, because: 'it names its need' },
  { answer: { to: 'need', verdict: 'yes', change: roadMaps }, says: /\w/, because: 'it is content' },
  { answer: { to: 'give-up', verdict: 'yes', change: grants }, says: /grants/, because: 'it lets go' },
  { answer: { to: 'give-up', verdict: 'no', change: roadMaps }, says: /road maps/, because: 'it holds on' },
  {
    answer: { to: 'give-up', verdict: 'only-if', change: grants, other: roadMaps },
    says: /road maps[\s\S]*grants|grants[\s\S]*road maps/,
    because: 'it names a price',
  },
  { answer: { to: 'reasons', verdict: 'no', change: grants }, says: /grants/, because: 'it says why it is against' },
  { answer: { to: 'reasons', verdict: 'yes', change: roadMaps }, says: /road maps/, because: 'it says why it is for' },
  {
    answer: { to: 'price', verdict: 'only-if', change: grants, other: roadMaps },
    says: /road maps/,
    because: 'it bargains',
  },
  { answer: { to: 'price', verdict: 'no', change: grants }, says: /grants/, because: 'there is no price' },
  { answer: { to: 'draft', verdict: 'yes', support: 'vote' }, says: /\w/, because: 'it would vote for it' },
  { answer: { to: 'draft', verdict: 'no', support: 'sign' }, says: /\w/, because: 'it would not sign' },
  { answer: { to: 'draft', verdict: 'not-yet', support: 'vote' }, says: /\w/, because: 'it is undecided' },
  {
    answer: { to: 'draft', verdict: 'only-if', support: 'vote', other: roadMaps },
    says: /road maps/,
    because: 'one thing is missing',
  },
  {
    answer: { to: 'company', verdict: 'yes', change: roadMaps, company: ['mhl'] },
    says: /Marshall Islands/,
    because: 'it names its friends',
  },
  { answer: { to: 'company', verdict: 'no', change: roadMaps }, says: /\w/, because: 'it stands alone' },
  { answer: { to: 'view', verdict: 'yes', change: roadMaps }, says: /\w/, because: 'it shares the view' },
  { answer: { to: 'view', verdict: 'no', change: roadMaps }, says: /\w/, because: 'it resists the view' },
  { answer: { to: 'view', verdict: 'not-yet', change: roadMaps }, says: /\w/, because: 'it has no view' },
  { answer: { to: 'promise', verdict: 'yes', promise: 'open' }, says: /\w/, because: 'its word stands' },
  { answer: { to: 'promise', verdict: 'yes', promise: 'kept' }, says: /\w/, because: 'it kept its word' },
  { answer: { to: 'promise', verdict: 'no', promise: 'broken' }, says: /\w/, because: 'it broke its word' },
  { answer: { to: 'promise', verdict: 'no', promise: 'none' }, says: /\w/, because: 'it promised nothing' },
]

describe('an answer in words', () => {
  it.each(ANSWERS)('to $answer.to, $answer.verdict, says it: $because', async ({ answer, says }) => {
    for (const personality of PERSONALITIES) {
      for (const speech of [withBook, plain]) {
        const words = await said(answer, { personality, speech })
        expect(words).toMatch(says)
        expect(words).not.toMatch(/[{}[\]]|undefined| {2}/)
      }
    }
  })

  it('gives the reason of the state that speaks, from its book', async () => {
    const book: ArgumentBook | undefined = await argumentBook(CLIMATE)
    const general = book?.issues['fossil-fuels']?.options['national-road-maps']?.for ?? []
    const own = Object.values(Object.entries(book?.states ?? {}).find(([state]) => state === 'DEU')?.[1] ?? {})
    const known = JSON.stringify([general, own])
    const lines = await Promise.all(
      Array.from({ length: 12 }, () => said({ to: 'reasons', verdict: 'yes', change: roadMaps })),
    )
    const reasons = lines.flatMap((line) => line.split(/(?<=[.?!]) /).slice(1))
    expect(reasons.filter((reason) => reason === '' || !known.includes(reason))).toEqual([])
  })

  /** What a seat says of its need on an issue, for the first time and again, in a session of its own. */
  async function needed(sessionId: string, times: number, recent: readonly string[] = []) {
    const answer: Answer = { to: 'need', verdict: 'no', change: roadMaps }
    const act: Act = { kind: 'explain', issue: 1, target: 'bra', answer }
    const lines: string[] = []
    for (let variety = 1; variety <= times; variety++) {
      const { words } = await withBook.word({ act, seat: 'deu', view: { ...view, sessionId }, variety, recent })
      lines.push(words)
    }
    return lines
  }

  it('states a need once, and gives its reasons to whoever asks again', async () => {
    const book: ArgumentBook | undefined = await argumentBook(CLIMATE)
    const need = book?.states['DEU']?.['fossil-fuels']?.need ?? 'no need'
    const lines = await needed('again', 3)
    expect(lines.map((line) => line.includes(need))).toEqual([true, false, false])
    expect(new Set(lines.map((line) => line.split(/(?<=[.?!]) /).at(-1))).size).toBe(3)
  })

  it('leaves a reason to the delegation that has just given it', async () => {
    const [, second = ''] = await needed('first to say it', 2)
    const reason = second.split(/(?<=[.?!]) /).at(-1) ?? ''
    const [, other = ''] = await needed('heard it', 2, [`As China says: ${reason}`])
    expect(other).not.toContain(reason)
  })

  it('recalls a promise that was broken, with its time, and only when there was one', async () => {
    const commitment = {
      id: 'c1',
      kind: 'promise',
      by: 'bra',
      to: 'deu',
      change: roadMaps,
      at: 207_000,
      status: 'broken',
      settledAt: 300_000,
    } as const
    const act: Act = { kind: 'remind', target: 'bra', change: roadMaps }
    const request = { act, seat: 'deu', variety: 3, recent: [] }
    const told = await plain.word({ ...request, view: { ...view, sessionId: 'broken', commitments: [commitment] } })
    expect(told.words).toMatch(/3:27/)
    const other = await plain.word({ ...request, view: { ...view, sessionId: 'none', commitments: [] } })
    expect(other.words).not.toMatch(/\d:\d\d/)
  })
})
