import { describe, expect, it } from 'vitest'
import type { MotionKind } from '../model/acts/act.ts'
import type { Motion } from '../model/floor/motion.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aPack } from '../testing/a-pack.ts'
import { aDraft, aMotion, aResult, aRoom, atTime, aVote, rising, withRegard, withSecrets } from '../testing/parts.ts'
import { leanOn, owedSecond, seconderOf, speakerOn } from './opinion.ts'

const FRANCE = 1

/** A room in the end game in which everybody regards everybody alike; France walks away below a half. */
const room = withSecrets(
  {
    ...aRoom({ difficulty: 'beginner', procedure: aPack() }),
    relations: Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]),
  },
  'fra',
  { table: rising(0.5, 0.28, 0.2, 0.02, 0), reservation: 0.5, best: 1, redLines: [] },
)

/** Texts by what France makes of them. */
const TEXTS = { favour: [3, 3, 0, 0, 0], undecided: [0, 3, 3, 0, 0], against: [0, 0, 0, 0, 0] } as const

function facing(text: keyof typeof TEXTS, phase = 2, state = room): CampaignState {
  return atTime({ ...state, drafts: [aDraft({ deal: TEXTS[text] })] }, 0.95, phase)
}

/** In words: who is keen speaks for a motion, who is opposed speaks against it, and the others only vote. */
function leaning(state: CampaignState, motion: Motion, index = FRANCE): string {
  const lean = leanOn(state, index, motion)
  if (Math.abs(lean) > 0.2) return lean > 0 ? 'keen' : 'opposed'
  return lean > 0 ? 'inclined' : 'disinclined'
}

describe('how a delegate leans on a motion', () => {
  const cases: readonly { motion: MotionKind; text: keyof typeof TEXTS; lean: string; because: string }[] = [
    { motion: 'vote', text: 'favour', lean: 'keen', because: 'it wants the text adopted' },
    { motion: 'vote', text: 'undecided', lean: 'keen', because: 'it would rather decide than talk on' },
    { motion: 'vote', text: 'against', lean: 'opposed', because: 'the text might carry' },
    { motion: 'consensus', text: 'favour', lean: 'keen', because: 'so is a text adopted too' },
    { motion: 'consensus', text: 'against', lean: 'opposed', because: 'it would have to object' },
    { motion: 'suspend', text: 'favour', lean: 'disinclined', because: 'a pause only delays what it wants' },
    { motion: 'suspend', text: 'against', lean: 'keen', because: 'behind the scenes something may move' },
    { motion: 'unmoderated-caucus', text: 'undecided', lean: 'keen', because: 'there is something to talk over' },
    { motion: 'moderated-caucus', text: 'favour', lean: 'disinclined', because: 'all has been said' },
    { motion: 'adjourn-meeting', text: 'against', lean: 'opposed', because: 'nothing has been achieved yet' },
    { motion: 'adjourn-debate', text: 'favour', lean: 'opposed', because: 'its text would be off the floor' },
    { motion: 'adjourn-debate', text: 'undecided', lean: 'opposed', because: 'it still hopes for the text' },
    { motion: 'adjourn-debate', text: 'against', lean: 'keen', because: 'the text would be gone' },
    { motion: 'important-question', text: 'favour', lean: 'opposed', because: 'two thirds are harder to find' },
    { motion: 'important-question', text: 'undecided', lean: 'inclined', because: 'care does no harm' },
    { motion: 'important-question', text: 'against', lean: 'keen', because: 'a third is enough to stop the text then' },
    { motion: 'limit-time', text: 'favour', lean: 'inclined', because: 'the sooner they are done the better' },
    { motion: 'limit-time', text: 'against', lean: 'disinclined', because: 'it wants to be heard' },
    { motion: 'close-list', text: 'favour', lean: 'inclined', because: 'nobody more need speak' },
    { motion: 'reopen-list', text: 'favour', lean: 'disinclined', because: 'it was closed for a reason' },
    { motion: 'reopen-list', text: 'against', lean: 'inclined', because: 'more voices may turn the room' },
    { motion: 'appeal', text: 'favour', lean: 'disinclined', because: 'the chair is mostly right' },
    { motion: 'roll-call', text: 'against', lean: 'inclined', because: 'let everybody stand to its vote' },
    { motion: 'straw-poll', text: 'undecided', lean: 'inclined', because: 'it binds nobody' },
    { motion: 'reconsider', text: 'favour', lean: 'opposed', because: 'nothing has been decided' },
  ]
  it.each(cases)('to $motion over a text it is $text on is $lean: $because', ({ motion, text, lean }) => {
    expect(leaning(facing(text), aMotion({ motion, by: 'usa' }))).toBe(lean)
  })

  it('has nothing against a caucus in the opening, when no work is done yet', () => {
    const motion = aMotion({ motion: 'unmoderated-caucus', by: 'usa' })
    expect(leaning(facing('favour', 0), motion)).toBe('keen')
    expect(leaning(facing('favour', 1), motion)).toBe('disinclined')
  })

  it('wants to go home once a text is adopted', () => {
    const drafts = [aDraft({ deal: TEXTS.favour, status: 'adopted' as const })]
    const votes = [aVote('+++++', undefined, aResult())]
    const adopted = { ...room, drafts, floor: { ...room.floor, votes } }
    expect(leaning(adopted, aMotion({ motion: 'adjourn-meeting', by: 'usa' }))).toBe('keen')
  })

  it.each([
    { status: 'rejected', text: 'favour', lean: 'keen', because: 'a text it wanted was voted down' },
    { status: 'rejected', text: 'against', lean: 'opposed', because: 'a text it did not want is dead' },
    { status: 'adopted', text: 'favour', lean: 'opposed', because: 'it has what it wanted' },
    { status: 'adopted', text: 'against', lean: 'keen', because: 'it lost' },
    { status: 'rejected', text: 'undecided', lean: 'opposed', because: 'below its reservation it misses nothing' },
  ] as const)('to reconsider a text $status that it is $text on is $lean: $because', ({ status, text, lean }) => {
    const drafts = [aDraft({ deal: TEXTS[text], status })]
    expect(leaning({ ...room, drafts }, aMotion({ motion: 'reconsider', by: 'usa' }))).toBe(lean)
  })

  it.each([
    { issue: 0, lean: 'opposed', because: 'the clause is most of what the text is worth to it' },
    { issue: 3, lean: 'disinclined', because: 'the clause is worth a little to it' },
    { issue: 4, lean: 'keen', because: 'it would rather have the text without the clause' },
    { issue: undefined, lean: 'disinclined', because: 'nobody said which clause' },
  ])('to a division on issue $issue is $lean: $because', ({ issue, lean }) => {
    const table = [...rising(0.5, 0.28, 0.2, 0.02), [0.1, 0, 0, 0]]
    const drafts = [aDraft({ deal: [3, 0, 0, 3, 2] })]
    const state = { ...withSecrets(room, 'fra', { table }), drafts }
    expect(leaning(state, aMotion({ motion: 'division', by: 'usa', terms: { issue } }))).toBe(lean)
  })
})

describe('who moved it and who spoke', () => {
  const caucus = (overrides: Partial<Motion> = {}) => aMotion({ motion: 'moderated-caucus', by: 'usa', ...overrides })
  const state = facing('favour')
  const spoke = (side: 'for' | 'against') => [{ seat: 'chn', side }] as const

  it.each([
    { regard: 1, lean: 'keen', because: 'a close friend moved it' },
    { regard: 0.5, lean: 'inclined', because: 'a friend moved it' },
    { regard: 0, lean: 'disinclined', because: 'a stranger moved it' },
    { regard: -1, lean: 'opposed', because: 'an enemy moved it' },
  ])('makes a delegate that is content $lean to a caucus: $because', ({ regard, lean }) => {
    expect(leaning(withRegard(state, 'fra', 'usa', regard), caucus())).toBe(lean)
  })

  it.each([
    { regard: 1, side: 'for', lean: 'keen', because: 'a friend spoke for it' },
    { regard: 1, side: 'against', lean: 'opposed', because: 'a friend spoke against it' },
    { regard: -1, side: 'for', lean: 'opposed', because: 'an enemy spoke for it' },
    { regard: -1, side: 'against', lean: 'keen', because: 'an enemy spoke against it' },
  ] as const)('and one heard $side it $lean: $because', ({ regard, side, lean }) => {
    expect(leaning(withRegard(state, 'fra', 'chn', regard), caucus({ speakers: spoke(side) }))).toBe(lean)
  })

  it('never leans further than all the way, and no further for regarding itself', () => {
    const loved = withRegard(withRegard(facing('undecided'), 'fra', 'usa', 1), 'fra', 'chn', 1)
    const speakers = ['chn', 'chn', 'chn'].map((seat) => ({ seat, side: 'for' }) as const)
    expect(leanOn(loved, FRANCE, aMotion({ by: 'usa', speakers }))).toBe(1)
    const vain = withRegard(state, 'fra', 'fra', 1)
    expect(leanOn(vain, FRANCE, caucus({ by: 'fra' }))).toBe(leanOn(state, FRANCE, caucus({ by: 'fra' })))
  })
})

describe('who seconds a motion and who speaks on it', () => {
  /** Everybody has France’s interests and is content; regards for the mover make the difference. */
  const alike = facing(
    'favour',
    2,
    room.seats.reduce((state, { id }) => withSecrets(state, id, room.seats[FRANCE]?.secrets ?? {}), room),
  )
  const caucus = aMotion({ motion: 'moderated-caucus', by: 'usa' })
  const regarded = (regards: Readonly<Record<string, number>>) =>
    Object.entries(regards).reduce((state, [id, regard]) => withRegard(state, id, 'usa', regard), alike)

  it.each([
    { regards: { chn: 0.6, mhl: 0.9 }, second: 'mhl', because: 'it leans to it most' },
    { regards: { chn: 0.9, mhl: 0.9 }, second: 'chn', because: 'of two alike the first in the roll call' },
    { regards: { usa: 1 }, second: undefined, because: 'the mover cannot second itself' },
    { regards: { chn: 0.5 }, second: undefined, because: 'an inclination of a tenth is not enough to stand up' },
    { regards: {}, second: undefined, because: 'nobody wants it' },
  ])('with $regards it is $second: $because', ({ regards, second }) => {
    expect(seconderOf(regarded(regards), caucus)).toBe(second)
  })

  it('is never a person: people speak for themselves', () => {
    const state = regarded({ chn: 0.9 })
    const seats = state.seats.map((seat) =>
      seat.id === 'chn' ? { ...seat, holder: { kind: 'person', personId: 'p' } as const } : seat,
    )
    expect(seconderOf({ ...state, seats }, caucus)).toBeUndefined()
    expect(speakerOn({ ...state, seats }, caucus, 'for')).toBeUndefined()
  })

  it.each([
    { regards: { chn: 0.9, mhl: 1 }, side: 'for', speaker: 'mhl', because: 'it is keenest' },
    { regards: { chn: 0.7 }, side: 'for', speaker: undefined, because: 'who is merely inclined keeps silent' },
    { regards: { chn: -0.8, mhl: -1 }, side: 'against', speaker: 'mhl', because: 'it is most opposed' },
    { regards: { chn: -0.9 }, side: 'for', speaker: undefined, because: 'it would speak on the other side' },
  ] as const)('on the side $side with $regards it is $speaker: $because', ({ regards, side, speaker }) => {
    expect(speakerOn(regarded(regards), caucus, side)).toBe(speaker)
  })

  it('leaves the word to others where the seconder has stood up for it already', () => {
    expect(speakerOn(regarded({ mhl: 1 }), { ...caucus, secondedBy: 'mhl' }, 'for')).toBeUndefined()
    expect(speakerOn(regarded({ chn: 0.9, mhl: 1 }), { ...caucus, secondedBy: 'mhl' }, 'for')).toBe('chn')
  })

  it('owes a second to a motion before the committee that has none, and to no other', () => {
    const state = { ...regarded({ mhl: 1 }), seq: 12 }
    const on = (motion: Motion | undefined) => owedSecond({ ...state, floor: { ...state.floor, motion } }, 1_000)
    expect(on(caucus)).toMatchObject([{ seat: 'mhl', act: { kind: 'second' }, replyTo: 12, spoken: true }])
    expect(on(caucus)[0]?.notBefore).toBeGreaterThan(1_000)
    expect(on({ ...caucus, secondedBy: 'chn' })).toEqual([])
    expect(on(undefined)).toEqual([])
  })
})
