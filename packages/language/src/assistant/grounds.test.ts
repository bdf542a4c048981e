import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { assistantReplies } from './built-in-assistant.ts'
import { casesOn } from './case-book.ts'
import { linesFor } from './grounds.ts'
import { MEASURE_KINDS, type MotionKind } from './motion-kind.ts'
import { REACHES } from './motion-reach.ts'

const KINDS: readonly MotionKind[] = ['blame', 'praise', ...MEASURE_KINDS]
const PLACES = REACHES.flatMap((reach) => KINDS.map((kind) => ({ reach, kind })))
/** An opening of three points, and ten exchanges with one each. */
const LEAST = 13
/** Words of a world of states, which nobody uses of a school or a team. */
const OF_STATES =
  /\b(?:committee|delegations?|ministr(?:y|ies)|arm(?:y|ies)|sovereign\w*|treat(?:y|ies)|ratif\w+|member states|voters abroad)\b/i

const sides = ({ reach, kind }: (typeof PLACES)[number]) => {
  const { pro, con } = linesFor({ motion: '', reach, kind })
  return [pro, con]
}
const wholeOf = (line: { readonly claim: string; readonly reason: string; readonly weighing: string }) =>
  `${line.claim} ${line.reason} ${line.weighing}`

describe('grounds', () => {
  it.each(PLACES)(
    'of the kind $kind in the world $reach are enough for ten exchanges, and none is said twice',
    (place) => {
      for (const lines of sides(place)) {
        const said = lines.flatMap(({ claim, reason, weighing }) => [claim, reason, weighing])
        expect(lines.length).toBeGreaterThanOrEqual(LEAST)
        expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([])
      }
    },
  )

  it('speak of ministries and committees only among states', () => {
    const elsewhere = PLACES.filter(({ reach }) => reach !== 'states' && reach !== 'open')
    const lines = elsewhere.flatMap((place) => sides(place).flat().map(wholeOf))
    expect([...new Set(lines)].filter((line) => OF_STATES.test(line))).toEqual([])
  })

  it('are whole sentences, without figures or names', () => {
    const lines = [...new Set(PLACES.flatMap((place) => sides(place).flat()))]
    expect(lines.length).toBeGreaterThan(150)
    for (const { claim, reason, weighing } of lines)
      for (const sentence of [claim, reason, weighing]) {
        expect(sentence).toMatch(/^[“A-Z].*[.?!]$/)
        expect(sentence).not.toMatch(/\d|\s\s|['"]/)
      }
  })

  it('name the motion’s own measure in a sentence that is whole', () => {
    const named = PLACES.flatMap((place) => sides(place).flat()).flatMap(({ named: name }) => name ?? [])
    expect(named.length).toBeGreaterThan(0)
    for (const name of named) expect(name('a ban on zoos')).toMatch(/\ba ban on zoos\b.*[.?]$/)
  })
})

describe('a motion that the book does not have', () => {
  it.each([
    { motion: 'This house would ban zoos.', has: 'With a ban on zoos, everybody knows where they stand.', on: 'for' },
    { motion: 'Homework should be banned', has: 'A ban on homework treats the careful', on: 'against' },
    { motion: 'This house would abolish homework.', has: 'An end to homework is not yet a plan.', on: 'against' },
    { motion: 'This house would ban phones in schools.', has: 'A lesson is made of attention.', on: 'for' },
    { motion: 'This house would allow phones in schools.', has: 'A lesson is made of attention.', on: 'against' },
    { motion: 'This house would ban <b>zoos</b> [x](http://y.z)', has: 'A clear line is easier to keep', on: 'for' },
  ] as const)('“$motion” is argued $on it with “$has”', ({ motion, has, on }) => {
    const claims = casesOn(motion, [])[on].map(({ claim }) => claim)
    expect(claims.some((claim) => claim.startsWith(has))).toBe(true)
  })
})

const replies = assistantReplies(shippedKnowledge)
const SAID = [
  'i do not think that this would help anybody in the end',
  'you are only looking at one half of the matter here',
  'in my class nobody would want that, and i asked them',
  'it is a bit like locking the door after the horse has left',
  'there must be cheaper ways to reach the same thing',
  'who would look after all of it on an ordinary day?',
  'people get used to new things faster than you say',
  'i admit that it would be hard for some of them',
  'that was tried in other places and nothing came of it',
  'so my side still says that we should look at those who are hurt',
]

it('quotes a motion in its short form like any other', async () => {
  const { text } = await replies([{ role: 'user', text: 'THW ban cars from city centres. I am against, you are for' }])
  expect(text).toContain('the motion “THW ban cars from city centres”')
})

describe('ten exchanges', () => {
  it.each([
    'This house would ban smartphones in schools for the whole school day.',
    'This house would start the school day no earlier than nine o’clock.',
    'This house would return museum objects taken in colonial times to their countries of origin.',
    'This house would boycott world sports events held in countries that jail their critics.',
    'This house would remove statues of slave traders.',
    'This house would colour the moon green.',
  ])('on “%s” bring a new point each, and no summary that nobody asked for', async (motion) => {
    const turns: { role: 'user' | 'assistant'; text: string }[] = []
    const claims: string[] = []
    for (const text of [`${motion} I am for it, argue with me`, ...SAID]) {
      turns.push({ role: 'user', text })
      const answer = await replies(turns)
      turns.push({ role: 'assistant', text: answer.text })
      claims.push(...(answer.text.match(/\*\*[^*]+[.?!]\*\*/g) ?? []))
      expect(answer.text).not.toContain('Where we stand on')
    }
    expect(claims.length).toBeGreaterThan(SAID.length)
    expect(new Set(claims).size).toBe(claims.length)
  })
})
