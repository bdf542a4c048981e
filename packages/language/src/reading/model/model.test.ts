import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Act, SeatView } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../../content/countries/countries.json' with { type: 'json' }
import { createEmbeddedUnderstanding } from '../embedded-understanding.ts'
import { agendaTermsOf, neutralView } from '../neutral-view.ts'
import { askedFirst, type Barter, contrastOf } from './barter.ts'
import { classify, hashesOf, hashOf, loadReadingModel, packedRows } from './classify.ts'

const file = new URL('../../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const campaign = Campaign.parse(JSON.parse(readFileSync(file, 'utf8')))
const neutral = neutralView(campaign, countries.countries)
const agenda = agendaTermsOf(campaign)
const port = createEmbeddedUnderstanding(countries)

async function best(text: string, view: SeatView = neutral): Promise<Act | undefined> {
  const { readings } = await port.understand({ text, view, agenda })
  return readings[0]?.act
}

describe('the model of acts', () => {
  it('gives every kind of act a share, and the shares add up to one', async () => {
    const shares = classify(hashesOf(new Set(['bias', 'u second'])), (await loadReadingModel()).acts)
    const total = [...shares.values()].reduce((sum, share) => sum + share, 0)
    expect(total).toBeCloseTo(1, 9)
    expect(shares.size).toBeGreaterThan(50)
  })

  it('packs weights by the hash of their feature, in order', () => {
    const rows = new Map([
      [40, [[2, -3]]],
      [
        7,
        [
          [5, 31],
          [0, 1],
        ],
      ],
    ] as const)
    expect(packedRows(rows)).toEqual({ hashes: '7 x', counts: '*)', marks: ')-+', steps: 'QoM' })
    expect(hashOf('u second')).toBe(hashOf('u second'))
    expect(hashOf('u second')).not.toBe(hashOf('u seconds'))
  })
})

describe('the two sides of a bargain', () => {
  const side = (issue: number, marks: readonly string[]) => ({
    issue,
    option: 1,
    weight: 4,
    options: [0, 4],
    at: 0,
    end: 1,
    marks: new Set(marks),
    isAway: false,
  })
  const barter: Barter = { first: side(0, ['^ we', 'we', 'and']), second: side(1, ['in', 'return', 'and']) }

  it('are told apart by the words that stand with one of them alone', () => {
    expect(Object.fromEntries(contrastOf(barter))).toEqual({ '1': 1, '^ we': 1, we: 1, in: -1, return: -1 })
  })

  it('are turned by words of the giver, and as likely one way as the other where nothing was learned', () => {
    expect(askedFirst(barter, new Map())).toBe(0.5)
    expect(askedFirst(barter, new Map([['we', -2]]))).toBeLessThan(0.2)
    expect(askedFirst(barter, new Map([['return', -2]]))).toBeGreaterThan(0.8)
  })

  it.each([
    'In return for your support on the coal phase-out by 2040 we will back the loss and damage levies.',
    'We will back the loss and damage levies if you support the coal phase-out by 2040.',
    'Back the coal phase-out by 2040 and you shall have our vote for the loss and damage levies.',
  ])('are found whichever comes first: %s', async (text) => {
    expect(await best(text)).toMatchObject({ kind: 'trade', take: { issue: 1 }, give: { issue: 2 } })
  })
})

describe('motions and points', () => {
  it.each([
    { text: 'Motion to suspend the meeting for fifteen minutes', act: { motion: 'suspend', minutes: 15 } },
    { text: 'unmod 10 min pls', act: { motion: 'unmoderated-caucus', minutes: 10 } },
    { text: 'Motion for an unmoderated caucus', act: { motion: 'unmoderated-caucus', minutes: 10 } },
    {
      text: 'I move for a moderated caucus of twelve minutes, one minute for each speaker, on loss and damage',
      act: { motion: 'moderated-caucus', minutes: 12, seconds: 60, issue: 2 },
    },
    { text: 'I move to limit the speaking time to ninety seconds.', act: { motion: 'limit-time', seconds: 90 } },
    {
      text: 'Motion for an unmoderated caucus of twenty-five minutes',
      act: { motion: 'unmoderated-caucus', minutes: 25 },
    },
    {
      text: 'I move to limit the speaking time to forty-five seconds.',
      act: { motion: 'limit-time', seconds: 45 },
    },
    {
      text: 'I move to suspend the meeting for half an hour',
      act: { motion: 'suspend', minutes: 30 },
    },
    { text: 'I move to close the list of speakers.', act: { motion: 'close-list' } },
    { text: "I move to reopen the speakers' list.", act: { motion: 'reopen-list' } },
    { text: 'I move to adjourn the debate.', act: { motion: 'adjourn-debate' } },
    { text: 'I move to adjourn the meeting.', act: { motion: 'adjourn-meeting' } },
    { text: 'I move that this be treated as an important question.', act: { motion: 'important-question' } },
    { text: 'I move for a separate vote on the clause about fossil fuels.', act: { motion: 'division', issue: 1 } },
    { text: 'Roll call vote, please.', act: { motion: 'roll-call' } },
    { text: 'I move that we adopt the draft by consensus.', act: { motion: 'consensus' } },
    { text: 'I move to reconsider the decision.', act: { motion: 'reconsider' } },
    { text: 'I move for a straw poll on solidarity levies.', act: { motion: 'straw-poll' } },
    { text: 'I appeal against the ruling of the chair.', act: { motion: 'appeal' } },
    { text: 'I move that we proceed to a vote', act: { motion: 'vote' } },
  ])('$text', async ({ text, act }) => {
    expect(await best(text)).toMatchObject({ kind: 'motion', ...act })
  })

  it.each([
    { text: 'Point of order, Madam Chair!', point: 'order' },
    { text: 'Point of personal privilege: we hear nothing.', point: 'privilege' },
    { text: 'Point of parliamentary inquiry', point: 'inquiry' },
    { text: 'Point of information to the speaker', point: 'information' },
    { text: 'We request a right of reply.', point: 'right-of-reply' },
    { text: 'I wish to make an explanation of vote.', point: 'explanation-of-vote' },
    { text: 'My delegation is present and voting.', point: 'present-and-voting' },
    { text: 'I wish to speak in favour of the motion.', point: 'for-the-motion' },
    { text: 'I wish to speak against the motion.', point: 'against-the-motion' },
  ])('$text', async ({ text, point }) => {
    expect(await best(text)).toEqual({ kind: 'point', point })
  })
})

describe('adoption by consensus', () => {
  const asked: SeatView = {
    ...neutral,
    vote: {
      id: 'vote-1',
      question: { kind: 'consensus', draft: 'draft-1' },
      manner: 'placards',
      majority: 'simple',
      order: [],
      ballots: [],
      openedAt: 0,
      deadlineAt: 1,
      result: undefined,
    },
  }

  it.each([
    { text: 'No objection.', choice: 'for', because: 'silence and its words are consent' },
    { text: 'We do not object', choice: 'for', because: 'a denied objection is none' },
    { text: 'We object!', choice: 'against', because: 'any objection means a vote' },
    { text: 'Kenya has an objection to this text', choice: 'against', because: 'any objection means a vote' },
  ])('$text means $choice, because $because', async ({ text, choice }) => {
    expect(await best(text, asked)).toEqual({ kind: 'vote', choice })
  })
})
