import { describe, expect, it } from 'vitest'
import { dealVoices, type Speaker } from './assignment.ts'

const TEMPERAMENTS = ['diplomatic', 'aggressive', 'cunning', 'idealistic', 'pragmatic', 'charismatic'] as const
const table = (seats: number, gender?: Speaker['gender']): readonly Speaker[] =>
  Array.from({ length: seats }, (_, at) => ({
    id: `seat-${at}`,
    gender: gender ?? (at % 2 === 0 ? 'female' : 'male'),
    temperament: TEMPERAMENTS[at % TEMPERAMENTS.length] ?? 'diplomatic',
  }))

describe('voices dealt to a table', () => {
  it('are all different at the largest table, and of the speakers’ gender', () => {
    const speakers = table(16)
    const dealt = dealVoices(speakers)
    expect(new Set([...dealt.values()].map(({ id }) => id)).size).toBe(16)
    for (const { id, gender } of speakers) expect(dealt.get(id)?.gender).toBe(gender)
  })

  it('are the same for the same table', () => {
    expect(dealVoices(table(8))).toEqual(dealVoices(table(8)))
  })

  it('suit the temperament while such voices are left', () => {
    const [first] = dealVoices([{ id: 'kenya', gender: 'female', temperament: 'idealistic' }]).values()
    expect(first).toMatchObject({ gender: 'female', personality: 'idealistic' })
  })

  it('leave out what others at the table have', () => {
    const alone = table(1)
    const [first] = dealVoices(alone).values()
    const [other] = dealVoices(alone, new Set([first?.id ?? ''])).values()
    expect(other).toBeDefined()
    expect(other).not.toBe(first)
  })

  it('go on with the other gender where more women speak than there are voices', () => {
    const dealt = [...dealVoices(table(16, 'female')).values()]
    expect(dealt.filter(({ gender }) => gender === 'male')).toHaveLength(2)
    expect(new Set(dealt.map(({ id }) => id)).size).toBe(16)
  })
})
