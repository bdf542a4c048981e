import { inSpanish } from '../../kit/language/counting.ts'
import { datesIn } from '../../kit/language/dates.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { announcementMessages as english } from './messages.en.ts'

const { shortDay, moment } = datesIn('es')

/** The announcements. */
export const announcementMessages: Translation<typeof english> = {
  heading: 'Novedades de la comunidad',
  empty: 'No hay novedades por ahora. Los anuncios sobre Placard aparecen aquí.',
  failed: 'No se han podido cargar los anuncios.',
  retry: 'Reintentar',
  pinned: 'Fijado',
  readMore: 'Leer más',
  showLess: 'Mostrar menos',
  about: (words, title) => `${words}: ${title}`,
  types: { info: 'Información', warning: 'Aviso', success: 'Buena noticia', urgent: 'Urgente' },
  justNow: 'Ahora mismo',
  hoursAgo: (hours) => `Hace ${inSpanish.count(hours, 'hora', 'horas')}`,
  daysAgo: (days) => `Hace ${inSpanish.count(days, 'día', 'días')}`,
  date: shortDay,
  moment,
}
