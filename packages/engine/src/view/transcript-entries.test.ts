import { describe, expect, it } from 'vitest'
import type { SessionEvent, SessionEventBody } from '../model/session/event.ts'
import { restorableOf } from '../model/session/restorable.ts'
import { aResult, aRoom } from '../testing/parts.ts'
import { transcriptOf } from './transcript.ts'
import type { TranscriptEntry } from './transcript-entry.ts'

/** The event as it stands in a log. */
const told = (body: SessionEventBody): SessionEvent => ({ ...body, at: 1_000, now: 2_000 })

const [one, two] = [
  { issue: 0, option: 1 },
  { issue: 3, option: 2 },
]

interface Case {
  readonly event: SessionEventBody
  readonly entry: Partial<TranscriptEntry>
  readonly because: string
}

const TEXT: readonly Case[] = [
  {
    event: { kind: 'draft-introduced', draft: 'd1', by: 'ken', deal: [0, 2, 0, 0, 1] },
    entry: {
      kind: 'draft',
      seat: 'ken',
      about: 'd1',
      detail: 'introduced',
      changes: [
        { issue: 1, option: 2 },
        { issue: 4, option: 1 },
      ],
    },
    because: 'the draft is read out clause by clause, and what stays as it is has no clause',
  },
  {
    event: { kind: 'draft-settled', draft: 'd1', status: 'adjourned' },
    entry: { kind: 'draft', about: 'd1', detail: 'adjourned', seat: undefined },
    because: 'a text is set aside by the committee, not by a seat',
  },
  {
    event: { kind: 'draft-reopened', draft: 'd1' },
    entry: { kind: 'draft', about: 'd1', detail: 'reopened' },
    because: 'a text that is reconsidered is before the committee again',
  },
  {
    event: { kind: 'proposal-put', proposal: 'p1', draft: 'd1', by: 'ken', partner: 'fra', changes: [one, two] },
    entry: { kind: 'proposal', seat: 'ken', target: 'fra', about: 'p1', detail: 'put', changes: [one, two] },
    because: 'a trade that was struck names both partners and both clauses',
  },
  {
    event: { kind: 'proposal-settled', proposal: 'p1', status: 'contested' },
    entry: { kind: 'proposal', about: 'p1', detail: 'contested', changes: [] },
    because: 'it became an amendment',
  },
  {
    event: { kind: 'clause-changed', draft: 'd1', issue: 3, before: 1, after: 2, by: 'usa' },
    entry: { kind: 'clause', seat: 'usa', about: 'd1', detail: '1', changes: [two] },
    because: 'the reader sees what stood there before',
  },
  {
    event: { kind: 'stance-declared', draft: 'd1', seat: 'mhl', stance: 'against' },
    entry: { kind: 'stance', seat: 'mhl', about: 'd1', detail: 'against' },
    because: 'declarations are public',
  },
  {
    event: { kind: 'support-changed', draft: 'd1', seat: 'mhl', as: 'none' },
    entry: { kind: 'support', seat: 'mhl', about: 'd1', detail: 'none' },
    because: 'so is a name that is taken away',
  },
  {
    event: { kind: 'offer-made', offer: 'o1', by: 'ken', to: 'fra', give: one, take: two },
    entry: { kind: 'offer', seat: 'ken', target: 'fra', about: 'o1', detail: 'made', changes: [one, two] },
    because: 'what is given comes before what is asked for it',
  },
  {
    event: { kind: 'offer-settled', offer: 'o1', status: 'declined' },
    entry: { kind: 'offer', about: 'o1', detail: 'declined' },
    because: 'the answer is on record',
  },
  {
    event: { kind: 'commitment-made', commitment: 'c1', as: 'threat', by: 'usa', to: 'chn', change: two },
    entry: { kind: 'promise', seat: 'usa', target: 'chn', about: 'c1', detail: 'threat', changes: [two] },
    because: 'a threat is a commitment, to what it demands',
  },
  {
    event: { kind: 'commitment-made', commitment: 'c2', as: 'promise', by: 'usa', to: 'chn', change: undefined },
    entry: { kind: 'promise', about: 'c2', detail: 'promise', changes: [] },
    because: 'a promise may be of the draft as a whole',
  },
  {
    event: { kind: 'commitment-settled', commitment: 'c1', status: 'broken' },
    entry: { kind: 'promise', about: 'c1', detail: 'broken' },
    because: 'a broken word is remembered',
  },
]

const FLOOR: readonly Case[] = [
  {
    event: { kind: 'motion-raised', motion: 'm1', as: 'suspend', by: 'ken' },
    entry: { kind: 'motion', seat: 'ken', about: 'm1', detail: 'suspend' },
    because: 'the motion is named',
  },
  {
    event: { kind: 'motion-seconded', by: 'fra' },
    entry: { kind: 'motion', seat: 'fra', detail: 'seconded' },
    because: 'so is who seconds it',
  },
  {
    event: { kind: 'motion-debated', by: 'fra', side: 'for' },
    entry: { kind: 'motion', seat: 'fra', detail: 'spoke-for' },
    because: 'one side is heard',
  },
  {
    event: { kind: 'motion-debated', by: 'usa', side: 'against' },
    entry: { kind: 'motion', seat: 'usa', detail: 'spoke-against' },
    because: 'and the other',
  },
  {
    event: { kind: 'motion-settled', motion: 'm1', carried: true },
    entry: { kind: 'motion', about: 'm1', detail: 'carried' },
    because: 'it carried',
  },
  {
    event: { kind: 'motion-settled', motion: 'm1', carried: false },
    entry: { kind: 'motion', about: 'm1', detail: 'failed' },
    because: 'it did not',
  },
  {
    event: { kind: 'point-ruled', seat: 'ken', point: 'order', ruling: 'well-taken', reason: 'threat-called-to-order' },
    entry: { kind: 'motion', seat: 'ken', act: 'point', about: 'order', detail: 'threat-called-to-order' },
    because: 'the chair gives its reason',
  },
  {
    event: { kind: 'point-ruled', seat: 'ken', point: 'order', ruling: 'not-well-taken' },
    entry: { kind: 'motion', about: 'order', detail: 'not-well-taken' },
    because: 'older logs hold the ruling without a reason',
  },
  {
    event: { kind: 'ballot-cast', seat: 'ken', vote: 'v1', choice: 'abstain', absent: true, deadlineAt: 0 },
    entry: { kind: 'ballot', seat: 'ken', detail: 'absent' },
    because: 'who did not answer is not said to have abstained',
  },
  {
    event: { kind: 'ballot-cast', seat: 'ken', vote: 'v1', choice: 'abstain', absent: false, deadlineAt: 0 },
    entry: { kind: 'ballot', seat: 'ken', detail: 'abstain' },
    because: 'who abstained is',
  },
  {
    event: { kind: 'vote-closed', vote: 'v1', result: aResult({ carried: false }) },
    entry: { kind: 'vote', about: 'v1', detail: 'failed' },
    because: 'the chair announces the result',
  },
  {
    event: { kind: 'order-changed', as: 'time-limited', seconds: 45 },
    entry: { kind: 'motion', detail: 'time-limited', about: '45' },
    because: 'the room must know how long a speech may last',
  },
  {
    event: { kind: 'order-changed', as: 'important', draft: 'd1' },
    entry: { kind: 'motion', detail: 'important' },
    because: 'it now takes two thirds',
  },
]

const LIFE: readonly Case[] = [
  {
    event: { kind: 'session-opened', state: aRoom() },
    entry: { kind: 'phase', detail: 'opening', about: 'one' },
    because: 'a session begins with its first crisis on the table',
  },
  {
    event: { kind: 'phase-entered', phaseIndex: 1 },
    entry: { kind: 'phase', detail: 'negotiation' },
    because: 'then they negotiate',
  },
  {
    event: { kind: 'phase-entered', phaseIndex: 2 },
    entry: { kind: 'phase', detail: 'resolution' },
    because: 'then they resolve',
  },
  {
    event: { kind: 'phase-entered', phaseIndex: 3 },
    entry: { kind: 'phase', detail: 'finished' },
    because: 'there is no fourth phase',
  },
  {
    event: { kind: 'crisis-updated', description: 'It worsens.' },
    entry: { kind: 'crisis-update', words: 'It worsens.' },
    because: 'news is told in its own words',
  },
  {
    event: { kind: 'crisis-answered', seat: 'ken', choice: 'talk', chanceRatio: 0.5, succeeded: false, capital: 90 },
    entry: { kind: 'crisis', seat: 'ken', about: 'talk', detail: 'failed' },
    because: 'the room sees what came of it, not what it cost',
  },
  {
    event: { kind: 'crisis-lapsed' },
    entry: { kind: 'crisis', detail: 'lapsed', seat: undefined },
    because: 'nobody answered',
  },
  {
    event: { kind: 'closing-answered', seat: 'ken', close: false },
    entry: { kind: 'closing', seat: 'ken', detail: 'refused' },
    because: 'it wants to go on',
  },
  {
    event: { kind: 'closing-answered', seat: 'ken', close: true },
    entry: { kind: 'closing', seat: 'ken', detail: 'accepted' },
    because: 'it wants to end here',
  },
  {
    event: { kind: 'act-withdrawn', seat: 'ken', act: 17, words: 'We take that back.', before: restorableOf(aRoom()) },
    entry: { kind: 'withdrawal', seat: 'ken', about: '17', words: '' },
    because: 'the record says which act was taken back, and nothing of what stood before it',
  },
  { event: { kind: 'session-paused' }, entry: { kind: 'pause', detail: 'paused' }, because: 'it stands still' },
  { event: { kind: 'session-resumed' }, entry: { kind: 'pause', detail: 'resumed' }, because: 'it goes on' },
]

describe.each([
  { of: 'the text', cases: TEXT },
  { of: 'the floor', cases: FLOOR },
  { of: 'the session', cases: LIFE },
])('a line of the transcript about $of', ({ cases }) => {
  it.each(cases)('tells of $event.kind as $entry.detail: $because', ({ event, entry }) => {
    const lines = transcriptOf([told(event)], 41)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ ...entry, seq: 42, at: 1_000, now: 2_000 })
  })
})

describe('a speech in the transcript', () => {
  const act = { kind: 'react', proposal: 'p1', reaction: 'cannot-accept' } as const

  it('shows the placard that was raised with it', () => {
    const [line] = transcriptOf([told({ kind: 'act-taken', seat: 'usa', act, words: 'We cannot.', origin: 'reply' })])
    expect(line).toMatchObject({
      kind: 'speech',
      act: 'react',
      reaction: 'cannot-accept',
      origin: 'reply',
      seat: 'usa',
    })
  })

  it('names whom it is addressed to and the clauses it is about', () => {
    const trade = { kind: 'trade', target: 'fra', give: one, take: two } as const
    const spoken = { kind: 'act-taken', seat: 'usa', act: trade, words: 'A trade.', origin: 'person' } as const
    expect(transcriptOf([told(spoken)])[0]).toMatchObject({ target: 'fra', changes: [one, two], reaction: undefined })
  })

  it('is none where nothing was said', () => {
    expect(transcriptOf([told({ kind: 'act-taken', seat: 'usa', act, words: '', origin: 'reply' })])).toEqual([])
  })
})

describe('what only the engine keeps', () => {
  const quiet: readonly (SessionEventBody & { readonly because: string })[] = [
    { kind: 'clock-advanced', elapsedMs: 1, cycle: true, because: 'the clock is on the wall' },
    { kind: 'regard-changed', from: 'usa', towards: 'ken', delta: -0.1, courtesy: 0, because: 'feelings are not said' },
    { kind: 'replies-owed', owed: [], because: 'what a delegate is about to do is its own' },
    { kind: 'stakes-changed', issue: 0, tables: [], best: [], because: 'scores are secret' },
    { kind: 'credibility-changed', seat: 'usa', credibility: 40, because: 'the seat shows it' },
    { kind: 'pace-changed', pace: 2, because: 'it is no business of the committee' },
    { kind: 'order-changed', as: 'explained-anew', because: 'the vote tells it' },
    { kind: 'order-changed', as: 'part-voted', draft: 'd1', issue: 1, because: 'the vote on the part tells it' },
  ]
  it.each(quiet)('leaves $kind out of the transcript: $because', ({ because: _, ...event }) => {
    expect(transcriptOf([told(event)])).toEqual([])
  })
})
