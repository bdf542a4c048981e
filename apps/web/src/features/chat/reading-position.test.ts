import { describe, expect, it } from 'vitest'
import { FOOT_PX, readingTop, spaceBelow } from './reading-position.ts'

const short = { questionTop: 1000, questionHeight: 80, viewport: 600 }

describe('where an answer is read from', () => {
  it.each([
    { measures: short, top: 984, because: 'the question stands at the top, with a little air' },
    { measures: { ...short, questionTop: 8 }, top: 0, because: 'nothing lies above the first one' },
    { measures: { ...short, questionHeight: 540 }, top: 1284, because: 'of a long question the end is shown' },
  ])('is $top: $because', ({ measures, top }) => {
    expect(readingTop(measures)).toBe(top)
  })

  it.each([
    { end: 1120, space: 464, because: 'an answer that has hardly begun leaves the rest of the screen free' },
    { end: 1500, space: 84, because: 'the space shrinks as the answer grows' },
    { end: 4000, space: FOOT_PX, because: 'a long answer needs none' },
  ])('has $space px under it: $because', ({ end, space }) => {
    expect(spaceBelow({ ...short, end })).toBe(space)
  })
})
