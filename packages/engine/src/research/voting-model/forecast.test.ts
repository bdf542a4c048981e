import { describe, expect, it } from 'vitest'
import { assemblyAxis } from './assembly-axis.ts'
import { createForecast } from './forecast.ts'
import { kinshipWith } from './kinship.ts'
import type { RollCall } from './roll-call.ts'

const CHOICES = { y: 'for', n: 'against', a: 'abstain' } as const

/** Members in the order of the marks: y, n, a, and - for who was absent. */
function held(session: number, title: string, marks: string, subject: RollCall['subject'] = 'whole'): RollCall {
  const ballots = [...marks].map((mark) => (mark === 'y' || mark === 'n' || mark === 'a' ? CHOICES[mark] : null))
  return { session, title, subject, ballots }
}

/** Six members: the first two one side, the last three the other, the third between them. */
const past: readonly RollCall[] = [
  held(1, 'Total elimination of nuclear weapons', 'nnayyy'),
  held(1, 'Right to development', 'nnyyyy'),
  held(2, 'Situation of human rights in Ruritania', 'yyynnn'),
  held(2, 'Total elimination of nuclear weapons', 'nnayyy'),
  held(2, 'Oil slick on the shores', 'nyyyyy'),
]
const setting = { past, memberCount: 6, anchor: 0, session: 3 }

describe('the axis of the Assembly', () => {
  const axis = assemblyAxis(past, 6, 0)

  it('puts those who vote alike together, the anchor on the positive side', () => {
    expect(axis[0]).toBeGreaterThan(axis[2] ?? Number.NaN)
    expect(axis[2]).toBeGreaterThan(axis[5] ?? Number.NaN)
    expect(axis[3]).toBeCloseTo(axis[5] ?? Number.NaN, 10)
  })

  it('turns with the anchor, and only with it', () => {
    expect(assemblyAxis(past, 6, 5).map((place) => -place)).toEqual(axis.map((place) => expect.closeTo(place, 8)))
  })

  it('knows no difference where nobody ever differed', () => {
    expect(assemblyAxis([held(1, 'Thanks', 'yyy')], 3, 0)).toEqual([0, 0, 0])
  })
})

describe('kinship of titles', () => {
  const kinship = kinshipWith(past)
  const weigh = (title: string, session = 3) => kinship({ title, subject: 'whole' }, session)

  it('weighs the same title most, the newer before the older, and all together 1', () => {
    const weights = weigh('Total elimination of nuclear weapons')
    expect(weights[3]).toBeGreaterThan(weights[0] ?? Number.NaN)
    expect(weights[0]).toBeGreaterThan(100 * (weights[1] ?? Number.NaN))
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12)
  })

  it('falls back on all that is recent where no word is shared', () => {
    const weights = weigh('Qwerty')
    expect(weights[2]).toBeCloseTo(weights[4] ?? Number.NaN, 12)
    expect(weights[2]).toBeGreaterThan(weights[0] ?? Number.NaN)
  })

  it('prefers a vote on a paragraph for a vote on a paragraph', () => {
    const both = kinshipWith([held(1, 'Oceans', 'y'), held(1, 'Oceans', 'n', 'paragraph')])
    const [whole = 0, paragraph = 0] = both({ title: 'Oceans', subject: 'paragraph' }, 2)
    expect(paragraph).toBeGreaterThan(whole)
  })
})

describe('a forecast', () => {
  const { forecast } = createForecast(setting)

  it('places the resolution: the same members vote the other way on another text', () => {
    expect(forecast({ title: 'Elimination of nuclear weapons', subject: 'whole' }).choices).toEqual([
      'against',
      'against',
      'abstain',
      'for',
      'for',
      'for',
    ])
    expect(forecast({ title: 'Human rights in Ruritania', subject: 'whole' }).choices).toEqual([
      'for',
      'for',
      'for',
      'against',
      'against',
      'against',
    ])
  })

  it('places a member without any record on the text beside the cut', () => {
    const newer = [
      ...past.map(({ ballots, ...rest }) => ({ ...rest, ballots: [...ballots, null] })),
      held(2, 'Oceans', 'nnyyyyn'),
      held(2, 'Fisheries', 'nnyyyyn'),
    ]
    const told = createForecast({ ...setting, past: newer, memberCount: 7 })
    const { support, isYesByPlace } = told.forecast({ title: 'Total elimination of nuclear weapons', subject: 'whole' })
    expect(isYesByPlace[6]).toBe(false)
    expect(support[6]).toBeLessThan(0.5)
  })

  it('expects everybody to agree when nothing was ever voted on', () => {
    const { forecast: tell } = createForecast({ ...setting, past: [] })
    expect(tell({ title: 'Oceans', subject: 'whole' }).choices).toEqual(Array.from({ length: 6 }, () => 'for'))
  })

  it('is the same every time', () => {
    const question = { title: 'Right to food', subject: 'whole' } as const
    expect(createForecast(setting).forecast(question)).toEqual(forecast(question))
  })
})
