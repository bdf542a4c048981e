import { describe, expect, it } from 'vitest'
import { faultsOfLinks, faultsOfPaths } from './page-links.ts'
import { PLANTED_DOCUMENTS } from './planted-documents.ts'
import { faultsOfRecords } from './records.ts'

const PARTS = ['Situation', 'Decision', 'Rejected', 'Consequences'].map((part) => `## ${part}\n\nText.\n`).join('\n')

describe('the check of documents', () => {
  it.each(PLANTED_DOCUMENTS)('finds that $fault, and nothing else', ({ fault, find }) => {
    const found = find()
    expect(found.filter((one) => one.includes(fault))).toHaveLength(1)
    expect(found.length).toBeLessThanOrEqual(2)
  })

  it('finds nothing in records that are amended on both sides', () => {
    const records = new Map([
      ['docs/decisions/0001-old.md', `# 1. Old\n\nStatus: amended by [0002](0002-new.md)\n(a detail)\n\n${PARTS}`],
      ['docs/decisions/0002-new.md', `# 2. New\n\nStatus: accepted\n\nAmends: [0001](0001-old.md)\n\n${PARTS}`],
      ['docs/decisions/README.md', '- [1](0001-old.md)\n- [2](0002-new.md)\n'],
    ])
    expect(faultsOfRecords(records)).toEqual([])
  })

  it.each(['[b](#a-heading)', '[c](images)', '![d](images/hall.png)', '[e](https://example.org)', '`[f](g.md)`'])(
    'finds nothing wrong with %s',
    (link) => {
      const pages = new Map([['docs/a.md', `# A heading\n\n${link}`]])
      expect(faultsOfLinks(pages, new Set(['docs/a.md', 'docs/images/hall.png']))).toEqual([])
    },
  )

  it.each(['`bench/run.ts`', '`bench/`', '`bench/<name>.ts`', '`packages/*/src`', 'bench/walk.ts', '`docs.rs/x`'])(
    'lets %s be: it is there, or no path of one file',
    (text) => {
      expect(faultsOfPaths(new Map([['docs/a.md', text]]), new Set(['bench/run.ts']))).toEqual([])
    },
  )
})
