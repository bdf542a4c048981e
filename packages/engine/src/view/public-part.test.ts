import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utilityOf } from '../model/committee/issue.ts'
import { seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { successChance } from '../rules/crises/chance.ts'
import { aPack } from '../testing/a-pack.ts'
import { aDraft, aRoom, atTime, rising, withOrder, withRegard, withSecrets, withText } from '../testing/parts.ts'
import { inHundredths, relationsInView, relationWord } from './relations.ts'
import { publicViewOf, viewFor } from './seat-view.ts'

const room = aRoom({ people: ['KEN'] })

/** What Kenya sees of a seat. */
function seen(state: CampaignState, id: string) {
  const seat = viewFor(state, 'ken').seats[seatIndexOf(state, id)]
  if (!seat) throw new Error(`no seat ${id}`)
  return seat
}

describe('a seat as the others see it', () => {
  it('is told apart as held by a person or by an AI delegate, and the person is not named', () => {
    expect(viewFor(room, 'fra').seats.map(({ holder }) => holder)).toEqual([
      'delegate',
      'delegate',
      'person',
      'delegate',
      'delegate',
    ])
    expect(JSON.stringify(viewFor(room, 'fra'))).not.toContain('person-KEN')
  })

  it.each([
    { declared: { fra: 'favour' }, stance: 'favour', because: 'it has declared for the text' },
    { declared: { fra: 'against' }, stance: 'against', because: 'it has declared against it' },
    { declared: { chn: 'favour' }, stance: 'undecided', because: 'only others have declared' },
  ] as const)('stands $stance: $because', ({ declared, stance }) => {
    expect(seen(withText(room, [0, 0, 0, 0, 1], { declared }), 'fra').stance).toBe(stance)
  })

  it('stands nowhere while no text is on the floor', () => {
    expect(seen(room, 'fra').stance).toBe('undecided')
  })

  it('has the floor when it spoke last, and until the chair has called another', () => {
    const spoken = { ...room, floor: { ...room.floor, speaker: 'fra', speakersList: ['usa'] } }
    expect([seen(spoken, 'fra').hasFloor, seen(spoken, 'usa').hasFloor]).toEqual([true, false])
    expect([seen(spoken, 'fra').isOnList, seen(spoken, 'usa').isOnList]).toEqual([false, true])
    const caucus = {
      as: 'moderated',
      by: 'chn',
      issue: undefined,
      seconds: 60,
      until: 9e9,
      turn: { seat: 'usa', until: 9e9, heard: [] },
    } as const
    const called = withOrder({ ...spoken, procedure: aPack() }, { caucus })
    expect([seen(called, 'fra').hasFloor, seen(called, 'usa').hasFloor]).toEqual([false, true])
    expect(publicViewOf(called).speaker).toBe('usa')
  })

  it.each([
    { regard: 0.12345, relation: 0.12, word: 'neutral', because: 'regard is shown in hundredths' },
    { regard: -0.999, relation: -1, word: 'hostile', because: 'and rounded to the nearest' },
    { regard: 0.2, relation: 0.2, word: 'warm', because: 'a band begins on its mark' },
    { regard: 0.19, relation: 0.19, word: 'neutral', because: 'short of it the last one holds' },
    { regard: -0.2, relation: -0.2, word: 'neutral', because: 'the bands lie evenly about nothing' },
    { regard: 0.6, relation: 0.6, word: 'allied', because: 'the last band is as wide as the others' },
  ])('regards the viewer $word at $regard: $because', ({ regard, relation, word }) => {
    const state = withRegard(withRegard(room, 'fra', 'ken', regard), 'ken', 'fra', -0.5)
    expect(seen(state, 'fra')).toMatchObject({ relation, relationWord: word })
    expect(viewFor(state, 'ken').relations[1]?.[2]).toBe(relation)
    expect(viewFor(state, 'ken').relations[2]?.[1]).toBe(-0.5)
  })

  it('is neutral to itself, however it regards itself', () => {
    expect(seen(withRegard(room, 'ken', 'ken', 1), 'ken')).toMatchObject({ relation: 0, relationWord: 'neutral' })
  })
})

describe('relations as they are shown', () => {
  const regard = fc.double({ min: -1, max: 1, noNaN: true })

  it('differ from what they are by half a hundredth at most, and leave the state as it was', () => {
    fc.assert(
      fc.property(fc.array(regard, { minLength: 2, maxLength: 5 }), (row) => {
        const kept = [...row]
        const [shown = []] = relationsInView([row])
        expect(row).toEqual(kept)
        for (const [at, value] of shown.entries()) {
          expect(Math.abs(value - (row[at] ?? 0))).toBeLessThanOrEqual(0.005 + 1e-12)
          expect(inHundredths(value)).toBe(value)
        }
      }),
    )
  })

  it('never go to a colder word when they grow warmer', () => {
    const order = ['hostile', 'cool', 'neutral', 'warm', 'allied']
    fc.assert(
      fc.property(regard, regard, (one, other) => {
        const [colder, warmer] = [Math.min(one, other), Math.max(one, other)]
        expect(order.indexOf(relationWord(warmer))).toBeGreaterThanOrEqual(order.indexOf(relationWord(colder)))
      }),
    )
  })
})

describe('the clock a page runs on', () => {
  it.each([
    { ratio: 0.25, remaining: 0.75, progress: 0.25, because: 'a quarter is over' },
    { ratio: 1, remaining: 0, progress: 1, because: 'time is up' },
    { ratio: 1.1, remaining: 0, progress: 1, because: 'a vote may run over, and nobody owes time for it' },
  ])('at $ratio has $remaining left: $because', ({ ratio, remaining, progress }) => {
    const { clock } = viewFor(atTime(room, ratio), 'ken')
    expect(clock.remainingMs).toBeCloseTo(remaining * clock.durationMs, 3)
    expect(clock.progressRatio).toBeCloseTo(progress, 9)
  })

  it.each([
    { status: 'active', running: true, because: 'the debate is on' },
    { status: 'paused', running: false, because: 'a page must not count on through a pause' },
    { status: 'concluded', running: false, because: 'nothing is to come' },
  ] as const)('of a session that is $status runs: $running, $because', ({ status, running }) => {
    expect(viewFor({ ...room, status }, 'ken').clock.running).toBe(running)
  })

  it('knows which phases are over, which is current and which are to come', () => {
    const phases = room.clock.phases.map((phase, index) => (index === 0 ? { ...phase, endedAt: 1 } : phase))
    const { clock } = viewFor({ ...room, clock: { ...room.clock, phases, phaseIndex: 1 } }, 'ken')
    expect(clock.phases.map(({ status }) => status)).toEqual(['done', 'current', 'ahead'])
  })
})

describe('the crisis on the table', () => {
  const strained = { ...room, tension: { ...room.tension, value: 90 } }
  const choices = strained.crisis?.card.choices ?? []

  it('tells a seat its own chance of success, and the gallery the one on the card', () => {
    const shown = viewFor(strained, 'ken').crisis?.choices ?? []
    expect(shown.map(({ successChanceRatio }) => successChanceRatio)).toEqual(
      choices.map((choice) => successChance(strained, 'ken', choice)),
    )
    expect(shown[0]?.successChanceRatio).toBeLessThan(choices[0]?.baseChanceRatio ?? 0)
    expect(publicViewOf(strained).crisis?.choices[0]?.successChanceRatio).toBe(choices[0]?.baseChanceRatio)
  })

  it('shows the latest development, not the text it opened with', () => {
    const { crisis } = room
    if (!crisis) throw new Error('the session opens with a crisis')
    const worse = { ...room, crisis: { ...crisis, description: 'It worsens.' } }
    expect(viewFor(worse, 'ken').crisis?.description).toBe('It worsens.')
  })

  it('keeps the answer with the chance it was given, and without the die', () => {
    const { crisis } = room
    if (!crisis) throw new Error('the session opens with a crisis')
    const answer = { seat: 'ken', choice: 'talk', chanceRatio: 0.7, succeeded: false, at: 3 }
    const closed = { ...room, crisis: undefined, crisesClosed: [{ ...crisis, status: 'answered' as const, answer }] }
    const view = viewFor(closed, 'fra')
    expect(view.crisis).toBeUndefined()
    expect(view.crisesClosed[0]?.answer).toEqual({ seat: 'ken', choice: 'talk', chanceRatio: 0.7, succeeded: false })
  })
})

describe('what the text is worth to the viewer', () => {
  const valued = withSecrets(room, 'ken', { table: rising(0.3, 0.3, 0.2, 0.1, 0.1), reservation: 0.4, best: 1 })
  const deal = [3, 0, 0, 0, 3]

  it.each([
    { drafts: [], worth: 0, because: 'no text lies on the floor' },
    { drafts: [aDraft({ deal })], worth: 0.4, because: 'the leading draft counts' },
    { drafts: [aDraft({ deal, status: 'adopted' })], worth: 0.4, because: 'an adopted text counts on' },
    {
      drafts: [aDraft({ deal, status: 'rejected' })],
      worth: 0.4,
      because: 'with nothing else on the floor the viewer is still told what was voted down',
    },
  ] as const)('is $worth: $because', ({ drafts, worth }) => {
    const { own } = viewFor({ ...valued, drafts }, 'ken')
    expect(own.utilityOfText).toBeCloseTo(worth, 9)
    expect(own.statusQuo).toBe(utilityOf(own.table, [0, 0, 0, 0, 0]))
  })
})

describe('the agreement score', () => {
  it.each([
    { favour: 0, against: 5, score: 0, because: 'nobody is in favour' },
    { favour: 1, against: 0, score: 2, because: 'one of five is two of ten' },
    { favour: 3, against: 2, score: 6, because: 'only yes counts, whoever is against' },
    { favour: 5, against: 0, score: 10, because: 'all of five is ten' },
  ])('with $favour of five in favour is $score: $because', ({ favour, against, score }) => {
    const declared = Object.fromEntries([
      ...room.seats.slice(0, favour).map(({ id }) => [id, 'favour'] as const),
      ...room.seats.slice(5 - against).map(({ id }) => [id, 'against'] as const),
    ])
    expect(viewFor(withText(room, [1, 0, 0, 0, 0], { declared }), 'ken').agreementScore).toBe(score)
  })
})
