import { expect, it } from 'vitest'
import climate from '../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { readerOf } from './testing/reader.ts'

const readIn = readerOf({ countries, campaigns: [climate] })

/** An option as an act names it, by its id. */
function option(id: string) {
  const issue = climate.issues.findIndex(({ options }) => options.some((one) => one.id === id))
  return { issue, option: climate.issues[issue]?.options.findIndex((one) => one.id === id) ?? -1 }
}

const three = option('three-hundred-billion')
const maps = option('national-road-maps')
const review = option('expert-review')

const READ: readonly { readonly text: string; readonly act: object; readonly because: string }[] = [
  {
    text: 'USA, is 300 billion a year by 2035 something you could live with?',
    act: { kind: 'question', target: 'usa', asked: { topic: 'accept', change: three } },
    because: 'the option may come before the one who is asked',
  },
  {
    text: 'China, how would you feel about national road maps with dates?',
    act: { kind: 'question', target: 'chn', asked: { topic: 'accept', change: maps } },
    because: 'asks for a reaction',
  },
  {
    text: 'Would Beijing be comfortable with national road maps with dates?',
    act: { kind: 'question', target: 'chn', asked: { topic: 'accept', change: maps } },
    because: 'another verb for the same',
  },
  {
    text: 'China, what is your answer on national road maps with dates?',
    act: { kind: 'question', target: 'chn', asked: { topic: 'accept', change: maps } },
    because: 'an answer is awaited to what was put before',
  },
  {
    text: 'China, if I may ask, would you accept national road maps with dates?',
    act: { kind: 'question', target: 'chn', asked: { topic: 'accept', change: maps } },
    because: 'a courtesy offers nothing in return',
  },
  {
    text: 'Ethiopia, is there any flexibility on expert review of every pledge?',
    act: { kind: 'question', target: 'eth', asked: { topic: 'give-up', change: review } },
    because: 'flexibility is room to give up',
  },
  {
    text: 'Ethiopia, could you possibly manage without expert review of every pledge?',
    act: { kind: 'question', target: 'eth', asked: { topic: 'give-up', change: review } },
    because: 'to do without is to give up',
  },
  {
    text: 'Saudi Arabia, what worries you about expert review of every pledge?',
    act: { kind: 'question', target: 'sau', asked: { topic: 'reasons', change: review } },
    because: 'a worry is a reason',
  },
  {
    text: 'China, please tell us why national road maps with dates are a problem for you.',
    act: { kind: 'question', target: 'chn', asked: { topic: 'reasons', change: maps } },
    because: 'asked without a question mark',
  },
  {
    text: 'China, under what conditions would you take national road maps with dates?',
    act: { kind: 'question', target: 'chn', asked: { topic: 'price', change: maps } },
    because: 'conditions are a price',
  },
  {
    text: 'Germany, which way are you voting on the draft?',
    act: { kind: 'question', target: 'deu', asked: { topic: 'draft', support: 'vote' } },
    because: 'the vote is about the draft',
  },
  {
    text: 'Germany, can we put your name on the draft?',
    act: { kind: 'question', target: 'deu', asked: { topic: 'draft', support: 'sign' } },
    because: 'a name is a signature',
  },
  {
    text: 'China, which other delegations agree with you on national road maps with dates?',
    act: { kind: 'question', target: 'chn', asked: { topic: 'company', change: maps } },
    because: 'asks for the company',
  },
  {
    text: 'China, is anyone else behind you?',
    act: { kind: 'question', target: 'chn', asked: { topic: 'company' } },
    because: 'no option is needed',
  },
  {
    text: "Germany, didn't you give us your word on expert review of every pledge?",
    act: { kind: 'remind', target: 'deu', change: review },
    because: 'a word that was given',
  },
  {
    text: 'Germany, are you going back on your promise?',
    act: { kind: 'remind', target: 'deu' },
    because: 'a promise about to be broken',
  },
]

it.each(READ)('what is asked is read: $text ($because)', async ({ text, act }) => {
  const [first] = await readIn(climate.id, text)
  expect(first?.act).toMatchObject(act)
})

it.each([
  { text: 'We know what worries you about expert review of every pledge.', because: 'it tells, and asks nothing' },
  { text: 'In return for your vote we would accept expert review of every pledge.', because: 'it offers' },
])('a statement is no question: $text ($because)', async ({ text }) => {
  const [first] = await readIn(climate.id, text)
  expect(first?.act.kind).not.toBe('question')
})
