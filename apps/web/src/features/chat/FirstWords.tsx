import { useBranch, useChatState } from './chat-context.ts'
import { Said } from './message/Said.tsx'
import { chatMessages } from './messages.en.ts'

/** The first message of a chat, while the code of the list is on its way. */
export function FirstWords() {
  const outbox = useChatState((state) => state.outbox)
  const { branch } = useBranch()
  const text = outbox[0]?.text ?? branch.find(({ role }) => role === 'user')?.content ?? ''
  return (
    <div role="log" aria-label={chatMessages.region} className="min-h-0 flex-1">
      <div className="mx-auto flex min-h-full w-full max-w-184 flex-col items-end border-hairline bg-surface px-4 pt-6 sm:border-x sm:px-8">
        <h2 className="sr-only">{chatMessages.message.you}</h2>
        <Said text={text} />
      </div>
    </div>
  )
}
