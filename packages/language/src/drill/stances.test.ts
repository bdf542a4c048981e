import { describe, expect, it } from 'vitest'
import { drillKnowledge } from '../../../../content/debate/drill-knowledge.ts'
import { stanceIn, stancesOf } from './stances.ts'
import { preparedBook, subjectOf } from './subject.ts'

const STANCES = stancesOf({ for: 'leakage, same address, not verify', against: 'tariff, trade war' })
const book = preparedBook(drillKnowledge)
const stanceOn = (motion: string, text: string) => Math.sign(stanceIn(text, subjectOf(motion, '', book).stances))

describe('what a sentence says for a side', () => {
  it.each([
    { text: 'That is called leakage.', sign: 1, because: 'one word is enough' },
    { text: 'It still has the same old address.', sign: 1, because: 'two words stand near each other' },
    {
      text: 'The same people who live in that house on the hill have an address.',
      sign: 0,
      because: 'they stand apart',
    },
    { text: 'Nobody can verify it.', sign: 1, because: 'a negation belongs to it' },
    { text: 'Inspectors verify it.', sign: 0, because: 'the negation is missing' },
    { text: 'This is a tariff.', sign: -1, because: 'the other side says so' },
    { text: 'This is not a tariff.', sign: 1, because: 'it is denied' },
    { text: 'There is no trade war.', sign: 0, because: 'of two denied words nobody knows which is meant' },
  ])('is $sign in “$text”: $because', ({ text, sign }) => {
    expect(Math.sign(stanceIn(text, STANCES))).toBe(sign)
  })

  it.each([
    {
      motion: 'This house would suspend the veto where mass atrocities are being committed.',
      text: 'Without it the great powers leave the table.',
      sign: -1,
      because: 'the book has the motion',
    },
    {
      motion: 'This house would abolish homework.',
      text: 'I sit there until ten at night.',
      sign: 1,
      because: 'it wants less of a thing that is spoken against',
    },
    {
      motion: 'This house would double homework.',
      text: 'I sit there until ten at night.',
      sign: -1,
      because: 'it wants more of it',
    },
    {
      motion: 'This house would require everybody to learn first aid.',
      text: 'Volunteers do it better than anybody who was ordered to.',
      sign: -1,
      because: 'a duty is a duty, whatever it is about',
    },
  ])('is known of motions by book, thing and kind: $motion, $because', ({ motion, text, sign }) => {
    expect(stanceOn(motion, text)).toBe(sign)
  })
})

describe('the stances of the book', () => {
  it('stand for every motion and both sides, and never on both', () => {
    const words = new Map(Object.entries(drillKnowledge.stances.motions))
    for (const { id } of drillKnowledge.debates) {
      const [pro, con] = [words.get(id)?.for.split(', ') ?? [], words.get(id)?.against.split(', ') ?? []]
      expect(Math.min(pro.length, con.length), id).toBeGreaterThanOrEqual(20)
      expect(
        pro.filter((one) => con.includes(one)),
        id,
      ).toEqual([])
    }
  })
})
