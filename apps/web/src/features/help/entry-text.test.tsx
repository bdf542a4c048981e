import '../../test-setup.ts'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadAllEntries } from '../../client/guide/guide-entries.ts'
import { EntryText } from '../../kit/documents/EntryText.tsx'
import { entryBlocks, piecesOf } from '../../kit/documents/entry-text.ts'

describe('the text of an entry', () => {
  it('is read in blocks, lists and tables', () => {
    expect(entryBlocks('One\ntwo.\n\nThree:\n- a\n  more\n- b\n\n| K | W |\n|---|---|\n| x | y |')).toEqual([
      { kind: 'paragraph', text: 'One two.' },
      { kind: 'paragraph', text: 'Three:' },
      { kind: 'bullets', items: ['a more', 'b'] },
      { kind: 'table', head: ['K', 'W'], rows: [['x', 'y']] },
    ])
    expect(entryBlocks('1. a\n2. b')).toEqual([{ kind: 'numbers', items: ['a', 'b'] }])
  })

  it('is read in its marks', () => {
    expect(piecesOf('**Kept**: *so* `x` 2 * 3')).toEqual([
      { kind: 'strong', text: 'Kept' },
      { kind: 'plain', text: ': ' },
      { kind: 'emphasis', text: 'so' },
      { kind: 'plain', text: ' ' },
      { kind: 'code', text: 'x' },
      { kind: 'plain', text: ' 2 * 3' },
    ])
  })

  it('shows no marks, in any entry that the help can show', async () => {
    for (const { id, answer } of await loadAllEntries()) {
      const { container, unmount } = render(<EntryText text={answer} />)
      const text = container.textContent ?? ''
      expect(text.replaceAll(/\w\*\w/g, ''), id).not.toMatch(/[*`|]|^- /)
      unmount()
    }
    expect(screen.queryByRole('table')).toBeNull()
  })
})
