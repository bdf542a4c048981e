import type { Translation } from '../../kit/language/translation.ts'
import type { sampleWords as english } from './announcements.en.ts'

/** Spanish: words of the demo's sample announcements. */
export const sampleWords: Translation<typeof english> = {
  demo: {
    title: 'Estás en la demo',
    content:
      'Toda la simulación funciona en este navegador: las campañas, las delegaciones de IA y los balances no necesitan cuenta ni servidor, y funcionan sin conexión. Tus sesiones solo se guardan en este navegador, así que borrar sus datos las elimina.',
  },
  branches: {
    title: 'Vuelve atrás y prueba otra jugada',
    content:
      'El balance de una sesión terminada señala sus momentos decisivos. Vuelve a uno de ellos y sigue desde ahí: la rama es una sesión propia, y la que terminaste queda como estaba.',
  },
  beta: {
    title: 'Placard es una versión beta',
    content: 'Las campañas, los textos y las puntuaciones todavía pueden cambiar de una versión a otra.',
  },
}
