import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patchBetween, patched } from './view-patch.ts'

interface Case {
  readonly before: unknown
  readonly after: unknown
  readonly patch: unknown
  readonly because: string
}

const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

describe('a patch between two views', () => {
  it.each<Case>([
    { before: { a: 1, b: 2 }, after: { a: 1, b: 3 }, patch: { in: { b: { set: 3 } } }, because: 'one member changed' },
    { before: { a: 1 }, after: { a: 1 }, patch: undefined, because: 'nothing changed' },
    { before: { a: 1, b: 2 }, after: { a: 1 }, patch: { in: {}, cut: ['b'] }, because: 'a member went' },
    {
      before: { a: 1 },
      after: { a: 1, b: undefined },
      patch: undefined,
      because: 'what is undefined is not there in JSON',
    },
    { before: [1, 2], after: [1, 2, 3], patch: { in: {}, more: [3] }, because: 'an item was added' },
    { before: [1, 2], after: [2], patch: { set: [2] }, because: 'a shorter list is another list' },
    {
      before: { list: [{ x: 1 }, { x: 2 }] },
      after: { list: [{ x: 1 }, { x: 5 }] },
      patch: { in: { list: { in: { 1: { in: { x: { set: 5 } } } } } } },
      because: 'changes lie deep',
    },
    { before: { toString: {} }, after: {}, patch: { in: {}, cut: ['toString'] }, because: 'inherited names are free' },
    { before: null, after: { a: 1 }, patch: { set: { a: 1 } }, because: 'there was nothing before' },
  ])('$because', ({ before, after, patch }) => {
    expect(patchBetween(before, after)).toEqual(patch)
    expect(plain(patched(before, patchBetween(before, after)))).toEqual(plain(after))
  })

  it('makes the later view of the earlier one, whatever they are, and leaves that as it was', () => {
    const json = fc.jsonValue({ maxDepth: 4 })
    fc.assert(
      fc.property(json, json, (one, other) => {
        const [before, after] = [plain(one), plain(other)]
        const kept = JSON.stringify(before)
        const patch = plain(patchBetween(before, after))
        expect(patched(before, patchBetween(before, after))).toEqual(after)
        expect(patch === undefined).toBe(JSON.stringify(before) === JSON.stringify(after) || patch === undefined)
        expect(JSON.stringify(before)).toBe(kept)
      }),
    )
  })
})
