import { describe, expect, it } from 'vitest'
import type { Answer, Asked } from '../model/acts/act.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aPromise, aRoom, atTime, rising, withSecrets, withText } from '../testing/parts.ts'
import { answerTo, answerToReminder } from './question-answers.ts'

/**
 * France wants the most of the first issue, less of the second, and nothing of the third; its public positions say so.
 * Its range above the reservation is 0.7, of which a collaborative delegate tolerates losing a part.
 */
const TABLE = [...rising(0.5, 0.3), [0.2, 0.15, 0.05, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
const POSITIONS = [1, 0.9, -1, 0, 0]

function aFrance(state: CampaignState, personality: 'collaborative' | 'aggressive' = 'collaborative'): CampaignState {
  const secrets = { table: TABLE, reservation: 0.3, best: 1, redLines: [{ issue: 2, option: 3 }] }
  const known = withSecrets(state, 'fra', secrets)
  const seats = known.seats.map((seat) =>
    seat.id === 'fra' ? { ...seat, positions: POSITIONS, delegate: { ...seat.delegate, personality } } : seat,
  )
  return { ...known, seats }
}

const room = aFrance(atTime(aRoom({ people: ['KEN'], difficulty: 'intermediate' }), 0.5, 1))
const text = (...deal: number[]) => withText(room, [...deal, 0, 0].slice(0, 5))

function answer(state: CampaignState, asked: Asked, issue?: number): Answer | undefined {
  const seat = state.seats.find(({ id }) => id === 'fra')
  if (!seat) return undefined
  return answerTo(state, seat, 'ken', { kind: 'question', asked, ...(issue === undefined ? {} : { issue }) }).answer
}

const change = (issue: number, option: number) => ({ issue, option })

describe('an answer of a delegation', () => {
  const cases: readonly {
    state: CampaignState
    asked: Asked
    issue?: number
    answer: Partial<Answer>
    because: string
  }[] = [
    {
      state: text(0, 0, 0),
      asked: { topic: 'accept', change: change(0, 2) },
      answer: { verdict: 'yes' },
      because: 'it gains by the clause',
    },
    {
      state: text(3, 3, 0),
      asked: { topic: 'accept', change: change(2, 3) },
      answer: { verdict: 'no' },
      because: 'no price buys a red line, and an answer names none',
    },
    {
      state: text(1, 0, 0),
      asked: { topic: 'accept', change: change(0, 0) },
      answer: { verdict: 'only-if', other: change(1, 2) },
      because: 'what it loses on the first issue the second makes up for, at the least price to the others',
    },
    {
      state: text(1, 0, 0),
      asked: { topic: 'accept', change: change(0, 0), inReturn: change(1, 3) },
      answer: { verdict: 'yes' },
      because: 'what the asker offers in return is worth more than what is asked',
    },
    {
      state: text(3, 3, 0),
      asked: { topic: 'accept', change: change(0, 3) },
      answer: { verdict: 'yes' },
      because: 'the text says so already',
    },
    {
      state: text(3, 3, 0),
      asked: { topic: 'accept', change: change(0, 0) },
      answer: { verdict: 'no' },
      because: 'half of all it wants is lost and nothing else can make up for it',
    },
    {
      state: text(0, 0, 0),
      asked: { topic: 'give-up', change: change(2, 2) },
      answer: { verdict: 'yes' },
      because: 'it never wanted the clause',
    },
    {
      state: text(3, 3, 0),
      asked: { topic: 'give-up', change: change(0, 3) },
      answer: { verdict: 'yes' },
      because: 'a step back costs a collaborative delegation less than it tolerates',
    },
    {
      state: text(1, 0, 2),
      asked: { topic: 'reasons', change: change(2, 2) },
      answer: { verdict: 'no' },
      because: 'the clause is worth less to it than what it wants there',
    },
    {
      state: text(0, 0, 0),
      asked: { topic: 'reasons', change: change(0, 3) },
      answer: { verdict: 'yes' },
      because: 'asked for its reasons on what it wants, it is for it',
    },
    {
      state: text(1, 0, 0),
      asked: { topic: 'price', change: change(0, 0) },
      answer: { to: 'price', verdict: 'only-if', other: change(1, 2) },
      because: 'a price is the condition of a yes',
    },
    {
      state: text(3, 3, 0),
      asked: { topic: 'draft', support: 'vote' },
      answer: { verdict: 'yes' },
      because: 'the draft is all it wants',
    },
    {
      state: room,
      asked: { topic: 'draft', support: 'sign' },
      answer: { verdict: 'not-yet' },
      because: 'there is no draft to sign',
    },
    {
      state: text(0, 0, 0),
      asked: { topic: 'need' },
      issue: 0,
      answer: { verdict: 'no', change: change(0, 3) },
      because: 'it names what its public position is nearest to',
    },
    {
      state: text(3, 0, 0),
      asked: { topic: 'need' },
      issue: 0,
      answer: { verdict: 'yes', change: change(0, 3) },
      because: 'the text has it already',
    },
  ]

  it.each(cases)('to $asked is $answer: $because', ({ state, asked, issue, answer: expected }) => {
    expect(answer(state, asked, issue)).toMatchObject({ to: asked.topic, ...expected })
  })

  it('names those nearest to its public position as its company, and says when there are none', () => {
    const together = room.seats.map((seat) =>
      seat.id === 'fra' ? seat : { ...seat, positions: seat.id === 'mhl' ? [0.8, 0, 0, 0, 0] : [-1, 0, 0, 0, 0] },
    )
    expect(answer({ ...room, seats: together }, { topic: 'company' }, 0)).toMatchObject({
      verdict: 'yes',
      company: ['mhl'],
    })
    const alone = together.map((seat) => (seat.id === 'fra' ? seat : { ...seat, positions: [-1, 0, 0, 0, 0] }))
    expect(answer({ ...room, seats: alone }, { topic: 'company' }, 0)).not.toHaveProperty('company')
    const asker = alone.map((seat) => (seat.id === 'ken' ? { ...seat, positions: [-1, 0, 0, 0, 0] } : seat))
    expect(answer({ ...room, seats: asker }, { topic: 'company' }, 0)).not.toHaveProperty('company')
  })

  it('is never evaded by a collaborative delegation, and now and then by an aggressive one', () => {
    const undisclosed = (personality: 'collaborative' | 'aggressive') => {
      const state = aFrance(text(1, 0, 0), personality)
      return Array.from({ length: 300 }, (_, rng) =>
        answer({ ...state, rng }, { topic: 'accept', change: change(0, 0) }),
      ).filter((given) => given?.verdict === 'undisclosed').length
    }
    expect(undisclosed('collaborative')).toBe(0)
    expect(undisclosed('aggressive')).toBeGreaterThan(10)
    expect(undisclosed('aggressive')).toBeLessThan(60)
  })

  it('sets no condition that leads away from its public position: that would tell more than it says in public', () => {
    const state = text(1, 0, 0)
    const seats = state.seats.map((seat) => (seat.id === 'fra' ? { ...seat, positions: [1, -1, -1, 0, 0] } : seat))
    expect(answer({ ...state, seats }, { topic: 'accept', change: change(0, 0) })).toMatchObject({ verdict: 'no' })
  })
})

describe('a delegation that is reminded of a promise', () => {
  const ofFrance = { by: 'fra', to: 'ken', change: change(0, 1) } as const
  const cases = [
    {
      promise: aPromise({ ...ofFrance, status: 'open' }),
      told: { promise: 'open', verdict: 'yes' },
      because: 'it stands',
    },
    {
      promise: aPromise({ ...ofFrance, status: 'kept' }),
      told: { promise: 'kept', verdict: 'yes' },
      because: 'it was kept',
    },
    {
      promise: aPromise({ ...ofFrance, status: 'broken' }),
      told: { promise: 'broken', verdict: 'no' },
      because: 'it was broken',
    },
    {
      promise: aPromise({ ...ofFrance, to: 'usa' }),
      told: { promise: 'none', verdict: 'no' },
      because: 'it was made to another',
    },
    {
      promise: aPromise({ ...ofFrance, change: change(1, 1) }),
      told: { promise: 'none', verdict: 'no' },
      because: 'it was about another clause',
    },
  ] as const

  it.each(cases)('says $told: $because', ({ promise, told }) => {
    const [, seat] = room.seats
    if (!seat) throw new Error('France sits second')
    const reminder = { kind: 'remind', target: 'fra', change: change(0, 1) } as const
    const act = answerToReminder({ ...room, commitments: [promise] }, seat, 'ken', reminder, 0)
    expect(act).toMatchObject({ kind: 'explain', target: 'ken', answer: { to: 'promise', ...told } })
  })
})

describe('a yes that is asked for again', () => {
  const asked: Asked = { topic: 'price', change: change(0, 2) }
  const after = (by: string, option: number): CampaignState => ({
    ...text(0, 0, 0),
    answered: { ken: { by, at: 90_000, change: change(0, option) } },
  })

  it('says when the asker was answered', () => {
    expect(answer(after('fra', 2), asked)).toMatchObject({ verdict: 'yes', since: 90_000 })
  })

  it('has no time when the last answer was on another option or from another delegation', () => {
    expect(answer(after('fra', 1), asked)).not.toHaveProperty('since')
    expect(answer(after('usa', 2), asked)).not.toHaveProperty('since')
  })
})

describe('an offer that a question makes', () => {
  const offer = change(1, 1)

  it.each(['accept', 'give-up'] as const)('stays with the answer to %s, so that it can speak of it', (topic) => {
    expect(answer(text(0, 0, 0), { topic, change: change(0, 2), inReturn: offer })).toMatchObject({ inReturn: offer })
  })
})
