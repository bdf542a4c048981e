import type { TranscriptEntry } from '@placard/contract'
import type { Act } from '@placard/engine'
import { aCampaign, aCatalogue, aSessionHost, driveSession, expectOk } from '@placard/testing'
import { describe, expect, it } from 'vitest'

const MINUTES = 20
/** Acts of their own that delegates take in a minute: one in thirty seconds. */
const INITIATIVES_A_MINUTE = 2
/** Answers that follow an act: to a proposal everybody opposite may say something, once. */
const MOST_ANSWERS = 4
/** A crisis that opens among answers is spoken to by two delegations more. */
const ON_A_CRISIS = 2
/** Crises of the campaign. */
const CRISES = 4

/** Plays a session in which the one person says at most a line, and then nothing. */
async function anIdleSession(seed: number, act?: Act) {
  const catalogue = aCatalogue(aCampaign({ durationMinutes: MINUTES }))
  const { host, clock } = aSessionHost({ catalogue })
  const input = { campaignId: 'test-campaign', country: 'EEE', draw: { seed } }
  const { session } = expectOk(await host.startSession({ input, person: { userId: 'ada', name: 'Ada' } }))
  const about = { sessionId: session.id, userId: 'ada' }
  if (act !== undefined) {
    const command = { kind: 'act', act, text: 'Answer me, and each other.' } as const
    expectOk(await host.submitCommand({ ...about, command }))
  }
  return driveSession({ host, clock, ...about })
}

const isSpoken = ({ kind }: TranscriptEntry) => kind === 'speech'

/** How many answers follow one another at the most, before somebody does something else. */
function longestExchange(entries: readonly TranscriptEntry[]): number {
  let longest = 0
  let inARow = 0
  for (const { origin } of entries.filter(isSpoken)) {
    inARow = origin === 'reply' ? inARow + 1 : 0
    longest = Math.max(longest, inARow)
  }
  return longest
}

describe('AI-10 a room in which delegates are among themselves', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('comes to its end, and has said only so much (seed %i)', async (seed) => {
    const { entries, session } = await anIdleSession(seed)
    expect(session.status).toBe('concluded')
    const spoken = entries.filter(isSpoken)
    const own = spoken.filter(({ origin }) => origin === 'autonomous')
    expect(own.length).toBeGreaterThan(MINUTES / 2)
    expect(own.length).toBeLessThanOrEqual(MINUTES * INITIATIVES_A_MINUTE + 1)
    expect(spoken.length - own.length).toBeLessThanOrEqual(own.length * MOST_ANSWERS)
    expect(longestExchange(entries)).toBeLessThanOrEqual(MOST_ANSWERS + ON_A_CRISIS)
    const opened = entries.flatMap(({ kind, detail, about }) =>
      kind === 'crisis' && detail === 'opened' ? [about] : [],
    )
    // each crisis of the campaign comes once, and then there are none
    expect(new Set(opened).size).toBe(opened.length)
    expect(opened.length).toBeLessThanOrEqual(CRISES)
  })

  it.each([
    { kind: 'reassure', target: 'aaa' },
    { kind: 'apologise', target: 'aaa' },
    { kind: 'appeal', target: 'aaa' },
    { kind: 'warn', target: 'aaa' },
    { kind: 'question', issue: 0, target: 'aaa' },
    { kind: 'remark', target: 'aaa' },
    { kind: 'promise', target: 'aaa' },
  ] as const)('answers a person’s $kind, and goes on from it with nobody', async (act) => {
    const { entries } = await anIdleSession(7, act)
    expect(longestExchange(entries)).toBeLessThanOrEqual(MOST_ANSWERS + ON_A_CRISIS)
    const first = entries.filter(isSpoken).slice(0, 3)
    expect(first.map(({ origin }) => origin)).toEqual(['person', 'reply', 'autonomous'])
  })
})
