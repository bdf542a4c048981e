import { Sheet } from '../../kit/ui/Sheet.tsx'
import { AnnouncementList } from './AnnouncementList.tsx'
import { announcementMessages } from './messages.en.ts'
import { type LoadAnnouncements, useAnnouncements } from './use-announcements.ts'

type UpdatesSheetProps = { isOpen: boolean; onClose: () => void; load: LoadAnnouncements }

/** Community Updates as a drawer, for users inside the page. */
export function UpdatesSheet({ isOpen, onClose, load }: UpdatesSheetProps) {
  const { state, retry } = useAnnouncements(load, isOpen)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={announcementMessages.heading}>
      <AnnouncementList state={state} onRetry={retry} />
    </Sheet>
  )
}
