import { useEffect, useMemo } from 'react'
import { conditionsStore } from '../../../client/connectivity/conditions.ts'
import { onlineStore } from '../../../client/connectivity/online-store.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { usePaperGateway } from '../../../client/gateways/paper-gateway.ts'
import { browserValues } from '../../../client/storage/storage.ts'
import { paperDraftsOf } from './paper-drafts.ts'
import { PaperEditor } from './paper-editor.ts'

function after(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}

/** The editor of a paper, for as long as it is open; what is typed is stored when the page is left or reachable again. */
export function usePaperEditor(paperId: string): PaperEditor {
  const gateway = usePaperGateway()
  const { owner } = useChatScope()
  const editor = useMemo(
    () => new PaperEditor(paperId, { gateway, drafts: paperDraftsOf(browserValues, owner), after }),
    [paperId, gateway, owner],
  )
  useEffect(() => {
    void editor.load()
    const flush = () => void editor.flush()
    const hidden = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', hidden)
    const stopOnline = onlineStore.subscribe(({ isOnline }) => isOnline && flush())
    const stopHealthy = conditionsStore.subscribe(
      ({ api }, before) => api === 'healthy' && before.api !== api && flush(),
    )
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      stopOnline()
      stopHealthy()
      flush()
    }
  }, [editor])
  return editor
}
