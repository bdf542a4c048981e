import { ChevronDown, Megaphone } from 'lucide-react'
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { classes } from '../../kit/ui/classes.ts'
import { AnnouncementList } from './AnnouncementList.tsx'
import { announcementMessages } from './messages.en.ts'
import { type LoadAnnouncements, useAnnouncements } from './use-announcements.ts'

/** The breakpoint `xl` of the style sheet. */
const LARGE = '(min-width: 80rem)'

function useIsLarge(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(LARGE)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(LARGE).matches,
  )
}

/** Community Updates beside the sign-in form on large screens, where there are any; collapsed under it on smaller ones. */
export function AnnouncementsPanel({ load }: { load: LoadAnnouncements }) {
  const isLarge = useIsLarge()
  const [isOpen, setIsOpen] = useState(false)
  // on a small screen nothing is loaded while the list is collapsed
  const { state, retry } = useAnnouncements(load, isLarge || isOpen)
  const headingId = useId()
  const listId = useId()
  const isShown = useRef(false)
  if (state.status !== 'loading') isShown.current = state.status === 'failed' || state.announcements.length > 0
  // a column for nothing would take a fifth of the page
  if (isLarge && !isShown.current) return null
  return (
    <aside className="px-6 pb-8 lg:px-12 xl:w-80 xl:shrink-0 xl:border-s xl:border-hairline xl:bg-sunken xl:px-5 xl:py-8 2xl:w-96">
      <section aria-labelledby={headingId} className="mx-auto flex max-w-form flex-col gap-3">
        <h2 id={headingId} className="hidden items-center gap-2 text-20 xl:flex">
          <Megaphone aria-hidden="true" className="size-5 text-text-3" />
          {announcementMessages.heading}
        </h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="target flex items-center gap-2 rounded-control border border-hairline bg-surface px-4 py-2 text-15 font-medium xl:hidden"
        >
          <Megaphone aria-hidden="true" className="size-5 text-text-3" />
          {announcementMessages.heading}
          <ChevronDown aria-hidden="true" className={classes('ms-auto size-5', isOpen && 'rotate-180')} />
        </button>
        <div id={listId} className={classes('xl:block', !isOpen && 'hidden')}>
          <AnnouncementList state={state} onRetry={retry} />
        </div>
      </section>
    </aside>
  )
}
