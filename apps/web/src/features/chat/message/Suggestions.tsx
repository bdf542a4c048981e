import type { ChatMessage } from '@placard/contract'
import { useId } from 'react'
import { useStore } from 'zustand'
import { onlineStore } from '../../../client/connectivity/online-store.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { useChat, useChatState, useIsPending } from '../chat-context.ts'
import { returnToComposer } from '../composer/composer-id.ts'
import { useDayWords } from '../composer/use-day-words.ts'
import { chatMessages } from '../messages.en.ts'

const { suggestions: words } = chatMessages

/** Why nothing can be sent now; undefined when it can. */
function useHindrance(): string | undefined {
  const { isDemo } = useChatScope()
  const isOnline = useStore(onlineStore, (state) => state.isOnline)
  const day = useDayWords()
  if (!isOnline && !isDemo) return words.offline
  return day?.isLimitExceeded === true ? words.noWords : undefined
}

function Buttons({ texts }: { texts: readonly string[] }) {
  const id = useId()
  const chat = useChat()
  const hindrance = useHindrance()
  function handleClick(text: string) {
    if (hindrance !== undefined) return
    void chat.sayNext(text)
    returnToComposer()
  }
  return (
    <div className="mt-1 mb-2">
      {/* biome-ignore lint/a11y/useSemanticElements: nothing here is a field */}
      <div role="group" aria-label={words.label} className="flex flex-wrap gap-2">
        {texts.map((text) => (
          <Button
            key={text}
            size="sm"
            aria-disabled={hindrance !== undefined}
            aria-describedby={hindrance === undefined ? undefined : id}
            onClick={() => handleClick(text)}
            className="max-w-full rounded-full px-3.5 text-start font-normal [overflow-wrap:anywhere]"
          >
            {text}
          </Button>
        ))}
      </div>
      {hindrance !== undefined && (
        <p id={id} className="mt-1 text-12 text-text-3">
          {hindrance}
        </p>
      )}
    </div>
  )
}

/** What the user may want to say next, as buttons, under the last answer of the shown branch. */
export function Suggestions({ message: { id, suggestions = [] } }: { message: ChatMessage }) {
  const isPending = useIsPending()
  const isLast = useChatState(({ leafId, outbox, editing }) => {
    return leafId === id && outbox.length === 0 && editing === undefined
  })
  const isDrill = useChatState(({ conversation }) => conversation?.context?.kind === 'drill')
  if (isPending || !isLast || isDrill || suggestions.length === 0) return null
  return <Buttons texts={suggestions} />
}
