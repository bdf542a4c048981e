import type { SeatView, TranscriptEntry } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { clockText } from '../../../kit/ui/clock-text.ts'
import { characterOf, entryWording } from '../../room/entry-wording.ts'
import { isTold } from '../chamber/Captions.tsx'
import { commitmentsBetween } from '../panels/MemoryLines.tsx'
import { positionWord } from '../panels/PositionAxes.tsx'
import { aPlayedSession } from '../testing/played-session.ts'
import { announcementOf } from './announcement.ts'
import { phaseAt } from './moments.ts'
import { isMark, markAfterKey, nearestMark, phaseSpans } from './timeline.ts'

async function aWholeSession() {
  const played = await aPlayedSession()
  await played.until(
    ({ status }) => status === 'concluded',
    ({ legal }) => (legal.yourTurnToVote ? { kind: 'act', act: { kind: 'vote', choice: 'for' } } : undefined),
  )
  return played.gateway.getSession(played.sessionId)
}
const whole = aWholeSession()

function entry(part: Partial<TranscriptEntry> & Pick<TranscriptEntry, 'kind'>): TranscriptEntry {
  return { seq: 1, at: 0, now: 0, words: '', changes: [], detail: '', ...part }
}

describe('the record in words', () => {
  it('words every line of a whole session: an upper-case title, a sentence, a character', async () => {
    const { entries, view } = await whole
    for (const line of entries) {
      const { title, text } = entryWording(line, view)
      expect(title).toMatch(/^[A-Z ]+$/)
      expect(text, `${line.kind} ${line.detail}`).toMatch(/\S/)
      expect(text).not.toMatch(/undefined|NaN|\[object/)
      expect(characterOf(line, view)).toMatch(/\S/)
    }
    expect(new Set(entries.map(({ kind }) => kind)).size).toBeGreaterThan(8)
  })

  it('calls no objection a vote in favour', async () => {
    const { view } = await whole
    const [vote] = view.votes
    if (vote === undefined) throw new Error('a session without a vote')
    const asked = {
      ...view,
      votes: [{ ...vote, id: 'v-asked', question: { kind: 'consensus', draft: 'd1' } as const }],
    }
    const told = (detail: string) =>
      entryWording(entry({ kind: 'ballot', seat: 'deu', about: 'v-asked', detail }), asked).text
    expect(['for', 'against', 'abstain', 'absent'].map(told)).toEqual([
      'Germany does not object.',
      'Germany objects.',
      'Germany stays silent.',
      'Germany does not answer, which is no objection.',
    ])
  })

  it.each([
    {
      motions: ['vote', 'straw-poll'] as const,
      text: 'The chair, to Kenya: “You may ask for the floor. When you have it, you may propose a change to the text, put a question to a delegation, or offer it a bargain. You may raise a point. And you may now move the following: close the debate and vote, a straw poll.”',
    },
    {
      motions: [],
      text: 'The chair, to Kenya: “No motion is in order at this moment. You may raise a point, or ask for the floor.”',
    },
    { motions: undefined, text: 'The chair tells Kenya where the committee’s business stands.' },
  ])('says what is in order: $motions', async ({ motions, text }) => {
    const { view } = await whole
    const line = entry({ kind: 'motion', seat: 'ken', act: 'point', about: 'inquiry', detail: 'state-of-play' })
    expect(entryWording({ ...line, ...(motions && { motions: [...motions] }) }, view).text).toBe(text)
  })

  it('ends with the title CAMPAIGN CONCLUDED', async () => {
    const { entries, view } = await whole
    const end = entries.find(({ kind }) => kind === 'conclusion')
    expect(end && entryWording(end, view).title).toBe('CAMPAIGN CONCLUDED')
    expect(end && characterOf(end, view)).toBe('Chair')
  })

  it.each([
    [entry({ kind: 'crisis-update', words: 'The rain fails again.' }), 'CRISIS UPDATE', 'The rain fails again.'],
    [
      entry({ kind: 'clause', detail: '0', changes: [{ issue: 0, option: 2 }] }),
      'TEXT CHANGED',
      'Climate finance: “The old floor of 100 billion” becomes “300 billion a year by 2035”.',
    ],
    [
      entry({ kind: 'clause', detail: '2', changes: [{ issue: 0, option: 0 }] }),
      'TEXT CHANGED',
      'Climate finance: “300 billion a year by 2035” is removed from the text.',
    ],
    [
      entry({ kind: 'ballot', seat: 'deu', detail: 'absent' }),
      'BALLOT',
      'Germany does not answer and counts as abstaining.',
    ],
    [
      entry({ kind: 'motion', seat: 'ken', act: 'point', detail: 'answered' }),
      'POINT',
      'The chair answers the inquiry of Kenya.',
    ],
    [
      entry({ kind: 'promise', seat: 'ken', target: 'mhl', detail: 'promise' }),
      'PROMISE',
      'Kenya promises the Marshall Islands to support the draft.',
    ],
    [entry({ kind: 'motion', seat: 'mhl', detail: 'seconded' }), 'MOTION', 'The Marshall Islands seconds the motion.'],
    [
      entry({ kind: 'proposal', seat: 'chair', detail: 'adopted' }),
      'PROPOSAL ACCEPTED',
      'No sponsor objects: the proposal of the chair enters the text.',
    ],
    [entry({ kind: 'closing', seat: 'ken', detail: 'refused' }), 'CLOSING', 'Kenya wants to continue.'],
    [entry({ kind: 'pause', detail: 'resumed' }), 'SESSION RESUMED', 'The session continues.'],
    [
      entry({ kind: 'withdrawal', seat: 'ken', about: '7' }),
      'CORRECTION',
      'Kenya corrects itself and withdraws its last act.',
    ],
  ])('tells %j as %s', async (line, title, text) => {
    expect(entryWording(line, (await whole).view)).toEqual({ title, text })
  })

  it('leaves out of the captions what a speech has just said', () => {
    expect(isTold({ kind: 'proposal', detail: 'put' })).toBe(false)
    expect(isTold({ kind: 'proposal', detail: 'contested' })).toBe(true)
    expect(isTold({ kind: 'ballot', detail: 'for' })).toBe(false)
  })
})

describe('what a screen reader is told', () => {
  const room = async (): Promise<SeatView> => (await whole).view

  it.each([
    [entry({ kind: 'offer', seat: 'deu', target: 'ken', detail: 'made' }), 'Germany offers you a trade'],
    [entry({ kind: 'offer', seat: 'deu', target: 'mhl', detail: 'made' }), ''],
    [entry({ kind: 'proposal', seat: 'usa', detail: 'put' }), 'United States has put a proposal. Show your placard.'],
    [entry({ kind: 'phase', detail: 'negotiation' }), 'The committee enters a new phase: Active Negotiation.'],
    [entry({ kind: 'speech', seat: 'usa', words: 'Thank you, Chair.' }), ''],
  ])('of %j is "%s"', async (line, words) => {
    expect(announcementOf([line], await room())).toBe(words)
  })
})

describe('the timeline', () => {
  it('covers the session with its phases, without a gap', async () => {
    const { view, entries } = await whole
    const spans = phaseSpans(view.clock, entries)
    expect(spans[0]?.from).toBe(0)
    expect(spans.at(-1)?.to).toBe(1)
    expect(spans.slice(1).map(({ from }) => from)).toEqual(spans.slice(0, -1).map(({ to }) => to))
    expect(spans[1]?.from).toBe(
      (entries.find(({ detail }) => detail === 'negotiation')?.at ?? 0) / view.clock.durationMs,
    )
  })

  it('keeps room for a phase that runs on past its guess', async () => {
    const { view } = await whole
    const clock: SeatView['clock'] = {
      ...view.clock,
      elapsedMs: view.clock.durationMs * 0.9,
      phases: view.clock.phases.map((phase, index) => ({ ...phase, status: index === 0 ? 'current' : 'ahead' })),
    }
    expect(phaseSpans(clock, [])[0]?.to).toBeGreaterThanOrEqual(0.9)
  })

  it('finds the mark under the pointer and walks along the marks by keys', () => {
    const marks = [{ at: 0 }, { at: 100 }, { at: 400 }]
    expect([20, 60, 9999].map((at) => nearestMark(marks, at))).toEqual([0, 1, 2])
    expect(nearestMark([], 5)).toBeUndefined()
    expect(markAfterKey('ArrowLeft', undefined, 3)).toBe(2)
    expect(markAfterKey('ArrowRight', 2, 3)).toBe(2)
    expect(markAfterKey('Home', 2, 3)).toBe(0)
    expect(markAfterKey('x', 1, 3)).toBeUndefined()
    expect(markAfterKey('End', undefined, 0)).toBeUndefined()
  })

  it('marks clauses and votes, not speeches', () => {
    expect(isMark({ kind: 'clause' })).toBe(true)
    expect(isMark({ kind: 'speech' })).toBe(false)
  })
})

describe('a dossier', () => {
  it('names the phase a moment fell into', async () => {
    const { entries } = await whole
    const entered = entries.find(({ kind, detail }) => kind === 'phase' && detail === 'negotiation')?.at ?? 0
    expect(phaseAt(entries, entered - 1), clockText(entered)).toBe('opening')
    expect(phaseAt(entries, entered)).toBe('negotiation')
  })

  it('counts a threat to everybody as one to the player, and leaves others’ promises out', async () => {
    const { view } = await whole
    const made = { kind: 'promise', at: 0, status: 'open' } as const
    const commitments: SeatView['commitments'] = [
      { ...made, id: '1', by: 'deu', to: 'ken' },
      { ...made, id: '2', by: 'deu', to: 'mhl' },
      { ...made, id: '3', by: 'deu', kind: 'threat' },
      { ...made, id: '4', by: 'ken', to: 'deu' },
      { ...made, id: '5', by: 'ken', to: 'mhl' },
    ]
    expect(commitmentsBetween({ ...view, commitments }, 'deu').map(({ id }) => id)).toEqual(['1', '3', '4'])
  })

  it.each([
    [-1, 'status quo'],
    [0, 'in the middle'],
    [1, 'far-reaching'],
  ])('calls the position %i "%s"', (position, word) => expect(positionWord(position)).toBe(word))
})
