import { RESTORE_WITHIN_SECONDS, type SaidRecord } from '@placard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../client/api/api-error.ts'
import { navigate } from '../../client/navigation/view-store.ts'
import { inEachPage, noteRemoved, RECORDS_KEY } from '../../client/records/record-cache.ts'
import { showToast } from '../../kit/ui/toast-store.ts'
import { sessionMessages as words } from './messages.en.ts'
import { type RecordActs, useSurroundings } from './surroundings.ts'
import { useRecordGateway } from './use-records.ts'

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not-found'

/** Tells why something was not done with a session, in the words of the host where they say what to do. */
function tell(error: unknown, sessionId: string): void {
  const tone = 'danger'
  if (!(error instanceof ApiError)) showToast(words.notDone, { tone })
  else if (error.code === 'unavailable') showToast(error.message, { tone })
  else if (error.code === 'session-running') {
    const action = { label: words.open, onPress: () => navigate({ kind: 'session', sessionId }) }
    showToast(error.message, { tone, action })
  } else showToast(words.notDone, { tone })
}

/** Actions on a session in the user's own lists. */
function useSessionActs(): RecordActs {
  const gateway = useRecordGateway()
  const queries = useQueryClient()
  /** Sessions are listed among the campaigns too, and shown under their titles. */
  const readAnew = (id: string) => {
    void queries.invalidateQueries({ queryKey: ['sessions'] })
    void queries.invalidateQueries({ queryKey: ['session', id] })
  }

  async function restore(id: string): Promise<void> {
    try {
      await gateway.restore(id)
      readAnew(id)
      void queries.invalidateQueries({ queryKey: RECORDS_KEY })
    } catch (error) {
      if (isGone(error)) showToast(words.tooLate, { tone: 'danger' })
      else tell(error, id)
    }
  }

  return {
    async change({ id }, change) {
      try {
        await gateway.change(id, change)
      } catch (error) {
        tell(error, id)
        return false
      }
      inEachPage(queries, (records) =>
        records.map((record) => {
          const { title = record.title, isPinned = record.isPinned } = record.id === id ? change : {}
          return { ...record, title, isPinned }
        }),
      )
      readAnew(id)
      return true
    },
    async remove({ id, title }) {
      let wasGone = false
      try {
        await gateway.remove(id)
      } catch (error) {
        wasGone = isGone(error)
        if (!wasGone) {
          tell(error, id)
          return false
        }
      }
      noteRemoved(queries, id)
      readAnew(id)
      if (wasGone) showToast(words.wasGone)
      else showToast(words.removed(title), { undo: () => void restore(id), durationMs: RESTORE_WITHIN_SECONDS * 1000 })
      return true
    },
  }
}

/** What can be done with a record of this kind. */
export function useRecordActs(kind: SaidRecord['kind']): RecordActs {
  const ofConversations = useSurroundings().useActs()
  const ofSessions = useSessionActs()
  return kind === 'campaign' ? ofSessions : ofConversations
}
