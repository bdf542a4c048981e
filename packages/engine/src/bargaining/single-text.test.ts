import { describe, expect, it } from 'vitest'
import type { SeatEstimate } from '../model/session/state.ts'
import { singleText } from './single-text.ts'

/** What is estimated of a seat: its surplus at the status quo, and by issue what the other option brings it. */
function shown(surplus: number, ...gains: readonly number[]): SeatEstimate {
  return { table: gains.map((gain) => [surplus / gains.length, surplus / gains.length + gain]), observations: 1 }
}

const TEXT = [0, 0] as const

describe('the chair’s single text', () => {
  it('trades what costs one seat little for what the other wants, in one package', () => {
    const estimates = [shown(0.05, 0.2, -0.05), shown(0.05, -0.05, 0.2)]
    const changes = singleText({ text: TEXT, estimates, avoid: [] }) ?? []
    expect([...changes].sort((a, b) => a.issue - b.issue)).toEqual([
      { issue: 0, option: 1 },
      { issue: 1, option: 1 },
    ])
  })

  it('moves towards a seat that seems to have nothing, though the others lose as much by it', () => {
    const estimates = [shown(-0.1, 0.15, 0), shown(0.4, -0.15, 0), shown(0.4, 0, 0)]
    expect(singleText({ text: TEXT, estimates, avoid: [] })).toEqual([{ issue: 0, option: 1 }])
  })

  it('is not offered when nothing promises to better the text', () => {
    const estimates = [shown(0.2, -0.1, -0.1), shown(0.2, 0.02, -0.1)]
    expect(singleText({ text: TEXT, estimates, avoid: [] })).toBeUndefined()
  })

  it('does not return to a text that was refused', () => {
    const estimates = [shown(0.05, 0.2, -0.05), shown(0.05, -0.05, 0.2)]
    const changes = singleText({ text: TEXT, estimates, avoid: [[1, 1]] })
    expect(changes).not.toHaveLength(2)
  })
})
