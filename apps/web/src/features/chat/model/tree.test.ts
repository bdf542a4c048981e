import { describe, expect, it } from 'vitest'
import { aMessage, idOf } from '../testing/fake-chat.ts'
import { branchOf, leafUnder, siblingsOf, treeOf } from './tree.ts'

const message = (id: number, parent: number | null) =>
  aMessage({ id: idOf(id), parentId: parent === null ? null : idOf(parent) })

// 1 → 2 → 3 → 4, and 5 → 6 instead of 3; 7 is a second root
const messages = [message(1, null), message(2, 1), message(3, 2), message(4, 3), message(5, 2), message(6, 5)]
const tree = treeOf(messages)
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => Number(id.slice(-3)))
const at = (number: number) => tree.byId.get(idOf(number)) ?? message(number, null)

describe('the branches of a conversation', () => {
  it('run from the beginning to their last message', () => {
    expect(ids(branchOf(tree, idOf(4)))).toEqual([1, 2, 3, 4])
    expect(ids(branchOf(tree, idOf(6)))).toEqual([1, 2, 5, 6])
  })

  it('are the newest where the end is not known', () => {
    expect(ids(branchOf(tree, null))).toEqual([1, 2, 5, 6])
    expect(ids(branchOf(tree, idOf(99)))).toEqual([1, 2, 5, 6])
    expect(branchOf(treeOf([]), null)).toEqual([])
  })

  it('fork where messages stand in one place', () => {
    expect(ids(siblingsOf(tree, at(3)))).toEqual([3, 5])
    expect(ids(siblingsOf(tree, at(1)))).toEqual([1])
    expect(leafUnder(tree, at(3)).id).toBe(idOf(4))
  })

  it('lose nothing whose parent is not there, and do not run in circles', () => {
    const odd = treeOf([message(8, 77), message(9, 8)])
    expect(ids(branchOf(odd, idOf(9)))).toEqual([8, 9])
    const circle = treeOf([message(1, 2), message(2, 1)])
    expect(ids(branchOf(circle, idOf(1)))).toEqual([2, 1])
  })
})
