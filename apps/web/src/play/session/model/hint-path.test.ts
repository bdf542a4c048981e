import type { HintStep, TranscriptEntry } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { aPlayedSession } from '../testing/played-session.ts'
import { hintsFor } from './hint-path.ts'

const PATH: readonly HintStep[] = [
  { act: 'question', text: 'Ask.' },
  { act: 'propose', text: 'Propose.' },
  { act: 'choose', text: 'Answer.' },
  { act: 'motion', text: 'Move.' },
]

function anEntry(part: Partial<TranscriptEntry>): TranscriptEntry {
  return { seq: 1, at: 0, now: 0, kind: 'speech', seat: 'ken', words: '', changes: [], detail: '', ...part }
}

async function aView(difficulty: 'beginner' | 'advanced', status: 'active' | 'concluded' = 'active') {
  const { view } = await aPlayedSession()
  return { ...(await view()), difficulty, status }
}

const CASES: readonly {
  readonly entry: Partial<TranscriptEntry>
  readonly statuses: readonly string[]
  readonly because: string
}[] = [
  { entry: { seat: 'usa', act: 'question' }, statuses: ['next', 'ahead', 'ahead', 'ahead'], because: 'another spoke' },
  { entry: { act: 'question' }, statuses: ['done', 'next', 'ahead', 'ahead'], because: 'the player asked' },
  { entry: { act: 'propose' }, statuses: ['next', 'done', 'ahead', 'ahead'], because: 'the order does not matter' },
  { entry: { kind: 'draft' }, statuses: ['next', 'done', 'ahead', 'ahead'], because: 'a draft is a proposal' },
  { entry: { kind: 'crisis' }, statuses: ['next', 'ahead', 'done', 'ahead'], because: 'the crisis was answered' },
  {
    entry: { kind: 'motion', detail: 'vote' },
    statuses: ['next', 'ahead', 'ahead', 'done'],
    because: 'the vote was moved',
  },
  {
    entry: { kind: 'motion', detail: 'seconded' },
    statuses: ['next', 'ahead', 'ahead', 'ahead'],
    because: 'seconding is another act',
  },
]

describe('a beginner’s path', () => {
  it.each(CASES)('stands at $statuses because $because', async ({ entry, statuses }) => {
    const hints = hintsFor(PATH, await aView('beginner'), [anEntry(entry)])
    expect(hints.map(({ status }) => status)).toEqual(statuses)
  })

  it('is not shown to the experienced, nor once the session is over', async () => {
    expect(hintsFor(PATH, await aView('advanced'), [])).toEqual([])
    expect(hintsFor(PATH, await aView('beginner', 'concluded'), [])).toEqual([])
  })
})
