import type { AnnouncementType } from '@placard/contract'
import { datesIn } from '../../kit/language/dates.ts'

const { shortDay, moment } = datesIn('en-GB')

export const announcementMessages = {
  heading: 'Community Updates',
  empty: 'Nothing new at the moment. Announcements about Placard appear here.',
  failed: 'The announcements could not be loaded.',
  retry: 'Try Again',
  pinned: 'Pinned',
  readMore: 'Read more',
  showLess: 'Show less',
  /** The button's label for screen readers, which lack its surroundings. */
  about: (words: string, title: string) => `${words}: ${title}`,
  types: { info: 'Info', warning: 'Warning', success: 'Good news', urgent: 'Urgent' } satisfies Record<
    AnnouncementType,
    string
  >,
  justNow: 'Just now',
  hoursAgo: (hours: number) => (hours === 1 ? '1 hour ago' : `${hours} hours ago`),
  daysAgo: (days: number) => (days === 1 ? '1 day ago' : `${days} days ago`),
  date: shortDay,
  moment,
} as const
