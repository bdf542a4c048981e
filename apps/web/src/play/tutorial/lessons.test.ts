import type { SeatView, SessionCommand } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { currentLesson, lessonsOf, tradeExample, wayToVote } from './lessons.ts'
import { tutorialMessages } from './messages.en.ts'
import { aRound } from './testing/a-round.ts'

const { words } = tutorialMessages

/** What the coach tells on the way to the vote, done as it is told. */
function follow(view: SeatView): SessionCommand | undefined {
  const draft = view.drafts.at(-1)?.id ?? ''
  const way = wayToVote(view)
  if (way === 'your-turn') return { kind: 'act', act: { kind: 'vote', choice: 'for' } }
  if (way === 'second') return { kind: 'act', act: { kind: 'second' } }
  if (way === 'move') return { kind: 'act', act: { kind: 'motion', motion: 'vote' } }
  if (way === 'names' && view.legal.kinds.includes('sponsor')) return { kind: 'act', act: { kind: 'sponsor', draft } }
  return undefined
}

describe('the round', () => {
  it('is learned by doing: each lesson is done when the record says so, in about four minutes', async () => {
    const { look, send, until, elapsedMs } = await aRound()
    expect(currentLesson(await look())).toBe('speak')
    expect(await send({ kind: 'say', text: words.speak })).toMatchObject({ outcome: 'taken' })
    expect(currentLesson(await look())).toBe('propose')
    expect(await send({ kind: 'say', text: words.propose })).toMatchObject({ outcome: 'taken' })
    expect(currentLesson(await look())).toBe('trade')
    const example = tradeExample((await look()).view)
    if (example === undefined) throw new Error('there is something to trade')
    const traded = await send({ kind: 'say', text: words.trade(example.country, example.take, example.give) })
    expect(traded).toMatchObject({ outcome: 'draft' })
    const acts = (traded.acts ?? []).map(({ act, text }) => ({ act, text }))
    const confirmed = await send({ kind: 'acts', acts })
    expect(confirmed).toMatchObject({ outcome: 'taken' })
    expect(confirmed.view.offers).toHaveLength(1)
    expect(currentLesson(await look())).toBe('vote')
    await until(
      ({ conclusion, votes }) => conclusion !== undefined || votes.some(({ question }) => question.kind === 'draft'),
      follow,
    )
    expect(lessonsOf(await look()).map(({ isDone }) => isDone)).toEqual([true, true, true, true])
    expect(elapsedMs()).toBeGreaterThan(120_000)
    expect(elapsedMs()).toBeLessThan(300_000)
    await until(({ status }) => status === 'concluded', follow)
    expect(currentLesson(await look())).toBe('over')
  })

  it('reads its own example words as what they teach, whatever has been agreed', async () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { look, send, until } = await aRound({ seed })
      await until(({ drafts, clock }) => drafts.length > 0 || clock.elapsedMs > 60_000)
      const { readings } = await send({ kind: 'say', text: words.speak })
      expect(readings[0]?.act.kind).toBe('support')
      const example = tradeExample((await look()).view)
      if (example === undefined) continue
      const trade = await send({ kind: 'say', text: words.trade(example.country, example.take, example.give) })
      expect(trade.readings[0]?.act.kind, `seed ${seed}`).toBe('trade')
    }
  })
})
