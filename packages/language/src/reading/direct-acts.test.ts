import type { Act } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import climate from '../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import cyber from '../../../../content/campaigns/cybersecurity-alliance.json' with { type: 'json' }
import nuclear from '../../../../content/campaigns/nuclear-non-proliferation.json' with { type: 'json' }
import pandemic from '../../../../content/campaigns/pandemic-preparedness.json' with { type: 'json' }
import trade from '../../../../content/campaigns/trade-mediation.json' with { type: 'json' }
import ukraine from '../../../../content/campaigns/ukraine-humanitarian-crisis.json' with { type: 'json' }
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { readerOf } from './testing/reader.ts'

const FILES = { climate, cyber, nuclear, pandemic, trade, ukraine }
type Campaign = keyof typeof FILES
const readIn = readerOf({ countries, campaigns: Object.values(FILES) })

/** An option as an act names it, by its id. */
function option(campaign: Campaign, id: string) {
  const { issues } = FILES[campaign]
  const issue = issues.findIndex(({ options }) => options.some((one) => one.id === id))
  return { issue, option: issues[issue]?.options.findIndex((one) => one.id === id) ?? -1 }
}

const three = option('climate', 'three-hundred-billion')
const maps = option('climate', 'national-road-maps')
const review = option('climate', 'expert-review')

const READ: readonly { in: Campaign; text: string; act: object; because: string }[] = [
  {
    in: 'climate',
    text: 'USA, would you accept 300 billion a year by 2035?',
    act: { kind: 'question', target: 'usa', asked: { topic: 'accept', change: three } },
    because: 'the question of the game',
  },
  {
    in: 'climate',
    text: 'Could China live with national road maps with dates?',
    act: { kind: 'question', target: 'chn', asked: { topic: 'accept', change: maps } },
    because: 'a modal and a seat',
  },
  {
    in: 'climate',
    text: 'Germany, what if 300 billion a year by 2035?',
    act: { kind: 'question', target: 'deu', asked: { topic: 'accept', change: three } },
    because: 'what if asks the same',
  },
  {
    in: 'climate',
    text: 'China, would you accept national road maps with dates if we accept 300 billion a year by 2035?',
    act: { kind: 'question', target: 'chn', asked: { topic: 'accept', change: maps, inReturn: three } },
    because: 'an offer within a question is no trade yet',
  },
  {
    in: 'climate',
    text: 'Saudi Arabia, would you be willing to agree to expert review of every pledge?',
    act: { kind: 'question', asked: { topic: 'accept', change: review } },
    because: 'willing to',
  },
  {
    in: 'climate',
    text: 'would u be ok with national road maps',
    act: { kind: 'question', asked: { topic: 'accept', change: maps } },
    because: 'as it is typed in a hurry',
  },
  {
    in: 'climate',
    text: 'Ethiopia, would you drop expert review of every pledge?',
    act: { kind: 'question', target: 'eth', asked: { topic: 'give-up', change: review } },
    because: 'to drop is to give up',
  },
  {
    in: 'climate',
    text: 'Can you soften the national road maps with dates, Marshall Islands?',
    act: { kind: 'question', asked: { topic: 'give-up', change: maps } },
    because: 'to soften moves away',
  },
  {
    in: 'climate',
    text: 'China, why do you oppose national road maps with dates?',
    act: { kind: 'question', target: 'chn', asked: { topic: 'reasons', change: maps } },
    because: 'it asks for reasons',
  },
  {
    in: 'climate',
    text: 'Why are you against us on climate finance, USA?',
    act: { kind: 'question', target: 'usa', asked: { topic: 'reasons' }, issue: 0 },
    because: 'an issue alone is enough',
  },
  {
    in: 'climate',
    text: 'Saudi Arabia, what do you have against expert review of every pledge?',
    act: { kind: 'question', asked: { topic: 'reasons', change: review } },
    because: 'so is this',
  },
  {
    in: 'climate',
    text: 'What would it take for China to accept national road maps with dates?',
    act: { kind: 'question', asked: { topic: 'price', change: maps } },
    because: 'a price for an option',
  },
  {
    in: 'climate',
    text: 'What would it take for you to sign, China?',
    act: { kind: 'question', target: 'chn', asked: { topic: 'draft', support: 'sign' } },
    because: 'a price for a name is a question about the draft, not a signature',
  },
  {
    in: 'climate',
    text: 'What would bring you to vote for the draft, Germany?',
    act: { kind: 'question', target: 'deu', asked: { topic: 'draft', support: 'vote' } },
    because: 'likewise',
  },
  {
    in: 'climate',
    text: 'Germany, will you sponsor the draft?',
    act: { kind: 'question', target: 'deu', asked: { topic: 'draft', support: 'sponsor' } },
    because: 'a question is no act of the asker',
  },
  {
    in: 'climate',
    text: 'Will you co-sponsor our resolution, Ethiopia?',
    act: { kind: 'question', target: 'eth', asked: { topic: 'draft', support: 'sponsor' } },
    because: 'with a hyphen',
  },
  {
    in: 'climate',
    text: 'Ethiopia, will you sign?',
    act: { kind: 'question', target: 'eth', asked: { topic: 'draft', support: 'sign' } },
    because: 'two words are enough',
  },
  {
    in: 'climate',
    text: 'China, how will you vote?',
    act: { kind: 'question', target: 'chn', asked: { topic: 'draft', support: 'vote' } },
    because: 'it asks for a vote',
  },
  {
    in: 'climate',
    text: 'Can we count on your vote, Marshall Islands?',
    act: { kind: 'question', target: 'mhl', asked: { topic: 'draft', support: 'vote' } },
    because: 'counting on',
  },
  {
    in: 'climate',
    text: 'Who is with you on climate finance, USA?',
    act: { kind: 'question', asked: { topic: 'company' }, issue: 0 },
    because: 'it asks for company',
  },
  {
    in: 'climate',
    text: 'Saudi Arabia, who do you stand with?',
    act: { kind: 'question', target: 'sau', asked: { topic: 'company' } },
    because: 'likewise',
  },
  {
    in: 'climate',
    text: 'Marshall Islands, what do you need most?',
    act: { kind: 'question', target: 'mhl', asked: { topic: 'need' } },
    because: 'what a newcomer asks first',
  },
  {
    in: 'climate',
    text: 'Germany, what are your priorities?',
    act: { kind: 'question', target: 'deu', asked: { topic: 'need' } },
    because: 'priorities are needs',
  },
  {
    in: 'climate',
    text: 'USA, where do you stand on climate finance?',
    act: { kind: 'question', target: 'usa', asked: { topic: 'need' }, issue: 0 },
    because: 'so is a stand',
  },
  {
    in: 'climate',
    text: 'Germany, you promised us national road maps with dates.',
    act: { kind: 'remind', target: 'deu', change: maps },
    because: 'it reminds of a promise',
  },
  {
    in: 'climate',
    text: 'What about your promise, Ethiopia?',
    act: { kind: 'remind', target: 'eth' },
    because: 'without a clause too',
  },
  {
    in: 'climate',
    text: 'China, you gave us your word.',
    act: { kind: 'remind', target: 'chn' },
    because: 'a word is a promise',
  },
  {
    in: 'climate',
    text: 'You said you would vote for the draft, Germany!',
    act: { kind: 'remind', target: 'deu' },
    because: 'so is what one said one would do',
  },
  {
    in: 'ukraine',
    text: 'You are all idiots and Western puppets. Shut up.',
    act: { kind: 'insult' },
    because: 'the chair calls to order',
  },
  {
    in: 'climate',
    text: 'China, you are a bunch of liars',
    act: { kind: 'insult', target: 'chn' },
    because: 'an insult with an address',
  },
  {
    in: 'ukraine',
    text: 'This committee is a joke and so are you, Russia.',
    act: { kind: 'insult', target: 'rus' },
    because: 'the room and a delegation are called one',
  },
  {
    in: 'nuclear',
    text: 'France, would you accept no first use by anyone?',
    act: { kind: 'question', target: 'fra', asked: { topic: 'accept', change: option('nuclear', 'no-first-use') } },
    because: 'a negation in a name is no negation',
  },
  {
    in: 'nuclear',
    text: 'Why does Pakistan oppose a cut-off treaty?',
    act: { kind: 'question', asked: { topic: 'reasons' } },
    because: 'in the third person',
  },
  {
    in: 'trade',
    text: 'India, what do you want for interim appeal arbitration?',
    act: { kind: 'question', target: 'ind', asked: { topic: 'price' } },
    because: 'a price',
  },
  {
    in: 'pandemic',
    text: 'Switzerland is not here. India, would you agree to compulsory licences within 30 days?',
    act: { kind: 'question', target: 'ind', asked: { topic: 'accept' } },
    because: 'after an introduction',
  },
]

/** Texts that look like such acts and are not. */
const OTHER: readonly { in: Campaign; text: string; because: string }[] = [
  { in: 'climate', text: 'We would accept 300 billion a year by 2035.', because: 'the speaker accepts' },
  {
    in: 'climate',
    text: 'If you accept national road maps with dates, we accept 300 billion a year by 2035.',
    because: 'it is a trade',
  },
  {
    in: 'climate',
    text: 'Why not simply support national road maps with dates?',
    because: 'a rhetorical question proposes',
  },
  { in: 'climate', text: "Why can't we all support national road maps with dates?", because: 'so does this one' },
  { in: 'climate', text: 'We promised you our support and we keep our promises.', because: 'it is their own promise' },
  {
    in: 'climate',
    text: 'We promise Germany to support national road maps with dates.',
    because: 'it makes a promise',
  },
  { in: 'climate', text: 'He called us idiots, and we stayed.', because: 'the words are those of another' },
  {
    in: 'climate',
    text: 'Your position is indefensible and your figures are wrong.',
    because: 'criticism is no insult',
  },
  { in: 'climate', text: 'It would be stupid to leave without a text.', because: 'nobody is called stupid' },
  { in: 'climate', text: 'The proposal is a joke and so is the deadline.', because: 'it is said of a proposal' },
  { in: 'climate', text: 'We sign the draft.', because: 'it is the act itself' },
  { in: 'climate', text: 'We move to vote.', because: 'it is a motion' },
  { in: 'climate', text: 'Good morning, everyone.', because: 'it is a greeting' },
  { in: 'climate', text: 'What a long night this has been.', because: 'an exclamation asks nothing' },
  { in: 'climate', text: 'We need grants, not loans.', because: 'the speaker needs' },
  { in: 'climate', text: 'We know why you oppose expert review of every pledge.', because: 'it asks nothing' },
]

describe('acts that their form fixes', () => {
  it.each(READ)('in $in: $text ($because)', async ({ in: campaign, text, act }) => {
    const [best] = await readIn(FILES[campaign].id, text)
    expect(best?.act).toMatchObject(act)
    expect(best?.confidence).toBeGreaterThanOrEqual(0.7)
  })

  it.each(OTHER)('are not found in $in: $text ($because)', async ({ in: campaign, text }) => {
    const [best] = await readIn(FILES[campaign].id, text)
    const act: Act = best?.act ?? { kind: 'remark' }
    expect(['remind', 'insult']).not.toContain(act.kind)
    expect(act.kind === 'question' ? act.asked : undefined).toBeUndefined()
  })
})
