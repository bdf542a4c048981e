import { records } from '@placard/contract'
import type { Call } from '../../client/api/client.ts'
import type { RecordGateway } from '../../client/gateways/record-gateway.ts'

/** Everything a signed-in user has said, over the server. */
export function createServerRecordGateway(call: Call): RecordGateway {
  return {
    listRecords: (query, signal) => call(records.list, { query, signal }),
    countRecords: (signal) => call(records.counts, { signal }),
    searchRecords: (words, signal) => call(records.search, { query: { words }, signal }),
    async change(sessionId, body) {
      await call(records.changeSession, { params: { sessionId }, body })
    },
    async remove(sessionId) {
      await call(records.removeSession, { params: { sessionId } })
    },
    async restore(sessionId) {
      await call(records.restoreSession, { params: { sessionId } })
    },
  }
}
