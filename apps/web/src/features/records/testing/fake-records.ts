import { isAmong, recordCountsOf, recordPageOf } from '@placard/application'
import type { CampaignRecord, ConversationRecord, RecordHit, SaidRecord, SessionChange } from '@placard/contract'
import type { RecordGateway } from '../../../client/gateways/record-gateway.ts'

/** Readable ids for tests. */
export function recordId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

const AT = '2026-01-05T09:00:00.000Z'

export function aRecord(number: number, changes: Partial<ConversationRecord> = {}): ConversationRecord {
  return {
    kind: 'chat',
    id: recordId(number),
    title: `Record ${number}`,
    status: 'complete',
    isPinned: false,
    isArchived: false,
    messageCount: 2,
    preview: 'The last words',
    createdAt: AT,
    updatedAt: AT,
    ...changes,
  }
}

export function aSession(number: number, changes: Partial<CampaignRecord> = {}): CampaignRecord {
  const dates = { createdAt: AT, updatedAt: AT }
  const played = { kind: 'campaign', status: 'paused', isPinned: false, country: 'KEN', progressRatio: 0.42 } as const
  return { id: recordId(number), title: `Session ${number}`, ...played, ...dates, ...changes }
}

/** Records in memory; `contents` has what was said beside titles and previews. */
export class FakeRecords implements RecordGateway {
  all: SaidRecord[] = []
  hits: RecordHit[] = []
  readonly contents = new Map<string, string>()
  /** Every call fails with it while there is one. */
  failure: Error | undefined
  readonly asked: unknown[] = []
  private removed: SaidRecord | undefined

  private refuse(): void {
    if (this.failure !== undefined) throw this.failure
  }

  async listRecords(query: Parameters<RecordGateway['listRecords']>[0]) {
    this.asked.push(query)
    this.refuse()
    const { kind, stage, words, within, order, after } = query
    const has = (record: SaidRecord) => {
      const said =
        within === 'contents' ? (this.contents.get(record.id) ?? '') : 'preview' in record ? record.preview : ''
      return words === undefined || `${record.title} ${said}`.toLowerCase().includes(words.toLowerCase())
    }
    return recordPageOf(
      this.all.filter((record) => isAmong(record, { kind, stage }) && has(record)),
      order,
      after,
    )
  }

  async countRecords() {
    this.refuse()
    return recordCountsOf(this.all)
  }

  async change(sessionId: string, change: SessionChange) {
    this.refuse()
    this.all = this.all.map((record) => {
      const { title = record.title, isPinned = record.isPinned } = record.id === sessionId ? change : {}
      return { ...record, title, isPinned }
    })
  }

  async remove(sessionId: string) {
    this.refuse()
    this.removed = this.all.find(({ id }) => id === sessionId)
    this.all = this.all.filter(({ id }) => id !== sessionId)
  }

  async restore() {
    this.refuse()
    if (this.removed !== undefined) this.all = [...this.all, this.removed]
  }

  async searchRecords() {
    this.refuse()
    return this.hits
  }
}
