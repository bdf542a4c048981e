import { Megaphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { announcementMessages } from './messages.en.ts'
import type { LoadAnnouncements } from './use-announcements.ts'

const UpdatesSheet = lazy(() => import('./UpdatesSheet.tsx').then((module) => ({ default: module.UpdatesSheet })))

/** Opens Community Updates; the drawer and its contents are loaded lazily. */
export function UpdatesButton({ load }: { load: LoadAnnouncements }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  function handleOpen() {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <IconButton label={announcementMessages.heading} onClick={handleOpen}>
        <Megaphone />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <UpdatesSheet isOpen={isOpen} onClose={() => setIsOpen(false)} load={load} />
        </Suspense>
      )}
    </>
  )
}
