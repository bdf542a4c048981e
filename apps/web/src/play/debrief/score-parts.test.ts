import type { SeatView } from '@placard/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { anAdoptedSession, aRecordedSession, aSessionInPlay } from '../room/testing/recorded-session.ts'
import { accountFor } from './score-parts.ts'

let played: SeatView
beforeAll(async () => {
  played = (await anAdoptedSession()).view
})

type Over = { score?: number; forced?: boolean; own?: Partial<SeatView['own']>; level?: SeatView['tension']['level'] }

function ended({ score = 0.8, forced = false, own = {}, level = 'calm' }: Over = {}): SeatView {
  const conclusion: SeatView['conclusion'] = { type: 'partial_resolution', outcomes: [], at: 0, score, forced }
  return { ...played, conclusion, own: { ...played.own, ...own }, tension: { ...played.tension, level } }
}

describe('the account of a score', () => {
  it.each([1, 7, 11, 23])('adds up to the score the session ended with, seed %i', async (seed) => {
    const { view } = await aRecordedSession({ seed })
    const account = accountFor(view)
    const sum = account?.parts.reduce((total, { points }) => total + points, 0)
    expect(account?.total).toBe(Math.round((view.conclusion?.score ?? 0) * 1000))
    if (account?.isForced === false) expect(sum).toBe(account.total)
  })

  it.each([
    { counts: { for: 7, against: 0, carried: true }, says: /^Every seat was in favour, so/ },
    { counts: { for: 6, against: 1, carried: true }, says: /^6 of 7 seats in favour, 5 needed\./ },
    { counts: { for: 3, against: 4, carried: false }, says: /^3 in favour where 5 were needed/ },
    { counts: { for: 6, against: 1, carried: false, vetoedBy: ['usa'] }, says: /^A permanent member voted against/ },
  ])('names the vote behind the agreement: $counts', ({ counts, says }) => {
    const votes = played.votes.map((vote) => ({
      ...vote,
      result: { abstain: 0, required: 5, vetoedBy: [], ...counts },
    }))
    const agreement = accountFor({ ...ended(), votes })?.parts.find(({ id }) => id === 'agreement')
    expect(agreement?.why).toMatch(says)
  })

  it.each([
    { over: { score: 0.6 }, says: /took no part/, because: 'the silent are held down' },
    {
      over: { score: 0.6, own: { utilityOfText: 0.1, reservation: 0.5 } },
      says: /walk-away point/,
      because: 'so are those the text leaves worse off',
    },
    { over: { score: 1 }, says: /set to the nearest limit/, because: 'the scale ends at one' },
  ] as const)('of $over.score says why it is not the plain sum: $because', ({ over, says }) => {
    expect(accountFor(ended(over))?.parts.find(({ id }) => id === 'agreement')?.why).toMatch(says)
  })

  it('takes off for a room at breaking point', () => {
    expect(accountFor(ended({ level: 'breaking' }))?.parts.find(({ id }) => id === 'tension')?.points).toBe(-100)
  })

  it('says when the score was fixed by the clock', () => {
    expect(accountFor(ended({ score: 0.5, forced: true }))?.isForced).toBe(true)
  })

  it('does not exist before the end', async () => {
    expect(accountFor((await aSessionInPlay()).view)).toBeUndefined()
  })
})
