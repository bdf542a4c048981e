import { describe, expect, it } from 'vitest'
import { type HallMember, hallPlan, neighbourOf } from './hall-layout.ts'

function member(id: string, blocs: string[], position: number, stance: HallMember['stance'] = 'undecided'): HallMember {
  return { id, blocs, positions: [position], stance }
}

const climate = [
  member('chn', ['BRICS', 'G77'], -0.6),
  member('deu', ['EU', 'OECD'], 0.4),
  member('fra', ['EU', 'OECD'], 0.5),
  member('ken', ['AU', 'G77'], -0.4),
  member('eth', ['AU', 'BRICS', 'G77'], -0.5),
  member('usa', ['OECD'], 0.9),
  member('che', [], 0.6),
]

describe('the plan of the hall', () => {
  it('seats the members of a bloc next to each other in one wedge', () => {
    const { wedges, seats } = hallPlan(climate)
    expect(wedges.map(({ bloc, seats: inWedge }) => [bloc, ...inWedge])).toEqual([
      ['G77', 'chn', 'eth', 'ken'],
      ['OECD', 'deu', 'fra', 'usa'],
      [undefined, 'che'],
    ])
    expect(seats.map(({ id }) => id)).toEqual(wedges.flatMap((wedge) => wedge.seats))
  })

  it('keeps every seat inside its wedge and the wedges apart', () => {
    const { wedges, seats } = hallPlan(climate)
    for (const wedge of wedges) {
      for (const id of wedge.seats) {
        const seat = seats.find((candidate) => candidate.id === id)
        expect(seat?.angle).toBeGreaterThan(wedge.from)
        expect(seat?.angle).toBeLessThan(wedge.to)
      }
    }
    wedges.slice(1).forEach((wedge, index) => {
      expect(wedge.from).toBeGreaterThan(wedges[index]?.to ?? Infinity)
    })
    expect(wedges.at(-1)?.to).toBeLessThan(180)
  })

  it('moves a seat that changes its mind along the arc, and nobody out of their wedge', () => {
    const before = hallPlan(climate)
    const after = hallPlan(climate.map((seat) => (seat.id === 'ken' ? { ...seat, stance: 'favour' as const } : seat)))
    const angleOf = (plan: typeof before, id: string) => plan.seats.find((seat) => seat.id === id)?.angle ?? 0
    expect(angleOf(after, 'ken')).toBeLessThan(angleOf(before, 'ken'))
    expect(after.wedges.map(({ from, to }) => [from, to])).toEqual(before.wedges.map(({ from, to }) => [from, to]))
  })

  it('does not name a wedge after a bloc that holds more than half of the hall', () => {
    const all = ['aaa', 'bbb', 'ccc', 'ddd'].map((id, index) => member(id, ['G77', index < 2 ? 'AU' : 'OPEC'], index))
    expect(hallPlan(all).wedges.map(({ bloc }) => bloc)).toEqual(['AU', 'OPEC'])
  })

  it('steps along the arc and stops at both ends', () => {
    const { seats } = hallPlan(climate)
    expect(neighbourOf(seats, 'chn', 1)).toBe('eth')
    expect(neighbourOf(seats, 'chn', -1)).toBe('chn')
    expect(neighbourOf(seats, 'che', 1)).toBe('che')
  })
})
