import { describe, expect, it } from 'vitest'
import { placedLabels } from './place-labels.ts'

const FRAME = { left: 0, right: 400, top: 0, foot: 300 }

const sides = (marks: readonly { x: number; y: number; word: string }[]) =>
  placedLabels(marks, FRAME).map(({ anchor }) => anchor)

describe('the words beside marks', () => {
  it.each([
    { marks: [{ x: 100, y: 100 }], anchors: ['start'], because: 'after the mark where there is room' },
    { marks: [{ x: 390, y: 100 }], anchors: ['end'], because: 'before it at the far edge' },
    {
      marks: [
        { x: 200, y: 100 },
        { x: 230, y: 100 },
      ],
      anchors: ['end', 'start'],
      because: 'away from a mark close by',
    },
  ] as const)('stand $anchors: $because', ({ marks, anchors }) => {
    expect(sides(marks.map((mark) => ({ ...mark, word: 'Adopted' })))).toEqual([...anchors])
  })

  it('never lie on one another where several marks are in one place', () => {
    const labels = placedLabels(
      ['Nash', 'Adopted', 'First text'].map((word) => ({ x: 200, y: 150, word })),
      FRAME,
    )
    const places = labels.map(({ x, y, anchor }) => `${anchor} ${x} ${y}`)
    expect(new Set(places).size).toBe(3)
    const above = labels.map(({ y, anchor }) => `${anchor === 'middle' ? 'over' : 'beside'} ${y}`)
    expect(above[0]).toBe('beside 150')
    expect(labels[1]?.anchor).toBe('end')
  })
})
