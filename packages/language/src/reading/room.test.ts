import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { SeatView } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { createEmbeddedUnderstanding } from './embedded-understanding.ts'
import { agendaTermsOf, neutralView } from './neutral-view.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const campaign = Campaign.parse(JSON.parse(readFileSync(file, 'utf8')))
const neutral = neutralView(campaign, countries.countries)
const agenda = agendaTermsOf(campaign)
const port = createEmbeddedUnderstanding(countries)
const bare: SeatView = { ...neutral, proposals: [], offers: [], drafts: [], leadingDraft: undefined, crisis: undefined }
const voting: SeatView = {
  ...neutral,
  vote: {
    id: 'vote-1',
    question: { kind: 'draft', draft: 'draft-1' },
    manner: 'roll-call',
    majority: 'simple',
    order: [],
    ballots: [],
    openedAt: 0,
    deadlineAt: 1,
    result: undefined,
  },
}

async function best(text: string, view: SeatView) {
  const { readings } = await port.understand({ text, view, agenda })
  return readings[0]?.act
}

describe('the same words in different rooms', () => {
  it('meet the proposal on the floor, or the draft when there is none', async () => {
    expect(await best('We cannot accept this.', neutral)).toMatchObject({ kind: 'react', reaction: 'cannot-accept' })
    expect(await best('We cannot accept this.', { ...neutral, proposals: [] })).toMatchObject({
      kind: 'declare',
      stance: 'against',
    })
  })

  it('answer the newest open offer made to the speaker, and no other', async () => {
    const older = neutral.offers.map((offer) => ({ ...offer, id: 'offer-0' }))
    expect(await best('Deal!', { ...neutral, offers: [...older, ...neutral.offers] })).toEqual({
      kind: 'accept',
      offer: 'offer-1',
    })
    const settled = neutral.offers.map((offer) => ({ ...offer, status: 'lapsed' as const }))
    expect(await best('Deal!', { ...neutral, offers: settled })).toMatchObject({ kind: 'remark' })
  })

  it('cast a ballot while a vote is open, and announce a stance before', async () => {
    expect(await best('We will vote against the draft.', voting)).toEqual({ kind: 'vote', choice: 'against' })
    expect(await best('We will vote against the draft.', neutral)).toMatchObject({ kind: 'declare', stance: 'against' })
  })

  it.each([
    {
      text: 'Germany delivers 300 billion a year by 2035, and we deliver common tables.',
      act: { kind: 'trade', target: 'deu', take: { issue: 0, option: 2 }, give: { issue: 3, option: 2 } },
      because: 'what one does and what we do is a trade',
    },
    {
      text: 'Ethiopia, we will vote for the transition away from fossil fuels.',
      act: { kind: 'promise', target: 'eth', change: { issue: 1, option: 2 } },
      because: 'a vote for a change, said to somebody, is a promise',
    },
    {
      text: 'No expert review of every pledge and we vote no.',
      act: { kind: 'threaten', change: { issue: 3, option: 3 } },
      because: 'a vote that hangs on a change is a threat',
    },
    { text: 'Berlin, why?', act: { kind: 'question', target: 'deu' }, because: 'a capital speaks for its state' },
    { text: 'sorry germny', act: { kind: 'apologise', target: 'deu' }, because: 'a slip in a name is forgiven' },
  ])('mean more than their verbs: $because', async ({ text, act }) => {
    expect(await best(text, neutral)).toMatchObject(act)
  })

  it('are offered with what they are most easily taken for', async () => {
    const { readings } = await port.understand({ text: 'Common tables, now', view: neutral, agenda })
    const change = { issue: 3, option: 2 }
    const acts = readings.map(({ act }) => act)
    expect(acts[0]).toEqual({ kind: 'propose', changes: [change] })
    expect(new Set(acts.map((act) => JSON.stringify(act))).size).toBe(3)
    expect(readings).toHaveLength(3)
  })

  it('name nothing that is not there: no draft, no proposal, no offer, no crisis', async () => {
    for (const text of [
      'We sign the draft',
      'We accept your offer',
      'We welcome the proposal',
      'Option 2',
      'No deal',
    ]) {
      const { readings } = await port.understand({ text, view: bare, agenda })
      for (const { act } of readings) {
        expect(['sign', 'accept', 'decline', 'react', 'declare', 'choose']).not.toContain(act.kind)
      }
    }
  })

  it('step from the text as it stands when they compare', async () => {
    const at = (option: number): SeatView => ({
      ...neutral,
      drafts: neutral.drafts.map((draft) => ({ ...draft, deal: draft.deal.map(() => option) })),
    })
    const text = 'We propose something stronger on transparency.'
    expect(await best(text, at(1))).toMatchObject({ kind: 'propose', changes: [{ issue: 3, option: 2 }] })
    expect(await best(text, at(3))).toMatchObject({ kind: 'propose', changes: [{ issue: 3, option: 4 }] })
    expect(await best(text, at(4))).toMatchObject({ kind: 'propose', changes: [{ issue: 3, option: 4 }] })
  })

  it('speak to whoever has the floor when they say "you"', async () => {
    expect(await best('What is your position?', { ...neutral, speaker: 'deu' })).toMatchObject({
      kind: 'question',
      target: 'deu',
    })
    expect(await best('What is your position?', { ...neutral, speaker: neutral.you })).toMatchObject({
      kind: 'question',
    })
  })

  it('read a trade whichever half comes first', async () => {
    const trade = {
      kind: 'trade',
      target: 'deu',
      give: { issue: 3, option: 3 },
      take: { issue: 2, option: 3 },
    }
    expect(await best('Germany, if you accept solidarity levies, we can live with expert review.', neutral)).toEqual(
      trade,
    )
    expect(await best('We could accept expert review if Germany accepts solidarity levies.', neutral)).toEqual(trade)
    expect(
      await best('We will accept expert review in exchange for German support on solidarity levies.', neutral),
    ).toEqual(trade)
  })

  it('put up to three changes at once, in the order of speaking', async () => {
    const act = await best(
      'We propose solidarity levies on shipping, expert review of every pledge and tripling adaptation finance to 120 billion.',
      neutral,
    )
    expect(act).toEqual({
      kind: 'propose',
      changes: [
        { issue: 2, option: 3 },
        { issue: 3, option: 3 },
        { issue: 4, option: 3 },
      ],
    })
  })

  it.each([
    { elapsedMs: 160_000, target: 'mhl', because: 'it answered a minute ago, whoever has spoken since' },
    { elapsedMs: 400_000, target: 'usa', because: 'the talk is over: "you" is the last speaker' },
  ])('ask $target after $elapsedMs ms: $because', async ({ elapsedMs, target }) => {
    const answered = { by: 'mhl', at: 100_000 }
    const view: SeatView = { ...neutral, speaker: 'usa', answered, clock: { ...neutral.clock, elapsedMs } }
    expect(await best('Why is that so important to you?', view)).toMatchObject({ kind: 'question', target })
  })

  it.each([
    { text: 'Why is that so important to you?', topic: 'reasons', because: '"that" is what was answered' },
    { text: 'And what would it take for you to accept it?', topic: 'price', because: 'so is "it"' },
  ])('ask on about what was answered: $text ($because)', async ({ text, topic }) => {
    const change = { issue: 2, option: 1 }
    const view: SeatView = { ...neutral, answered: { by: 'mhl', at: 0, change }, speaker: 'usa' }
    expect(await best(text, view)).toMatchObject({ kind: 'question', target: 'mhl', asked: { topic, change } })
  })

  it('tell the pronoun from the country by its capitals', async () => {
    expect(await best('Does the US agree?', neutral)).toMatchObject({ kind: 'question', target: 'usa' })
    expect(await best('Please join us.', neutral)).toEqual({ kind: 'appeal' })
  })

  it('stop with the signal', async () => {
    const signal = AbortSignal.abort(new Error('the page has gone'))
    await expect(port.understand({ text: 'Deal', view: neutral, agenda }, signal)).rejects.toThrow('the page has gone')
  })
})
