import { isAmong, latestHits, recordCountsOf, recordPageOf } from '@placard/application'
import type { RecordGateway } from '../../client/gateways/record-gateway.ts'
import type { ChatRecords, SessionRecords } from './calls.ts'

/** Everything that was said in the demo: the chats of one worker and the sessions of another, in one list. */
export function createDemoRecordGateway(
  chats: () => Promise<ChatRecords>,
  sessions: () => Promise<SessionRecords>,
): RecordGateway {
  const both = () => Promise.all([chats(), sessions()])
  return {
    async listRecords({ kind, stage, words, within = 'preview', order, after }) {
      const wanted = words === undefined ? undefined : { words, within }
      const [chat, session] = await both()
      const isOfChats = kind !== 'campaign' && stage === undefined
      const isOfSessions = kind === undefined || kind === 'campaign'
      const found = await Promise.all([
        isOfChats ? chat.conversationRecords(wanted) : [],
        isOfSessions ? session.campaignRecords(wanted) : [],
      ])
      return recordPageOf(
        found.flat().filter((record) => isAmong(record, { kind, stage })),
        order,
        after,
      )
    },
    async countRecords() {
      const [chat, session] = await both()
      const found = await Promise.all([chat.conversationRecords(undefined), session.campaignRecords(undefined)])
      return recordCountsOf(found.flat())
    },
    async searchRecords(words) {
      const [chat, session] = await both()
      const hits = await Promise.all([chat.conversationHits(words), session.campaignHits(words)])
      return latestHits(hits.flat())
    },
    change: async (sessionId, change) => (await sessions()).change(sessionId, change),
    remove: async (sessionId) => (await sessions()).remove(sessionId),
    restore: async (sessionId) => (await sessions()).restore(sessionId),
  }
}
