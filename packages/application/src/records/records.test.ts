import { RECORD_ORDERS, RECORDS_A_PAGE, type SaidRecord } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { previewOf } from './record-of.ts'
import { isAmong, recordCountsOf, recordPageOf } from './record-page.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString()

const aChat = (number: number, more: Partial<Extract<SaidRecord, { kind: 'chat' | 'voice' }>> = {}): SaidRecord => ({
  kind: 'chat',
  id: idOf(number),
  title: `Chat ${number}`,
  status: 'complete',
  isPinned: false,
  isArchived: false,
  messageCount: 2,
  preview: '',
  createdAt: at(0),
  updatedAt: at(number),
  ...more,
})
const aSession = (number: number, more: Partial<Extract<SaidRecord, { kind: 'campaign' }>> = {}): SaidRecord => ({
  kind: 'campaign',
  id: idOf(number),
  title: `Session ${number}`,
  status: 'active',
  isPinned: false,
  country: 'KEN',
  progressRatio: 0.5,
  createdAt: at(0),
  updatedAt: at(number),
  ...more,
})

const RECORDS = [
  aChat(1, { title: 'Zebra', isPinned: true }),
  aChat(2, { title: 'água' }),
  aChat(3, { title: 'Apple', kind: 'voice' }),
  aSession(4, { title: 'Motions' }),
]
const titles = (order: (typeof RECORD_ORDERS)[number]) => recordPageOf(RECORDS, order).records.map(({ title }) => title)

describe('the list of records', () => {
  it.each([
    { order: 'pinned', listed: ['Zebra', 'Motions', 'Apple', 'água'], because: 'a pinned one stays at hand' },
    { order: 'newest', listed: ['Motions', 'Apple', 'água', 'Zebra'], because: 'the last change counts' },
    { order: 'oldest', listed: ['Zebra', 'água', 'Apple', 'Motions'], because: 'the last change counts' },
    { order: 'title-ascending', listed: ['água', 'Apple', 'Motions', 'Zebra'], because: 'accents do not matter' },
    { order: 'title-descending', listed: ['Zebra', 'Motions', 'Apple', 'água'], because: 'it is the other way round' },
    {
      order: 'kind-ascending',
      listed: ['Motions', 'água', 'Zebra', 'Apple'],
      because: 'the newest of a kind is first',
    },
    { order: 'kind-descending', listed: ['Apple', 'água', 'Zebra', 'Motions'], because: 'voice is last by name' },
  ] as const)('is $listed by $order, because $because', ({ order, listed }) => {
    expect(titles(order)).toEqual(listed)
  })

  it.each(RECORD_ORDERS)('has every record once over its pages, by %s', (order) => {
    const many = Array.from({ length: RECORDS_A_PAGE * 2 + 7 }, (_, index) =>
      aChat(index, { title: `Chat ${index % 5}`, isPinned: index % 50 === 0, updatedAt: at(index % 3) }),
    )
    const listed: string[] = []
    let after: string | undefined
    do {
      const page = recordPageOf(many, order, after)
      listed.push(...page.records.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(new Set(listed).size).toBe(many.length)
    expect(listed).toHaveLength(many.length)
  })

  it('begins anew after what is no cursor', () => {
    for (const cursor of ['', 'no cursor', '[1,2,3]']) {
      expect(recordPageOf(RECORDS, 'newest', cursor).records).toHaveLength(RECORDS.length)
    }
  })

  it('has sessions that go on apart from those that are over, and no conversation among them', () => {
    const all = [...RECORDS, aSession(5, { status: 'concluded' })]
    const among = (filter: Parameters<typeof isAmong>[1]) => all.filter((one) => isAmong(one, filter)).length
    expect([among({}), among({ kind: 'voice' }), among({ stage: 'open' }), among({ stage: 'finished' })]).toEqual([
      5, 1, 1, 1,
    ])
    expect(recordCountsOf(all)).toEqual({ chats: 2, voices: 1, campaigns: { open: 1, finished: 1 }, messages: 6 })
  })
})

it.each([
  { content: '  Two\n\n lines ', preview: 'Two lines', because: 'it has one line' },
  { content: '𝔘'.repeat(200), preview: '𝔘'.repeat(100), because: 'characters are kept whole' },
  { content: '', preview: '', because: 'nothing is said yet' },
])('a preview of “$content” is short: $because', ({ content, preview }) => {
  expect(previewOf(content)).toBe(preview)
})
