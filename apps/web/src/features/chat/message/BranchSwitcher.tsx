import type { ChatMessage } from '@placard/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { useChat } from '../chat-context.ts'
import { chatMessages } from '../messages.en.ts'
import { type MessageTree, siblingsOf } from '../model/tree.ts'

const { actions } = chatMessages

/** Previous and next among siblings: edits of a message, or alternative answers. */
export function BranchSwitcher({ message, tree }: { message: ChatMessage; tree: MessageTree }) {
  const chat = useChat()
  const siblings = siblingsOf(tree, message)
  if (siblings.length < 2) return null
  const at = siblings.findIndex(({ id }) => id === message.id)
  const go = (step: number) => {
    const other = siblings[at + step]
    if (other !== undefined) chat.show(other)
  }
  return (
    <span className="inline-flex items-center text-12 text-text-3 tabular [&_svg]:size-4">
      <IconButton isDense label={actions.earlier} aria-disabled={at === 0} onClick={() => go(-1)}>
        <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
      {actions.branch(at + 1, siblings.length)}
      <IconButton isDense label={actions.later} aria-disabled={at === siblings.length - 1} onClick={() => go(1)}>
        <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
    </span>
  )
}
