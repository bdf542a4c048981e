import { FileText } from 'lucide-react'
import { useChatState } from './chat-context.ts'
import { useChatUi } from './chat-ui.ts'
import { chatMessages } from './messages.en.ts'
import { useContextTitle } from './use-context-title.ts'

/** The context of the conversation, beside its messages. */
export function ContextMark() {
  const ui = useChatUi()
  const context = useChatState(({ conversation, plan }) => (conversation ?? plan).context)
  const title = useContextTitle(context)
  // a drill shows its motion in its room, where it cannot be changed
  if (title === undefined || context?.kind === 'drill') return null
  return (
    <button
      type="button"
      aria-label={chatMessages.header.about(title)}
      data-tooltip={chatMessages.header.about(title)}
      onClick={() => ui.setState({ dialog: 'stance' })}
      className="target-dense inline-flex max-w-64 shrink-0 items-center justify-center gap-1.5 rounded-full border border-hairline px-2 text-12 text-text-2 hover:border-control md:shrink md:px-3"
    >
      <FileText aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="hidden truncate md:inline">{chatMessages.header.about(title)}</span>
    </button>
  )
}
