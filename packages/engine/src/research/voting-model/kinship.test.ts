import { describe, expect, it } from 'vitest'
import { aRollCall } from '../../testing/roll-calls.ts'
import { createForecast } from './forecast.ts'
import { kinshipWith } from './kinship.ts'

/** Weights of earlier texts for one that comes in session 10. */
function weightsOf(title: string, ...past: readonly (readonly [number, string, ('whole' | 'paragraph')?])[]) {
  const rollCalls = past.map(([session, held, subject]) => aRollCall(session, held, 'y', subject))
  return kinshipWith(rollCalls)({ title, subject: 'whole' }, 10)
}

describe('how much a text of the past tells of a new one', () => {
  it.each([
    { sessions: [9, 8], ratio: 0.7, because: 'a year takes three tenths off' },
    { sessions: [9, 7], ratio: 0.49, because: 'two years as much again' },
    { sessions: [9, 9], ratio: 1, because: 'of one session all are equally old' },
    { sessions: [9, 10], ratio: 1, because: 'what is of the same session is not newer than the last one' },
  ])('from $sessions the second counts $ratio of the first: $because', ({ sessions, ratio }) => {
    const [first = 9, second = 9] = sessions
    const [newer = 0, older = 0] = weightsOf('Oceans', [first, 'Oceans'], [second, 'Oceans'])
    expect(older / newer).toBeCloseTo(ratio, 9)
  })

  it('is half as much again where both are on a whole text, or both on a paragraph', () => {
    const [whole = 0, paragraph = 0] = weightsOf('Oceans', [9, 'Oceans'], [9, 'Oceans', 'paragraph'])
    expect(whole / paragraph).toBeCloseTo(1.5, 9)
  })

  it.each([
    { title: 'The situation of the oceans', other: 'Situation of oceans', because: 'small words tell nothing' },
    { title: 'OCEANS', other: 'oceans', because: 'neither do capitals' },
    { title: 'Oceans, 2012', other: 'Oceans (2014)', because: 'nor years and brackets' },
    { title: 'Law of the sea', other: 'Law of sea', because: 'nor words of two letters' },
  ])('is as much for “$title” as for “$other”: $because', ({ title, other }) => {
    const [one = 0, same = 0] = weightsOf(title, [9, other], [9, title])
    expect(one).toBeCloseTo(same, 12)
  })

  it('is more for a rare word shared than for a common one', () => {
    const [rare = 0, common = 0] = weightsOf(
      'Nuclear cooperation',
      [9, 'Nuclear accidents'],
      [9, 'Regional cooperation'],
      [9, 'Economic cooperation'],
      [9, 'Cultural cooperation'],
    )
    expect(rare).toBeGreaterThan(1.5 * common)
  })

  it('falls far faster than likeness does: half the words shared are much less than half', () => {
    const [same = 0, half = 0] = weightsOf('Nuclear testing', [9, 'Nuclear testing'], [9, 'Nuclear energy'])
    expect(half).toBeLessThan(0.2 * same)
    expect(half).toBeGreaterThan(0.01 * same)
  })

  it('is next to nothing where no word is shared, and is never nothing', () => {
    const [same = 0, other = 0] = weightsOf('Oceans', [9, 'Oceans'], [9, 'Deserts'])
    expect(other / same).toBeGreaterThan(0)
    expect(other / same).toBeLessThan(0.001)
  })
})

describe('what a member is expected to do with what it does not support', () => {
  it.each([
    { marks: 'nn', choice: 'against', because: 'it always opposed it' },
    { marks: 'na', choice: 'against', because: 'it opposed it as often as not' },
    { marks: 'aa', choice: 'abstain', because: 'it never opposed it' },
    { marks: 'nnaaa', choice: 'abstain', because: 'it opposed it less often than it abstained' },
  ])('after $marks is $choice: $because', ({ marks, choice }) => {
    // Two for, two who abstain, and the member in question among the latter.
    const past = [...marks].map((mark) => aRollCall(1, 'Oceans', `yyaa${mark}`))
    const { forecast } = createForecast({ past, memberCount: 5, anchor: 0, session: 2 })
    const { choices } = forecast({ title: 'Oceans', subject: 'whole' })
    expect(choices).toEqual(['for', 'for', 'abstain', 'abstain', choice])
  })

  it('is to follow its place where its own record is thin, and its record where that is long', () => {
    const others = (marks: string, own: string) => aRollCall(1, marks === '' ? 'Oceans' : marks, `yynn${own}`)
    const aside = Array.from({ length: 6 }, (_, at) => others(`Deserts ${at}`, 'n'))
    const oceans = (own: string) => [...aside, ...[...own].map((mark) => aRollCall(1, 'Oceans', `yynn${mark}`))]
    const told = (own: string) =>
      createForecast({ past: oceans(own), memberCount: 5, anchor: 0, session: 2 }).forecast({
        title: 'Oceans',
        subject: 'whole',
      })
    expect(told('-').choices[4]).toBe('against')
    expect(told('-').support[4]).toBeLessThan(0.5)
    expect(told('yyy').choices[4]).toBe('for')
    expect(told('yyy').support[4]).toBeGreaterThan(told('nnn').support[4] ?? 1)
  })
})
