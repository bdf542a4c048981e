import { type PrivacySettings, privacy, privacyRetention, type RetentionPreview } from '@placard/contract'
import { type Answering, done, refusal } from './answering.ts'

const LATER = '2999-01-02T09:00:00.000Z'
const NONE: RetentionPreview = {
  chats: 0,
  voiceConversations: 0,
  sessions: 0,
  messages: 0,
  pinned: 0,
  oldest: null,
  newest: null,
}
const OFF: PrivacySettings['retention'] = { transcripts: null, inactivity: null }

/** What a test changes of a server on which nothing is settled. */
export interface RetentionAnswers {
  readonly preview?: Partial<RetentionPreview>
  readonly choices?: Partial<PrivacySettings['retention']>
  /** Whether it keeps no change. */
  readonly isFull?: boolean
}

/** The calls about settings and retention, over a server that remembers what was chosen. */
export function retentionAnswers({ preview, choices, isFull = false }: RetentionAnswers = {}): Answering {
  let settings: PrivacySettings = {
    communication: { email: true },
    retention: { ...OFF, ...choices },
    lastUpdated: null,
  }
  function change(body: unknown) {
    if (isFull) return refusal(507, 'unavailable', 'The disk is full.')
    const { communication, retention = {} } = privacy.changeSettings.body.parse(body)
    const { transcriptMonths, inactivityMonths } = retention
    const chosen = { ...settings.retention }
    if (transcriptMonths !== undefined) {
      chosen.transcripts = transcriptMonths === null ? null : { months: transcriptMonths, startsAt: LATER }
    }
    if (inactivityMonths !== undefined) {
      const until = { endsAt: LATER, isUndelivered: false }
      chosen.inactivity = inactivityMonths === null ? null : { months: inactivityMonths, ...until }
    }
    settings = {
      communication: { email: communication?.email ?? settings.communication.email },
      retention: chosen,
      lastUpdated: LATER,
    }
    return done(settings)
  }
  const runs = [
    { rule: 'recordings', lastRunAt: '2026-03-03T12:00:00.000Z', nextRunAt: '2026-03-03T12:10:00.000Z' },
    { rule: 'mails', lastRunAt: null, nextRunAt: null },
  ]
  return [
    [privacy.settings, () => done(settings)],
    [privacy.changeSettings, change],
    [privacyRetention.runs, () => done({ runs })],
    [privacyRetention.preview, () => done({ ...NONE, ...preview })],
  ]
}
