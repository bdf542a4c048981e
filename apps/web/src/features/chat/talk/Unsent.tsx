import { useStore } from 'zustand'
import { onlineStore } from '../../../client/connectivity/online-store.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { useChat, useChatState } from '../chat-context.ts'
import { talkMessages as words } from './messages.en.ts'

/** Words that have not been stored yet, and why: they wait, or were refused. */
export function Unsent() {
  const chat = useChat()
  const { isDemo } = useChatScope()
  const outbox = useChatState((state) => state.outbox)
  const link = useChatState((state) => state.link)
  const refusal = useChatState((state) => state.refusal)
  const isOnline = useStore(onlineStore, (state) => state.isOnline)
  return (
    <div className="flex w-full max-w-prose flex-col gap-2 text-14 empty:hidden">
      {refusal !== undefined && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      {!isOnline && !isDemo && <p role="status">{words.offline}</p>}
      {outbox.map(({ clientId, text, refusal: reason }) =>
        reason === undefined ? (
          link !== 'sending' && (
            <p key={clientId} className="[overflow-wrap:anywhere]">
              <span className="text-text-2">{words.heard}</span> {text}{' '}
              <span className="text-text-2">{words.waiting}</span>
            </p>
          )
        ) : (
          <div key={clientId} role="alert" className="flex flex-col items-center gap-2">
            <p className="text-danger">
              {words.unsent} {reason}
            </p>
            <p className="[overflow-wrap:anywhere]">{text}</p>
            <p className="flex gap-2">
              <Button size="sm" onClick={() => void chat.tryAgain(clientId)}>
                {words.again}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => chat.unqueue(clientId, { edit: true })}>
                {words.discard}
              </Button>
            </p>
          </div>
        ),
      )}
    </div>
  )
}
