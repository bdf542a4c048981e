import { describe, expect, it } from 'vitest'
import { flagToSymbol } from './flags-plugin.ts'

describe('a flag in the sprite', () => {
  it('loses its circular mask and keeps its ids apart from those of other flags', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><mask id="a"><circle r="256"/></mask>' +
      '<g mask="url(#a)"><path id="b" d="M0 0"/><use href="#b"/></g></svg>'
    expect(flagToSymbol('ke', svg)).toBe(
      '<symbol id="ke" viewBox="0 0 512 512"><g><path id="ke-b" d="M0 0"/><use href="#ke-b"/></g></symbol>',
    )
  })
})
