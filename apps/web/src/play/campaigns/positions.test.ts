import countriesFile from '@placard/content/countries/countries.json' with { type: 'json' }
import stancesFile from '@placard/content/stances/stances.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { worldFrom } from '../../kit/countries/countries.ts'
import { allPositions, countByOption, displacedBy, mainTopicOf, nearestOption, reasonFor } from './positions.ts'
import { shippedCampaigns } from './testing/fake-gateway.ts'

const world = worldFrom(countriesFile.countries, stancesFile.countries)
const climate = shippedCampaigns.find(({ id }) => id === 'climate-crisis-summit')
if (!climate) throw new RangeError('the climate summit is not shipped')

describe('the nearest option', () => {
  const issue = {
    options: [-1, -0.5, 0, 0.5, 1].map((position) => ({ id: 'x', label: 'x', clause: '', position, terms: [] })),
  }
  it.each([
    { position: -1, option: 0, because: 'the status quo lies there' },
    { position: 0.3, option: 3, because: 'it is closer to a half than to nothing' },
    { position: 0.25, option: 2, because: 'of two equally near the one closer to the status quo is taken' },
    { position: 0.9, option: 4, because: 'the end is nearest' },
  ] as const)('of $position is $option: $because', ({ position, option }) => {
    expect(nearestOption(issue, position)).toBe(option)
  })
})

describe('positions of the world', () => {
  const positions = allPositions(climate, world)

  it('place every member state on every issue', () => {
    expect(positions.size).toBe(193)
    for (const placed of positions.values()) expect(placed).toHaveLength(climate.issues.length)
    const counts = countByOption(positions, 0, climate.issues[0]?.options.length ?? 0)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(193)
  })

  it('follow what is known better, and say why', () => {
    expect(positions.get('USA')?.[0]).toEqual({ position: -0.45, option: 1 })
    expect(reasonFor(climate, 'USA', 'finance-goal')).toContain('collective goal of 2024')
    expect(reasonFor(climate, 'AND', 'finance-goal')).toBeUndefined()
  })
})

describe('taking a seat', () => {
  it('displaces the delegate written for the country and names who fills in', () => {
    const displaced = displacedBy(climate, 'ETH')
    const seat = climate.seats.find(({ country }) => country === 'ETH')
    expect(displaced?.delegateName).toBe(seat?.delegateName)
    expect(displaced?.alternate).toBe(seat?.alternates[0])
  })

  it('displaces nobody when the seat is free', () => {
    expect(displacedBy(climate, 'AND')).toBeUndefined()
  })
})

describe('the subject that weighs most', () => {
  const [issue] = climate.issues
  if (!issue) throw new RangeError('the climate summit has no agenda')
  const withAxes = (...axes: (typeof issue.axis)[]) => ({ issues: axes.map((axis) => ({ ...issue, axis })) })

  it('adds up over the agenda, whichever way it counts', () => {
    const campaign = withAxes(
      [
        { topic: 'ec', weight: -0.4 },
        { topic: 'hr', weight: 0.6 },
      ],
      [{ topic: 'ec', weight: 0.5 }],
    )
    expect(mainTopicOf(campaign)).toBe('ec')
  })

  it('is none where only the general line counts', () => {
    expect(mainTopicOf(withAxes([{ topic: 'general', weight: 1 }]))).toBeUndefined()
  })
})
