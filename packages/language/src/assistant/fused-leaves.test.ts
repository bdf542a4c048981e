import { describe, expect, it } from 'vitest'
import { fusedLeaves } from './fused-leaves.ts'
import type { Leaf } from './retrieval.ts'

const aLeaf = (id: string): Leaf => ({ source: { kind: 'guide', id, title: id }, questions: [], terms: '', text: '' })
const [A, B, C, D, E] = ['a', 'b', 'c', 'd', 'e'].map(aLeaf)
const NAMED = { a: A, b: B, c: C, d: D, e: E }
type Name = keyof typeof NAMED
/** What has nothing in common with any question; models differ in the cosine they give to it. */
const OTHERS = Array.from({ length: 200 }, (_, index) => aLeaf(`other-${index}`))

const leavesOf = (names: string) =>
  [...names].flatMap((name) => Object.entries(NAMED).find(([key]) => key === name)?.[1] ?? [])

function nearnessOf(near: Partial<Record<Name, number>>, usual: number) {
  const wavering = OTHERS.map((leaf, index) => [leaf, usual + (index % 2 === 0 ? 0.02 : -0.02)] as const)
  const named = Object.entries(near).flatMap(([name, cosine]) => leavesOf(name).map((leaf) => [leaf, cosine] as const))
  return new Map([...wavering, ...named])
}

describe('leaves by words and by meaning', () => {
  it.each<{ because: string; words: string; near: Partial<Record<Name, number>>; usual?: number; fused: string }>([
    { because: 'nothing stands out: the words decide', words: 'abc', near: { d: 0.11 }, fused: 'abc' },
    { because: 'no word is shared: the meaning decides', words: '', near: { d: 0.6, e: 0.7 }, fused: 'ed' },
    { because: 'what both find comes before what one finds', words: 'abc', near: { c: 0.7 }, fused: 'cab' },
    { because: 'the nearest is told of beside what the words find', words: 'ab', near: { d: 0.7 }, fused: 'adb' },
    { because: 'both agree on the order', words: 'ab', near: { a: 0.7, b: 0.6 }, fused: 'ab' },
    { because: 'only so many are told of', words: 'abcde', near: {}, fused: 'abcd' },
    {
      because: 'what fits best by words stays, whatever the model says',
      words: 'abcde',
      near: { b: 0.9, c: 0.8, d: 0.7, e: 0.6 },
      fused: 'bcda',
    },
    {
      because: 'of a model with high cosines for everything, only what stands out is near',
      words: 'a',
      near: { d: 0.85, e: 0.96 },
      usual: 0.83,
      fused: 'ae',
    },
    { because: 'neither knows anything', words: '', near: {}, fused: '' },
  ])('$words with $near are $fused: $because', ({ words, near, usual = 0.1, fused }) => {
    const found = fusedLeaves(leavesOf(words), nearnessOf(near, usual), 4)
    expect(found.map(({ source }) => source.id).join('')).toBe(fused)
  })

  it('are those of the words where all vectors are alike', () => {
    const alike = new Map(OTHERS.map((leaf) => [leaf, 0.5]))
    expect(fusedLeaves(leavesOf('ab'), alike, 4)).toEqual(leavesOf('ab'))
    expect(fusedLeaves(leavesOf('ab'), new Map(), 4)).toEqual(leavesOf('ab'))
  })
})
