import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { conditionsStore } from '../../../client/connectivity/conditions.ts'
import { onlineStore } from '../../../client/connectivity/online-store.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { wantToKeep } from '../../../client/keep-demo/keep-demo-store.ts'
import { dismissToast, showToast } from '../../../kit/ui/toast-store.ts'
import { useBranch, useChatState } from '../chat-context.ts'
import { liftToasts } from '../lift-toasts.ts'
import { chatMessages } from '../messages.en.ts'
import { WordsHint } from './WordsHint.tsx'

const { status: words, composer } = chatMessages

type ConnectionState = 'online' | 'connecting' | 'offline'

const DOT: Readonly<Record<ConnectionState, string>> = {
  online: 'bg-success',
  connecting: 'bg-warning animate-breathe',
  offline: 'bg-danger',
}

/** Connection state of this conversation: the demo needs nothing but this browser. */
function useConnection(): ConnectionState {
  const { isDemo } = useChatScope()
  const isOnline = useStore(onlineStore, (state) => state.isOnline)
  const api = useStore(conditionsStore, (state) => state.api)
  const link = useChatState((state) => state.link)
  if (!isOnline) return 'offline'
  const isDoubtful = !isDemo && (api === 'down' || api === 'silent')
  return link === 'connecting' || isDoubtful ? 'connecting' : 'online'
}

/** Shows a toast when the connection is lost and when it is restored. */
function useConnectionToasts(connection: ConnectionState): void {
  const before = useRef(connection)
  const told = useRef(0)
  useEffect(() => {
    const was = before.current
    before.current = connection
    if (connection === was) return
    if (connection === 'offline') {
      told.current = showToast(words.lost, { tone: 'warning' })
    } else if (was === 'offline') {
      dismissToast(told.current)
      showToast(words.restored)
    }
  }, [connection])
}

/** Notice of what is unavailable as a whole: the network or the AI service. */
export function TroubleLine() {
  const { branch } = useBranch()
  const isOnline = useStore(onlineStore, (state) => state.isOnline)
  const last = branch.at(-1)
  const hasNoService = last?.status === 'failed' && (last.fault === 'unavailable' || last.fault === 'key-refused')
  const isTrouble = !isOnline || hasNoService
  useEffect(() => (isTrouble ? liftToasts(13) : undefined), [isTrouble])
  if (!isTrouble) return null
  return (
    <p role="status" className="mb-2 rounded-control border border-warning px-3 py-1.5 text-13 text-text">
      {[hasNoService && words.noService, !isOnline && words.noInternet].filter((part) => part !== false).join(' ')}
    </p>
  )
}

/** Status line under the composer: the connection state, and the reminder that AI can be wrong. */
export function StatusLine() {
  const { isDemo } = useChatScope()
  const connection = useConnection()
  useConnectionToasts(connection)
  return (
    <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-4 text-12 text-text-3">
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className={`size-2 rounded-full ${DOT[connection]}`} />
        <span className="sr-only">{words.label}:</span>
        {words[connection]}
      </span>
      <span>{composer.wrong}</span>
      <WordsHint />
      {isDemo && (
        <button
          type="button"
          onClick={wantToKeep}
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11"
        >
          {words.demo}
        </button>
      )}
    </div>
  )
}
