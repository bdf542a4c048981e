import {
  RECORDS_A_PAGE,
  type RecordCounts,
  type RecordOrder,
  type RecordPage,
  recordCursorIn,
  type SaidRecord,
} from '@placard/contract'

const ACCENTS = /[\u0300-\u036f]/g

/** What of the records is listed; see the call of the contract. */
export interface RecordFilter {
  readonly kind?: SaidRecord['kind'] | undefined
  readonly stage?: 'open' | 'finished' | undefined
}

/** Whether a record is among those that are listed. */
export function isAmong(record: SaidRecord, { kind, stage }: RecordFilter): boolean {
  if (kind !== undefined && record.kind !== kind) return false
  if (stage === undefined) return true
  return record.kind === 'campaign' && (record.status === 'concluded') === (stage === 'finished')
}

/** Whether a text has the words in it as they are typed, in whatever case. */
export function hasWords(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase())
}

/** The key by which a record is ordered before its last change: equal ones follow by that. */
function keyOf(record: SaidRecord, order: RecordOrder): string {
  switch (order) {
    case 'pinned':
      return record.isPinned ? '0' : '1'
    case 'newest':
    case 'oldest':
      return ''
    case 'title-ascending':
    case 'title-descending':
      return record.title.toLowerCase().normalize('NFD').replaceAll(ACCENTS, '')
    case 'kind-ascending':
    case 'kind-descending':
      return record.kind
  }
}

type Place = readonly [key: string, updatedAt: string, id: string]

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The order of two places in the list; the server's list has the same in SQL. */
function inOrder(order: RecordOrder, [key, at, id]: Place, [otherKey, otherAt, otherId]: Place): number {
  const byKey = compared(key, otherKey) * (order.endsWith('descending') ? -1 : 1)
  return byKey || compared(at, otherAt) * (order === 'oldest' ? 1 : -1) || compared(id, otherId)
}

/** One page of records after a cursor. */
export function recordPageOf(
  records: readonly SaidRecord[],
  order: RecordOrder = 'pinned',
  cursor?: string,
): RecordPage {
  const last = recordCursorIn(cursor)
  const placed = records
    .map((record) => ({ record, place: [keyOf(record, order), record.updatedAt, record.id] as const }))
    .filter(({ place }) => last === undefined || inOrder(order, last, place) < 0)
    .sort((one, other) => inOrder(order, one.place, other.place))
  const page = placed.slice(0, RECORDS_A_PAGE)
  const end = placed.length > page.length ? page.at(-1)?.place : undefined
  return { records: page.map(({ record }) => record), next: end === undefined ? null : JSON.stringify(end) }
}

/** How many records there are of each kind, and the messages of the conversations. */
export function recordCountsOf(records: readonly SaidRecord[]): RecordCounts {
  const counts = { chats: 0, voices: 0, campaigns: { open: 0, finished: 0 }, messages: 0 }
  for (const record of records) {
    if (record.kind === 'campaign') counts.campaigns[record.status === 'concluded' ? 'finished' : 'open'] += 1
    else {
      counts[record.kind === 'chat' ? 'chats' : 'voices'] += 1
      counts.messages += record.messageCount
    }
  }
  return counts
}
