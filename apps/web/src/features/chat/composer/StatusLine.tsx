import type { AnswerFault } from '@placard/contract'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { conditionsStore } from '../../../client/connectivity/conditions.ts'
import { onlineStore } from '../../../client/connectivity/online-store.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { wantToKeep } from '../../../client/keep-demo/keep-demo-store.ts'
import { liftToasts } from '../../../kit/ui/lift-toasts.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { useBranch, useChatState } from '../chat-context.ts'
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

/** Shows a toast when the connection is restored; that it is lost, the bar at the top says. */
function useConnectionToasts(connection: ConnectionState): void {
  const before = useRef(connection)
  useEffect(() => {
    const was = before.current
    before.current = connection
    if (was === 'offline' && connection !== was) showToast(words.restored)
  }, [connection])
}

/** Faults for which asking again does not help. */
const NO_SERVICE: readonly AnswerFault[] = ['unavailable', 'key-refused', 'no-engine', 'withdrawn']

/** Notice that the AI service as a whole is unavailable. */
export function TroubleLine() {
  const { branch } = useBranch()
  const last = branch.at(-1)
  const hasNoService = last?.status === 'failed' && last.fault !== undefined && NO_SERVICE.includes(last.fault)
  useEffect(() => (hasNoService ? liftToasts(13) : undefined), [hasNoService])
  if (!hasNoService) return null
  return (
    <p role="status" className="mb-2 rounded-control border border-warning px-3 py-1.5 text-13 text-text">
      {words.noService}
    </p>
  )
}

/** Whether the built-in assistant gave the last answer, or will give the first: in the demo unless another was chosen. */
function useIsBuiltIn(): boolean {
  const { isDemo } = useChatScope()
  const { branch } = useBranch()
  const { kind } = useChatState(({ conversation, plan }) => (conversation ?? plan).engineChoice)
  const last = branch.findLast(({ role }) => role === 'assistant')
  if (last === undefined) return kind === 'built-in' || (isDemo && kind === 'automatic')
  return last.engine?.place === 'built-in' && last.isImported !== true
}

/** Status line under the composer: the connection state, and the reminder that AI can be wrong. */
export function StatusLine() {
  const { isDemo } = useChatScope()
  const connection = useConnection()
  const isBuiltIn = useIsBuiltIn()
  // the demo and its assistant are in this browser
  const worksOffline = connection === 'offline' && isDemo && isBuiltIn
  useConnectionToasts(connection)
  return (
    <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-4 text-12 text-text-3">
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className={`size-2 rounded-full ${DOT[worksOffline ? 'online' : connection]}`} />
        <span className="sr-only">{words.label}:</span>
        {worksOffline ? words.worksOffline : words[connection]}
      </span>
      <span>{isBuiltIn ? composer.builtInWrong : composer.wrong}</span>
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
