import { inSpanish } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { layMessages as english } from './lay-messages.en.ts'

/** Spanish: sentences about laying a paper on the table of a campaign. */
export const layMessages: Translation<typeof english> = {
  lay: 'Presentar en una campaña',
  title: 'Presentar en una campaña',
  intro:
    'El texto de una campaña está hecho de opciones. Elige una campaña para ver cuáles de tus párrafos reconoce. No se presenta nada hasta que lo confirmes allí.',
  reading: 'Leyendo tu documento…',
  notStored:
    'Tus últimos cambios aún no están guardados, así que el documento no se puede presentar. Inténtalo cuando lo estén.',
  failed: 'No se ha podido leer tu documento. Inténtalo de nuevo.',
  again: 'Reintentar',
  sessions: 'Sesiones en curso',
  sessionAs: (country, title) => `${title} (país: ${country})`,
  campaigns: 'Campañas',
  heard: (heard, all) =>
    `Aquí se ${heard === 1 ? 'reconoce' : 'reconocen'} ${inSpanish.number(heard)} de ${inSpanish.count(all, 'párrafo', 'párrafos')}`,
  nothing:
    'Ninguna campaña reconoce un párrafo de este documento. Aun así puedes elegir una e indicar allí a qué corresponde cada párrafo.',
  others: (count) => inSpanish.count(count, 'campaña que no reconoce nada', 'campañas que no reconocen nada'),
}
