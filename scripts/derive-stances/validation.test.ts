import { describe, expect, it } from 'vitest'
import { EXTRACT_MEMBERS, readExtract } from './fixture/extract.ts'
import { printFigures, validationFigures } from './report.ts'
import { cohesion, holdOutTopics, holdOutVotes, meanDistance } from './validation.ts'

const data = await readExtract()

describe('held-out votes of the extract', () => {
  const heldOut = holdOutVotes(data)

  it('are each told once', () => {
    const votes = data.rollCalls.filter(({ session }) => session >= 70).flatMap(({ ballots }) => [...ballots.keys()])
    expect(heldOut.votes).toBe(votes.length)
  })

  it('follow better from where the resolution lies than from who votes', () => {
    expect(heldOut.cutPoint).toBeGreaterThan(heldOut.ownHabit + 0.1)
    expect(heldOut.cutPoint).toBeLessThan(1)
  })

  it('lose all their order when the ideal points lose theirs', () => {
    const shuffled = data.idealPoints.map((point, index) => ({ ...point, finalPassage: (index * 7919) % 101 }))
    expect(holdOutVotes({ ...data, idealPoints: shuffled }).cutPoint).toBeLessThan(heldOut.cutPoint - 0.1)
  })
})

it('tests every topic on roll calls its stances have not seen', () => {
  const shares = holdOutTopics(data, 10)
  expect(shares.map(({ topic }) => topic)).toEqual(['me', 'nu', 'di', 'hr', 'co', 'ec'])
  for (const topic of shares.filter(({ stance }) => !Number.isNaN(stance))) {
    expect(topic.stance).toBeGreaterThanOrEqual(topic.alwaysYes)
  }
})

describe('cohesion', () => {
  it('is the mean distance of all pairs', () => {
    expect(meanDistance([0, 1, 3])).toBeCloseTo(2)
    expect(meanDistance([5])).toBe(0)
  })

  it('finds the European Union close together and the permanent members far apart', () => {
    const distanceOf = cohesion(data.idealPoints, EXTRACT_MEMBERS)
    expect(distanceOf('P5')).toBeCloseTo(1.876, 3)
    expect(distanceOf('EU')).toBeLessThan(0.4)
    expect(distanceOf('all')).toBeGreaterThan(distanceOf('EU'))
  })
})

it('prints each figure beside the one expected', () => {
  const text = printFigures(validationFigures(data, EXTRACT_MEMBERS))
  expect(text).toMatch(/^country votes read +647 +expected 870109$/m)
  expect(text).toMatch(/^mean distance within P5 +1\.876 +expected 1\.880$/m)
})
