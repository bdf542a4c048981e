import type { ModelMessage } from '@placard/application'
import { ChatSource, DRILL_SIDES, type DrillContext } from '@placard/contract'
import { PERSONALITIES } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import { debateBook } from '../../../../content/debate/book.ts'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { createBuiltInAssistant } from './built-in-assistant.ts'
import { knowledgeOf } from './knowledge.ts'
import { opponentSpeech } from './opponent.ts'
import { answerFrom } from './testing/model-answer.ts'

const DRILL: DrillContext = {
  kind: 'drill',
  motionId: 'carbon-border',
  side: 'for',
  country: 'KEN',
  rounds: 2,
  speechSeconds: 90,
  motion: 'This house would charge imports for the carbon emitted in making them.',
  speeches: [],
}
const said = (text: string): ModelMessage => ({ role: 'user', text })
const CALL = said('I call the motion.')

function afterSpeeches(speeches: readonly string[], changes: Partial<DrillContext> = {}) {
  const drill = { ...DRILL, ...changes }
  const turns: ModelMessage[] = [CALL]
  let speech = opponentSpeech({ drill, mode: 'balanced', turns }, debateBook, 'Kenya')
  for (const text of speeches) {
    turns.push({ role: 'assistant', text: speech.text }, said(text))
    speech = opponentSpeech({ drill, mode: 'balanced', turns }, debateBook, 'Kenya')
  }
  return speech
}

const LEAKAGE =
  'Kenya supports this motion. Without a charge the factories move abroad, where carbon costs nothing, so that nothing is won. A price at the border ends that.'

describe('the opponent of a drill', () => {
  it('opens with points of the other side, each with what is on record, and gives the floor', () => {
    const { text, sources } = afterSpeeches([])
    expect(text).toContain('I speak against the motion')
    expect(text).toContain('Delegate of Kenya')
    expect(text).toContain('On record: The Convention asks developed countries to take the lead')
    expect(text).toContain('for 90 seconds, 2 speeches to go')
    expect(sources).toHaveLength(2)
    expect(sources.every((source) => ChatSource.safeParse(source).success)).toBe(true)
  })

  it('lists a source once where two of its points rest on it', () => {
    const shared = debateBook.map((motion) => ({
      ...motion,
      against: motion.against.map((point) => ({ ...point, source: 'One report (2024)' })),
    }))
    const { text, sources } = opponentSpeech({ drill: DRILL, mode: 'balanced', turns: [CALL] }, shared, 'Kenya')
    expect(text.split('One report (2024)')).toHaveLength(3)
    expect(sources).toEqual([{ kind: 'debate', id: 'carbon-border/1', title: 'One report (2024)' }])
  })

  it('knows each of the authored points when somebody makes it, and has its answer', () => {
    const all = debateBook.flatMap((motion) =>
      DRILL_SIDES.flatMap((side) => motion[side].map((point) => ({ motion, side, point }))),
    )
    const unanswered = all.filter(({ motion, side, point }) => {
      const made = `${point.claim} ${point.reason} ${point.fact}. That is what we stand for in this committee today.`
      return !afterSpeeches([made], { motionId: motion.id, motion: motion.motion, side }).text.includes(point.answer)
    })
    expect(all.length).toBeGreaterThanOrEqual(192)
    expect(unanswered.map(({ motion, point }) => `${motion.id}: ${point.claim}`)).toEqual([])
  })

  it('takes the other side when the person is against', () => {
    expect(afterSpeeches([], { side: 'against' }).text).toContain('I speak for the motion')
  })

  it('quotes the person and answers the point they made', () => {
    const { text } = afterSpeeches([LEAKAGE])
    expect(text).toContain('You said “Without a charge the factories move abroad')
    expect(text).toContain('Leakage is feared more than it is found')
    expect(text).toContain('You have left this unanswered: The charge makes poorer')
  })

  it('does not take the person’s refutation of its own point for a point of theirs', () => {
    const { text } = afterSpeeches([
      `The delegate says that poorer exporters pay for a problem they did not cause. ${LEAKAGE}`,
    ])
    expect(text).not.toContain('You said “The delegate says')
    expect(text).toContain('Leakage is feared')
  })

  it('does not give the same answer, or the same point, twice', () => {
    const once = afterSpeeches([LEAKAGE]).text
    const twice = afterSpeeches([LEAKAGE, `${LEAKAGE} And the least developed countries are exempt.`]).text
    expect(once).toContain('Leakage is feared')
    expect(twice).not.toContain('” Leakage is feared')
    expect(twice).toContain('my side rests')
  })

  it.each([
    { speech: 'No.', has: 'very short', because: 'there is nothing to answer' },
    { speech: 'asdf qwrtz lkjh xcvb nmpqw rtzpl sdfgh hjklm', has: 'could not read', because: 'these are no words' },
    { speech: 'Мы против этого предложения, оно вредит бедным странам.', has: 'English', because: 'it reads English' },
    {
      speech: 'I think that it would be very nice and good if we all did this thing together as friends some day soon.',
      has: 'no figure',
      because: 'nothing was said that could be checked',
    },
  ])('says plainly of a poor speech: $because', ({ speech, has }) => {
    expect(afterSpeeches([speech]).text).toContain(has)
  })

  it('argues a motion in own words by its kind, without facts it does not have', () => {
    const own = { motionId: null, motion: 'This house would ban plastic bags.' }
    const { text, sources } = afterSpeeches([], own)
    expect(text).toContain('ban')
    expect(text).not.toContain('On record')
    expect(sources).toEqual([])
    const answer = afterSpeeches(
      [
        'We all know that the cost of a ban is small, and the price of doing nothing is large for people who live by the sea.',
      ],
      own,
    )
    expect(answer.text).toContain('A cost is no argument until')
  })

  it('speaks in the manner that was chosen', () => {
    const openings = PERSONALITIES.map(
      (mode) => opponentSpeech({ drill: DRILL, mode, turns: [CALL] }, debateBook, undefined).text,
    )
    expect(new Set(openings).size).toBe(PERSONALITIES.length)
  })

  it('never lets words of the person be read as marks or links', () => {
    const { text } = afterSpeeches([
      `${LEAKAGE} The factories move abroad [here](https://evil.example) <img src=x> and **carbon** competitiveness is lost.`,
    ])
    expect(text).not.toMatch(/\]\(|<img|https?:/)
  })
})

describe('the built-in assistant in a drill', () => {
  const assistant = createBuiltInAssistant(knowledgeOf(shippedKnowledge))

  it('argues with the country by its name', async () => {
    const { text, sources } = await answerFrom(assistant, [CALL], { drill: DRILL })
    expect(text).toContain('Delegate of Kenya')
    expect(sources.every(({ kind }) => kind === 'debate')).toBe(true)
  })

  it('puts help before the debate', async () => {
    const turns = [CALL, { role: 'assistant', text: 'My case.' } as const, said('I want to die.')]
    expect((await answerFrom(assistant, turns, { drill: DRILL })).text).toContain('findahelpline.com')
  })
})
