import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { assistantReplies } from './built-in-assistant.ts'

const replies = assistantReplies(shippedKnowledge)
const book = await shippedKnowledge.debates()

/** Replies that a person could give on any motion. */
const REPLIES = [
  'that would cost far too much and nobody says who pays',
  'but people are dying while you wait',
  'other countries have done it already and it worked in 2015',
  'it is simply unfair to the poorer states',
  'everyone knows that the present rules always fail',
  'who decides when it applies? that is the weak spot',
  'states are sovereign, you cannot force them to do this',
  'a study of the World Bank in 2019 showed the opposite, because trade fell',
  'there is a better way, we could start with a voluntary scheme instead',
  'corrupt leaders will only use it for themselves',
]
const MUCH = 4

/** Plays a motion to the end of the replies; the answers of the assistant. */
async function argued(...said: readonly string[]) {
  const turns: { role: 'user' | 'assistant'; text: string }[] = []
  const answers = []
  for (const text of said) {
    turns.push({ role: 'user', text })
    const answer = await replies(turns)
    turns.push({ role: 'assistant', text: answer.text })
    answers.push(answer)
  }
  return answers
}

const sentencesIn = (text: string) =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/^[-\d. ]+/, '').trim())
    // two facts can have one source
    .filter((sentence) => sentence.split(' ').length > MUCH && !sentence.startsWith('*Source:'))

describe('ten exchanges', () => {
  it.each([
    ...book.map(({ motion }) => motion),
    'This house would ban social media for children under sixteen.',
    'This house would pay every citizen a basic income.',
    'This house would make voting compulsory.',
  ])('on “%s” repeat no sentence', async (motion) => {
    const answers = await argued(`${motion} I am for it, argue with me`, ...REPLIES)
    const said = answers.flatMap(({ text }) => sentencesIn(text))
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([])
    expect(new Set(answers.map(({ form }) => form))).toEqual(new Set(['argument']))
    for (const { text } of answers.slice(1)) expect(text.length).toBeGreaterThan(40)
  })
})

describe('a reply', () => {
  const opening = 'This house would abolish the death penalty everywhere. I am for it, argue with me'

  it('is quoted, and answered from the book', async () => {
    const [, answer] = await argued(opening, 'innocent people are executed and that error cannot be undone')
    expect(answer?.text).toContain('You said “innocent people are executed and that error cannot be undone”.')
    const answers = book.find(({ id }) => id === 'death-penalty')?.for.map((point) => point.answer) ?? []
    expect(answers.some((one) => answer?.text.includes(one))).toBe(true)
  })

  it('that is repeated is not answered a second time', async () => {
    const reply = 'innocent people are executed and that error cannot be undone'
    const answers = await argued(opening, reply, reply)
    expect(answers[2]?.text).not.toContain('You said “innocent')
  })

  it.each([
    { ask: 'who won?', has: 'You answered', because: 'the count is given' },
    { ask: 'sum up', has: '**For:**', because: 'both sides are told' },
    { ask: 'switch sides', has: 'from here on I argue for the motion', because: 'the assistant was against' },
    { ask: 'give me the best argument for my side', has: 'An argument for your side, for', because: 'help is given' },
    { ask: 'which of my points was the weakest', has: 'Your weakest point was', because: 'points are weighed' },
    { ask: 'what have I not answered?', has: 'My points:', because: 'the tally is kept' },
    { ask: 'give me 3 rebuttals i could use against you', has: '3. Against', because: 'the answers are in the book' },
    { ask: 'what is quorum?', has: 'Quorum is', because: 'another question is answered' },
  ])('may ask “$ask”: $because', async ({ ask, has }) => {
    const answers = await argued(opening, 'innocent people are executed and that error cannot be undone', ask)
    expect(answers.at(-1)?.text).toContain(has)
  })
})

it('says when its points are spent, and sums up instead of repeating', async () => {
  const many = Array.from({ length: 40 }, (_, at) => `this point number ${at} is about the matter`)
  const answers = await argued('This house would make voting compulsory. I am for it, argue with me', ...many)
  expect(answers.some(({ text }) => text.includes('Where we stand on'))).toBe(true)
})
