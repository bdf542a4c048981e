import { useStore } from 'zustand'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { viewStore } from '../../../client/navigation/view-store.ts'
import { classes } from '../../../kit/ui/classes.ts'
import { panelMessages as words } from './messages.en.ts'
import { useConversations } from './use-conversations.ts'

const MOST = 5

/** Links to the latest conversations, shown in the sidebar. */
export function RecentConversations({ onFollow }: { onFollow: () => void }) {
  const { conversations } = useConversations(false)
  const shownId = useStore(viewStore, ({ view }) => (view.kind === 'conversation' ? view.conversationId : undefined))
  const isInChat = useStore(viewStore, ({ view }) => view.kind === 'chat' || view.kind === 'conversation')
  if (conversations.length === 0) return null
  return (
    <ul
      aria-label={words.recent}
      // hidden where the side panel shows the whole list
      className={classes('my-0.5 ms-4.5 border-s border-hairline ps-2', isInChat && 'xl:hidden')}
    >
      {conversations.slice(0, MOST).map(({ id, title }) => (
        <li key={id}>
          <ViewLink
            view={{ kind: 'conversation', conversationId: id }}
            aria-current={id === shownId ? 'page' : undefined}
            onClick={onFollow}
            className="target-dense flex items-center rounded-control px-2 text-13 text-text-2 hover:bg-text/8 hover:text-text aria-[current=page]:text-accent"
          >
            <span className="truncate">{title}</span>
          </ViewLink>
        </li>
      ))}
    </ul>
  )
}
