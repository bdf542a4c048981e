import { inSpanish } from '../../kit/language/counting.ts'
import { datesIn } from '../../kit/language/dates.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { keepingMessages as english } from './keeping-messages.en.ts'

const { moment } = datesIn('es')

/** What is kept of the demo in this browser. */
export const keepingMessages: Translation<typeof english> = {
  session: (title, country, createdAt) => `${title}, ${country}, ${moment(createdAt)}`,
  settings: (count) => inSpanish.count(count, 'ajuste que cambiaste', 'ajustes que cambiaste'),
  banner: 'Lo que has hecho en la demo está solo en este navegador.',
  storage: {
    memory: 'Este navegador no deja que la demo guarde nada: las sesiones duran hasta que se cierra esta pestaña.',
    recovered: 'Algo que la demo guardaba en este navegador no se ha podido leer. Se ha apartado, y la demo continúa.',
  },
  keep: 'Conservar mi demo',
  later: 'Ahora no',
}
