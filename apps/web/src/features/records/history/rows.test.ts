import '../../../test-setup.ts'
import { describe, expect, it } from 'vitest'
import { aRecord } from '../testing/fake-records.ts'
import { historyRows } from './rows.ts'

const NOW = Date.parse('2026-11-27T12:00:00Z')
const shown = (...records: readonly ReturnType<typeof aRecord>[]) =>
  historyRows(records, { zone: 'UTC', now: NOW, hasMore: false }).map((row) =>
    row.kind === 'record' ? row.record.title : row.kind === 'day' ? `# ${row.day}` : '…',
  )

describe('the rows of the history', () => {
  it('stand under their days, and what is pinned before them', () => {
    expect(
      shown(
        aRecord(1, { title: 'Kept', isPinned: true, updatedAt: '2026-01-01T00:00:00Z' }),
        aRecord(2, { title: 'Now', updatedAt: '2026-11-27T11:00:00Z' }),
        aRecord(3, { title: 'Late', updatedAt: '2026-11-26T23:59:00Z' }),
        aRecord(4, { title: 'Early', updatedAt: '2026-11-26T00:00:00Z' }),
        aRecord(5, { title: 'Old', updatedAt: '2026-11-20T00:00:00Z' }),
      ),
    ).toEqual([
      '# Pinned',
      'Kept',
      '# Today',
      'Now',
      '# Yesterday',
      'Late',
      'Early',
      '# Friday, 20 November 2026',
      'Old',
    ])
  })

  it('move with what was pinned just now', () => {
    expect(shown(aRecord(1, { title: 'A' }), aRecord(2, { title: 'B', isPinned: true })).at(1)).toBe('B')
  })

  it('say so where a date cannot be formatted', () => {
    expect(shown(aRecord(1, { updatedAt: '' }), aRecord(2, { updatedAt: 'soon' }))).toEqual([
      '# Unknown date',
      'Record 1',
      '# Invalid date',
      'Record 2',
    ])
  })

  it('end with the place for more', () => {
    const rows = historyRows([aRecord(1)], { zone: 'UTC', now: NOW, hasMore: true })
    expect(rows.at(-1)?.kind).toBe('more')
  })
})
