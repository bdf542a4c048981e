import { describe, expect, it } from 'vitest'
import { bargainOf } from '../../bargaining/solutions/bargain.ts'
import { egalitarian, nashSolution } from '../../bargaining/solutions/solutions.ts'
import { utilityOf } from '../../model/committee/issue.ts'
import type { SessionEvent } from '../../model/session/event.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { withdrawLast } from '../../session/withdrawal.ts'
import { aPlan, Committee } from '../../testing/committee.ts'
import { aDraft, aRoom, rising, withSecrets } from '../../testing/parts.ts'
import { debriefOf } from './debrief.ts'

/** The debrief for Kenya of a session that stood so from its opening on and of which nothing else is told. */
function debriefOfRoom(state: CampaignState) {
  return debriefOf([{ kind: 'session-opened', state, at: 0, now: 0 }], 'ken')
}

/** Kenya cares about the first issue alone, everybody else about the second. */
const room = aRoom({ people: ['KEN'] }).seats.reduce(
  (state, { id }) => {
    const table = id === 'ken' ? rising(0.9, 0, 0, 0, 0) : rising(0, 0.6, 0, 0, 0)
    return withSecrets(state, id, { table, reservation: 0.3, best: id === 'ken' ? 0.9 : 0.6, redLines: [] })
  },
  aRoom({ people: ['KEN'] }),
)

describe('the plane of the debrief', () => {
  const { cloud, frontier, nash } = debriefOfRoom(room)

  it('sets the viewer’s utility against the mean of the others’, the viewer left out of it', () => {
    expect(nash).toEqual({ deal: expect.any(Array), own: expect.closeTo(0.9, 9), others: expect.closeTo(0.6, 9) })
    for (const { deal, own, others } of cloud) {
      expect(own).toBeCloseTo(0.3 * (deal[0] ?? 0), 9)
      expect(others).toBeCloseTo(0.2 * (deal[1] ?? 0), 9)
    }
  })

  it('draws deals from all over the space, and not too many to plot', () => {
    expect(cloud.length).toBeGreaterThanOrEqual(400)
    expect(cloud.length).toBeLessThan(800)
    for (const issue of [0, 1, 2, 3]) {
      expect(new Set(cloud.map(({ deal }) => deal[issue])).size).toBe(4)
    }
  })

  it('has one point on its frontier where both sides can have all they want', () => {
    expect(frontier.map(({ own, others }) => [own.toFixed(3), others.toFixed(3)])).toEqual([['0.900', '0.600']])
  })

  it('has a frontier that falls from the others’ best to the viewer’s where interests are opposed', () => {
    const opposed = room.seats.reduce((state, { id }) => {
      const row = [0, 0.1, 0.2, 0.3]
      const table = room.issues.map(() => (id === 'ken' ? row : row.toReversed()))
      return withSecrets(state, id, { table, reservation: 0.3, best: 1.5 })
    }, room)
    const points = debriefOfRoom(opposed).frontier
    expect(points.length).toBeGreaterThan(3)
    for (const [index, { own, others }] of points.entries()) {
      const next = points[index + 1]
      if (!next) continue
      expect(next.own).toBeGreaterThan(own)
      expect(next.others).toBeLessThan(others)
    }
  })
})

describe('the deal the debrief holds up', () => {
  it('is Nash’s where everybody can gain', () => {
    const secrets = aRoom({ people: ['KEN'] })
    const deal = nashSolution(bargainOf(secrets.seats.map((seat) => seat.secrets)))?.deal
    expect(deal).toBeDefined()
    expect(debriefOfRoom(secrets).nash.deal).toEqual(deal)
  })

  it('is the one that leaves the worst off best off where not everybody can gain', () => {
    const hard = withSecrets(room, 'usa', { table: rising(0, 0, 0.3, 0, 0), reservation: 0.4, best: 0.3 })
    const bargain = bargainOf(hard.seats.map((seat) => seat.secrets))
    expect(nashSolution(bargain)).toBeUndefined()
    expect(debriefOfRoom(hard).nash.deal).toEqual(egalitarian(bargain).deal)
    expect(debriefOfRoom(hard).nash.deal[2]).toBe(3)
  })
})

describe('what the debrief says everybody got', () => {
  const deal = [1, 3, 0, 0, 0]
  it.each([
    { drafts: [aDraft({ deal, status: 'adopted' })], ken: 0.3, usa: 0.6, because: 'the adopted text counts' },
    {
      drafts: [aDraft({ deal, status: 'rejected' })],
      ken: 0,
      usa: 0,
      because: 'a rejected text leaves the status quo',
    },
    { drafts: [aDraft({ deal })], ken: 0, usa: 0, because: 'so does one that was never voted on' },
    { drafts: [], ken: 0, usa: 0, because: 'nobody wrote anything' },
  ] as const)('is $ken for Kenya and $usa for the United States: $because', ({ drafts, ken, usa }) => {
    const { gains, final } = debriefOfRoom({ ...room, drafts })
    const gainOf = (id: string) => gains.find(({ seat }) => seat === id)
    expect(gainOf('ken')).toMatchObject({ reservation: 0.3, best: 0.9, statusQuo: 0 })
    expect(gainOf('ken')?.utility).toBeCloseTo(ken, 9)
    expect(gainOf('usa')?.utility).toBeCloseTo(usa, 9)
    expect(final?.deal).toEqual(drafts[0]?.status === 'adopted' ? deal : undefined)
  })
})

describe('the path and the support of a played session', () => {
  const committee = new Committee(aPlan({ seed: 3 })).toTheEnd()
  const debrief = debriefOf(committee.log, 'ken')

  it('has a step for each change of the text, by whoever made it and when', () => {
    const steps = committee.log.flatMap((event, index) =>
      event.kind === 'clause-changed' || event.kind === 'draft-introduced'
        ? [{ seq: index + 1, at: event.at, by: event.by }]
        : [],
    )
    expect(debrief.path.map(({ seq, at, by }) => ({ seq, at, by }))).toEqual(steps)
    const table = committee.state.seats.find(({ id }) => id === 'ken')?.secrets.table ?? []
    for (const { deal, own } of debrief.path) expect(own).toBeCloseTo(utilityOf(table, deal), 9)
  })

  it('counts declarations after each of them, the last as the session knew it', () => {
    const { declared } = committee.state.drafts.at(-1) ?? aDraft()
    const stances = Object.values(declared)
    expect(debrief.support.at(-1)).toMatchObject({
      favour: stances.filter((stance) => stance === 'favour').length,
      against: stances.filter((stance) => stance === 'against').length,
    })
    expect(debrief.support.map(({ at }) => at)).toEqual(debrief.support.map(({ at }) => at).toSorted((a, b) => a - b))
  })
})

describe('an act that was taken back', () => {
  it('is no turning point: nobody can rue what does not stand', () => {
    const committee = new Committee(aPlan({ seed: 3 }))
    committee.act('ken', { kind: 'propose', changes: [{ issue: 0, option: 3 }] })
    const undone = withdrawLast(committee.log, 'ken', { now: committee.now })
    if (!undone.ok) throw new Error(undone.rejection.detail)
    committee.state = undone.state
    const log: SessionEvent[] = [...committee.log, ...undone.events]
    committee.log.splice(0, committee.log.length, ...log)
    committee.toTheEnd()
    expect(debriefOf(committee.log, 'ken').turningPoints).toEqual([])
  })
})

it('a debrief of nothing is refused as a bug', () => {
  expect(() => debriefOf([], 'ken')).toThrow(RangeError)
})
