import { describe, expect, it } from 'vitest'
import { DIFFICULTIES, PERSONALITIES, type Personality } from '../model/committee/seat.ts'
import { type Play, playOf } from './play.ts'

type Trait = Exclude<keyof Play, 'beta'>

/** Personalities in the order of a trait at intermediate difficulty, the least of it first. */
function ranked(trait: Trait): readonly Personality[] {
  const degree = (personality: Personality) => playOf(personality, 'intermediate')[trait]
  return PERSONALITIES.toSorted((one, other) => degree(one) - degree(other))
}

describe('what tells the five manners apart', () => {
  it.each([
    { trait: 'threatRatio', most: 'aggressive', because: 'it is rough with the room' },
    { trait: 'franknessRatio', most: 'challenging', because: 'it says what it does not want' },
    { trait: 'courtesyRatio', most: 'gentle', because: 'it has a kind word for everybody' },
    { trait: 'candourRatio', most: 'collaborative', because: 'it asks what would move the others' },
    { trait: 'tradeRatio', most: 'collaborative', because: 'it looks for what both sides want' },
    { trait: 'trustRatio', most: 'collaborative', because: 'it believes what it is promised' },
    { trait: 'reciprocityRatio', most: 'collaborative', because: 'it answers in kind' },
    { trait: 'toleranceRatio', most: 'gentle', because: 'it bears a loss for peace' },
    { trait: 'resolveRatio', most: 'aggressive', because: 'it wants more than it needs' },
  ] as const)('$trait is greatest in a delegate that is $most: $because', ({ trait, most }) => {
    const order = ranked(trait)
    expect(order.at(-1)).toBe(most)
    const [second, first] = [order.at(-2) ?? most, most].map(
      (personality) => playOf(personality, 'intermediate')[trait],
    )
    expect(first).toBeGreaterThan(second ?? 1)
  })

  it.each([
    { trait: 'threatRatio', never: ['collaborative', 'gentle'], because: 'who seeks agreement does not threaten' },
    { trait: 'franknessRatio', never: ['collaborative', 'gentle'], because: 'nor runs down what others have written' },
    { trait: 'courtesyRatio', never: ['aggressive'], because: 'who means to win wastes no words on it' },
  ] as const)('$trait is nothing to $never: $because', ({ trait, never }) => {
    for (const difficulty of DIFFICULTIES) {
      const without = PERSONALITIES.filter((personality) => playOf(personality, difficulty)[trait] === 0)
      expect(without.toSorted()).toEqual([...never].toSorted())
    }
  })

  it('leaves a balanced delegate with neither generosity nor greed of its own', () => {
    expect(playOf('balanced', 'beginner')).toMatchObject({ beta: 1.5, resolveRatio: 0 })
    expect(playOf('gentle', 'beginner').resolveRatio).toBeLessThan(0)
    expect(playOf('challenging', 'beginner').resolveRatio).toBeGreaterThan(0)
  })
})

describe('what difficulty does to every manner', () => {
  /** From one level to the next, by each manner. */
  const steps = PERSONALITIES.flatMap((personality) =>
    DIFFICULTIES.slice(1).map((harder, at) => ({
      easy: playOf(personality, DIFFICULTIES[at] ?? 'beginner'),
      hard: playOf(personality, harder),
      name: `${personality} at ${harder}`,
    })),
  )

  it.each(steps)('$name trusts less, threatens more and holds out for more than a level below', ({ easy, hard }) => {
    expect(hard.trustRatio).toBeLessThan(easy.trustRatio)
    expect(hard.threatRatio).toBeGreaterThanOrEqual(easy.threatRatio)
    expect(hard.resolveRatio).toBeGreaterThan(easy.resolveRatio)
    expect(hard.loyaltyRatio).toBeGreaterThanOrEqual(easy.loyaltyRatio)
  })

  it.each(steps)('$name sounds as it does at every level: courtesy, candour and trade are its manner', (row) => {
    const manner = ({ courtesyRatio, candourRatio, tradeRatio, franknessRatio, reciprocityRatio }: Play) => {
      return { courtesyRatio, candourRatio, tradeRatio, franknessRatio, reciprocityRatio }
    }
    expect(manner(row.hard)).toEqual(manner(row.easy))
  })

  it.each(PERSONALITIES)('beginners meet every %s opponent alone: there are no ranks to break', (personality) => {
    expect(playOf(personality, 'beginner').loyaltyRatio).toBe(0)
    expect(playOf(personality, 'intermediate').loyaltyRatio).toBeGreaterThan(0.5)
  })

  it('caps what would be more than all: an aggressive expert threatens whenever it speaks to the room', () => {
    expect(playOf('aggressive', 'expert').threatRatio).toBe(1)
    expect(playOf('aggressive', 'advanced').threatRatio).toBe(1)
    expect(playOf('aggressive', 'intermediate').threatRatio).toBeLessThan(1)
  })

  it('is worked out once for each manner and level, and never mixed up between levels', () => {
    for (const personality of PERSONALITIES) {
      for (const difficulty of DIFFICULTIES) {
        expect(playOf(personality, difficulty)).toBe(playOf(personality, difficulty))
      }
      expect(new Set(DIFFICULTIES.map((difficulty) => playOf(personality, difficulty).beta)).size).toBe(4)
    }
  })
})
