import { inFrench } from '../../kit/language/counting.ts'
import { datesIn } from '../../kit/language/dates.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { announcementMessages as english } from './messages.en.ts'

const { shortDay, moment } = datesIn('fr')

/** The announcements. */
export const announcementMessages: Translation<typeof english> = {
  heading: 'Nouvelles de la communauté',
  empty: 'Rien de nouveau pour le moment. Les annonces sur Placard apparaissent ici.',
  failed: 'Les annonces n’ont pas pu être chargées.',
  retry: 'Réessayer',
  pinned: 'Épinglé',
  readMore: 'Lire la suite',
  showLess: 'Réduire',
  about: (words, title) => `${words} : ${title}`,
  types: { info: 'Info', warning: 'Attention', success: 'Bonne nouvelle', urgent: 'Urgent' },
  justNow: 'À l’instant',
  hoursAgo: (hours) => `Il y a ${inFrench.count(hours, 'heure', 'heures')}`,
  daysAgo: (days) => `Il y a ${inFrench.count(days, 'jour', 'jours')}`,
  date: shortDay,
  moment,
}
