import { describe, expect, it } from 'vitest'
import { utilityOf } from '../../model/committee/issue.ts'
import { aPlan, Committee } from '../../testing/committee.ts'
import { debriefOf } from './debrief.ts'

/** A session in which the text was adopted, and one in which there never was any. */
const adopted = [1, 2, 3, 4, 5, 6, 7, 8]
  .map((seed) => new Committee(aPlan({ seed })).toTheEnd())
  .find((committee) => committee.state.drafts.some((draft) => draft.status === 'adopted'))
const silent = new Committee(aPlan({ people: ['CHN', 'FRA', 'KEN', 'MHL', 'USA'] })).toTheEnd()

describe('the debrief of a session that adopted a text', () => {
  if (!adopted) throw new Error('no session of eight adopted a text')
  const debrief = debriefOf(adopted.log, 'ken')

  it('draws a frontier that no deal of the cloud lies beyond', () => {
    for (const point of debrief.cloud) {
      const beaten = debrief.frontier.some((best) => best.own >= point.own && best.others >= point.others)
      expect(beaten).toBe(true)
    }
    const owns = debrief.frontier.map((point) => point.own)
    expect(owns).toEqual([...owns].sort((a, b) => a - b))
  })

  it('follows the text step by step to where it ended', () => {
    const last = debrief.path.at(-1)
    expect(last?.deal).toEqual(debrief.final?.deal)
    expect(debrief.path.length).toBe(
      adopted.events('clause-changed').length + adopted.events('draft-introduced').length,
    )
  })

  it('gives each seat what the adopted text is worth to it', () => {
    const deal = adopted.state.drafts.find((draft) => draft.status === 'adopted')?.deal ?? []
    for (const gain of debrief.gains) {
      const seat = adopted.state.seats.find((candidate) => candidate.id === gain.seat)
      expect(gain.utility).toBeCloseTo(utilityOf(seat?.secrets.table ?? [], deal), 12)
      expect(gain.reservation).toBe(seat?.secrets.reservation)
    }
  })

  it('weighs its quality out of four parts between 0 and 1', () => {
    const { total, voteMargin, nashRatio, evenness, ownShare } = debrief.outcomeQuality
    expect(total).toBeCloseTo(0.35 * voteMargin + 0.35 * nashRatio + 0.15 * evenness + 0.15 * ownShare, 12)
    for (const part of [total, voteMargin, nashRatio, evenness, ownShare]) {
      expect(part).toBeGreaterThanOrEqual(0)
      expect(part).toBeLessThanOrEqual(1)
    }
  })

  it('counts every seat in the support at every time', () => {
    for (const { favour, against, undecided } of debrief.support) expect(favour + against + undecided).toBe(5)
  })

  it('names five moments at most, in the order they happened, the vote among them', () => {
    expect(debrief.moments.length).toBeLessThanOrEqual(5)
    expect(debrief.moments.some((moment) => moment.reason === 'vote')).toBe(true)
    const numbers = debrief.moments.map((moment) => moment.seq)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })
})

describe('the debrief of a session without a text', () => {
  const debrief = debriefOf(silent.log, 'ken')

  it('counts no quality and has no final deal, and still shows what was possible', () => {
    expect(debrief.outcomeQuality.total).toBe(0)
    expect(debrief.final).toBeUndefined()
    expect(debrief.path).toEqual([])
    expect(debrief.nash.own).toBeGreaterThan(0)
  })

  it('is for a seat of the session only', () => {
    expect(() => debriefOf(silent.log, 'bra')).toThrow(RangeError)
  })
})
