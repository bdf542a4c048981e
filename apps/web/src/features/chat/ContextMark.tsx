import { FileText } from 'lucide-react'
import { useChatState } from './chat-context.ts'
import { useChatUi } from './chat-ui.ts'
import { chatMessages } from './messages.en.ts'
import { useContextTitle } from './use-context-title.ts'

/** What the conversation is about, beside its messages. */
export function ContextMark() {
  const ui = useChatUi()
  const context = useChatState(({ conversation, plan }) => (conversation ?? plan).context)
  const title = useContextTitle(context)
  if (title === undefined) return null
  return (
    <button
      type="button"
      onClick={() => ui.setState({ dialog: 'stance' })}
      className="target-dense hidden max-w-64 items-center gap-1.5 truncate rounded-full border border-hairline px-3 text-12 text-text-2 hover:border-control md:inline-flex"
    >
      <FileText aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">{chatMessages.header.about(title)}</span>
    </button>
  )
}
