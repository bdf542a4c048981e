import type { RecordedVote } from '@placard/content/roll-calls/roll-calls.ts'
import { describe, expect, it } from 'vitest'
import { agreementOf, bandOf, contestedOf, distanceBetween, votesOf } from './record.ts'

const CHOICES = { y: 'for', n: 'against', a: 'abstain' } as const

/** A roll call whose members voted as the marks say: y, n, a, and - for who was absent. */
function rollCall(id: number, date: string, marks: string): RecordedVote {
  const ballots = [...marks].map((mark) => (mark === 'y' || mark === 'n' || mark === 'a' ? CHOICES[mark] : null))
  return { id, date, session: 70, text: `70/${id}`, subject: 'whole', topics: ['hr'], title: `Text ${id}`, ballots }
}

const contested = contestedOf([
  rollCall(1, '2015-01-01', 'yyyn'),
  rollCall(2, '2017-01-01', 'nnya'),
  rollCall(3, '2016-01-01', 'yyyy'),
  rollCall(4, '2016-06-01', 'y-n-'),
])

describe('the record of a country', () => {
  it('holds only roll calls that divided the Assembly, the newest first', () => {
    expect(contested.map((one) => one.rollCall.id)).toEqual([2, 4, 1])
  })

  it('says how it voted, how the world did, and whether most did otherwise', () => {
    const [newest, , oldest] = votesOf(contested, 0)
    expect(newest).toMatchObject({
      part: 'against',
      tally: { for: 1, against: 2, abstain: 1, absent: 0 },
      isApart: false,
    })
    expect(oldest).toMatchObject({ part: 'for', isApart: false })
    expect(votesOf(contested, 3)[2]).toMatchObject({ part: 'against', isApart: true })
  })

  it('tells an absence from an abstention', () => {
    expect(votesOf(contested, 1).map(({ part }) => part)).toEqual(['against', 'absent', 'for'])
  })

  it.each([
    { member: -1, because: 'it is no member' },
    { member: 9, because: 'it never took part' },
  ])('is empty for $member: $because', ({ member }) => {
    expect(votesOf(contested, member)).toEqual([])
  })

  it('agrees with another only where both were present', () => {
    expect(agreementOf(contested, 0, 1)).toEqual({ same: 2, both: 2 })
    expect(agreementOf(contested, 0, 2)).toEqual({ same: 1, both: 3 })
    expect(agreementOf(contested, 0, 9)).toEqual({ same: 0, both: 0 })
  })
})

it.each([
  { distance: 0, band: 4, because: 'nothing lies between' },
  { distance: 0.1, band: 4, because: 'a bound belongs to the nearer band' },
  { distance: 0.11, band: 3, because: 'beyond the first bound' },
  { distance: 0.5, band: 2, because: 'half a scale from the middle' },
  { distance: 1, band: 1, because: 'half the scale' },
  { distance: 1.8, band: 0, because: 'the other end' },
  { distance: undefined, band: 0, because: 'nothing is known' },
])('puts a distance of $distance into band $band: $because', ({ distance, band }) => {
  expect(bandOf(distance)).toBe(band)
})

it('knows no distance to a place that is not known', () => {
  expect(distanceBetween(-0.5, 0.75)).toBe(1.25)
  expect(distanceBetween(null, 0.75)).toBeUndefined()
  expect(distanceBetween(0.5, undefined)).toBeUndefined()
})
