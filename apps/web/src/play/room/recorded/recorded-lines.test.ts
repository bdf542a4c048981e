import { describe, expect, it } from 'vitest'
import { recordedLines } from './recorded-lines.ts'

const at = (second: number) => new Date(1_000 * second).toISOString()
const line = (seq: number, second: number, words: string, more = {}) =>
  ({ seq, now: 1_000 * second, kind: 'speech', seat: 'ke', origin: 'person', words, ...more }) as const
const recording = (id: string, second: number, text: string) => ({ id, at: at(second), text })

describe('the recordings of a delegation’s lines', () => {
  it.each([
    { lines: [line(4, 11, 'Point of order.')], found: [4], because: 'it says what was heard' },
    { lines: [line(4, 11, 'point of order')], found: [4], because: 'how it is written does not matter' },
    { lines: [line(4, 11, 'Chair, point of order!')], found: [4], because: 'something was added' },
    { lines: [line(4, 11, 'Order.')], found: [4], because: 'it is one act of what was heard' },
    { lines: [line(4, 9, 'Point of order.')], found: [], because: 'it was said before' },
    { lines: [line(4, 11, 'Point of information.')], found: [], because: 'it says something else' },
    { lines: [line(4, 11, 'Point of ordering.')], found: [], because: 'a word is no part of another' },
    { lines: [line(4, 11, 'Point of order.', { seat: 'de' })], found: [], because: 'it is another delegation’s' },
    {
      lines: [line(4, 11, 'Point of order.', { origin: 'reply' })],
      found: [],
      because: 'a delegate of the engine said it',
    },
    {
      lines: [line(4, 11, 'Point of order.'), line(5, 12, 'Point of order.')],
      found: [4],
      because: 'the second was typed',
    },
  ])('belong to $found, because $because', ({ lines, found }) => {
    const recorded = recordedLines(lines, 'ke', [recording('a', 10, 'Point of order.')])
    expect([...recorded.keys()]).toEqual(found)
  })

  it('are told apart where the same was said twice, newest first as they are listed', () => {
    const lines = [line(4, 11, 'We second.'), line(6, 21, 'We second.')]
    const kept = [recording('b', 20, 'We second.'), recording('a', 10, 'We second.')]
    expect([...recordedLines(lines, 'ke', kept)]).toEqual([
      [4, 'a'],
      [6, 'b'],
    ])
  })
})
