import { Button } from '../../../kit/ui/Button.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { Skeleton, SkeletonGroup } from '../../../kit/ui/Skeleton.tsx'
import { ConversationRow } from '../panel/ConversationRow.tsx'
import { useConversations } from '../panel/use-conversations.ts'
import { projectMessages } from './messages.en.ts'

const { chats: words } = projectMessages

function stay(): void {}

/** The chats of a project. */
export function ProjectChats({ projectId }: { projectId: string }) {
  const { conversations, isPending, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = useConversations(
    false,
    projectId,
  )
  return (
    <PaperSection title={words.title}>
      {isPending && (
        <SkeletonGroup className="flex flex-col gap-2">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </SkeletonGroup>
      )}
      {isError && conversations.length === 0 && <p className="text-14 text-warning">{words.failed}</p>}
      {!isPending && !isError && conversations.length === 0 && <p className="text-14 text-text-2">{words.empty}</p>}
      {conversations.length > 0 && (
        <ul>
          {conversations.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow conversation={conversation} onFollow={stay} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button size="sm" variant="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </PaperSection>
  )
}
