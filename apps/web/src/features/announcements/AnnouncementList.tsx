import { RotateCcw } from 'lucide-react'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '../../kit/ui/Skeleton.tsx'
import { AnnouncementCard } from './AnnouncementCard.tsx'
import { announcementMessages } from './messages.en.ts'
import type { AnnouncementsState } from './use-announcements.ts'

type AnnouncementListProps = { state: AnnouncementsState; onRetry: () => void; now?: Date }

/** The announcements in the given order, or why there are none. */
export function AnnouncementList({ state, onRetry, now = new Date() }: AnnouncementListProps) {
  if (state.status === 'loading') {
    return (
      <SkeletonGroup className="flex flex-col gap-3">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </SkeletonGroup>
    )
  }
  if (state.status === 'failed') {
    return (
      <Alert tone="warning" title={announcementMessages.failed}>
        <p>{state.message}</p>
        <Button size="sm" onClick={onRetry} icon={<RotateCcw aria-hidden="true" className="size-4" />} className="mt-2">
          {announcementMessages.retry}
        </Button>
      </Alert>
    )
  }
  if (state.announcements.length === 0) return <p className="text-14 text-text-2">{announcementMessages.empty}</p>
  return (
    <ul className="flex flex-col gap-3">
      {state.announcements.map((announcement) => (
        <li key={announcement.id}>
          <AnnouncementCard announcement={announcement} now={now} />
        </li>
      ))}
    </ul>
  )
}
