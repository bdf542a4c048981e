import type { Announcement } from '@placard/contract'
import { CircleCheck, Info, Pin, Siren, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Badge } from '../../kit/ui/Badge.tsx'
import { excerptOf } from './excerpt.ts'
import { announcementMessages } from './messages.en.ts'
import { relativeAge } from './relative-age.ts'

const LOOK = {
  info: { Icon: Info, tone: 'accent' },
  success: { Icon: CircleCheck, tone: 'success' },
  warning: { Icon: TriangleAlert, tone: 'warning' },
  urgent: { Icon: Siren, tone: 'danger' },
} as const

/** Title, kind and age of an announcement, with an excerpt of its content. */
export function AnnouncementCard({ announcement, now }: { announcement: Announcement; now: Date }) {
  const { title, content, type, isPinned } = announcement
  const [isExpanded, setIsExpanded] = useState(false)
  const contentId = useId()
  const excerpt = excerptOf(content)
  const createdAt = new Date(announcement.createdAt)
  const { Icon, tone } = LOOK[type]
  const reach = isExpanded ? announcementMessages.showLess : announcementMessages.readMore
  return (
    <article className="flex flex-col gap-1.5 rounded-panel border border-hairline bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {announcementMessages.types[type]}
        </Badge>
        {isPinned && <Badge icon={<Pin aria-hidden="true" />}>{announcementMessages.pinned}</Badge>}
        <time
          dateTime={announcement.createdAt}
          title={announcementMessages.moment(createdAt)}
          className="ms-auto text-12 text-text-3"
        >
          {relativeAge(createdAt, now)}
        </time>
      </div>
      <h3 className="text-15 font-semibold">{title}</h3>
      <p id={contentId} className="whitespace-pre-line text-14 text-text-2">
        {isExpanded ? content : (excerpt ?? content)}
      </p>
      {excerpt !== undefined && (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={contentId}
          aria-label={announcementMessages.about(reach, title)}
          onClick={() => setIsExpanded(!isExpanded)}
          className="target-dense -my-1 self-start rounded-control text-13 font-medium text-accent underline underline-offset-2"
        >
          {reach}
        </button>
      )}
    </article>
  )
}
