import { describe, expect, it } from 'vitest'
import { faultsOfLinks } from './page-links.ts'
import { PLANTED_DOCUMENTS, SOUND_DOCUMENTS } from './planted-documents.ts'
import { faultsOfRecords } from './records.ts'

describe('the check of documents', () => {
  it.each(PLANTED_DOCUMENTS)('finds that $fault, and nothing else', ({ fault, find }) => {
    const found = find()
    expect(found.filter((one) => one.includes(fault))).toHaveLength(1)
    expect(found.length).toBeLessThanOrEqual(2)
  })

  it('finds nothing in records that are right', () => {
    expect(faultsOfRecords(SOUND_DOCUMENTS.records)).toEqual([])
  })

  it('finds nothing in links to headings, folders, images, other sites and code', () => {
    const files = new Set(['docs/a.md', 'docs/images/hall.png'])
    expect(faultsOfLinks(new Map([['docs/a.md', `# A heading\n\n${SOUND_DOCUMENTS.links}`]]), files)).toEqual([])
  })
})
