import { ofSpanish } from '../../kit/language/spanish-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { againMessages as englishAgain, turningMessages as englishTurning } from './turning-messages.en.ts'

const decimal = new Intl.NumberFormat('es', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const figure = (value: number) => decimal.format(value)

/** Textos de lo que cambiaron tus acciones, y de la vuelta a esos momentos. */
export const turningMessages: Translation<typeof englishTurning> = {
  title: 'Tus momentos decisivos',
  intro:
    'Las acciones tuyas que más cambiaron el resultado. Cada línea de abajo se jugó desde ese momento hasta el final: las delegaciones juegan como suelen y tú repites tus acciones posteriores. Las cifras son medias de los mismos pocos sorteos.',
  none: 'No actuaste en esta sesión, así que nada dependió de ti.',
  noneNoticed:
    'Ninguna acción tuya cambió el resultado por sí sola: sin cualquiera de ellas, la sesión acaba casi igual.',
  at: (time) => `en el minuto ${time}`,
  helped: 'Ayudó',
  cost: 'Te perjudicó',
  columns: ['En ese caso', 'Puntuación', 'Calidad', 'Texto aprobado'],
  caption: (act) => `Cómo acaba la sesión: ${act}`,
  made: 'Tal como fue',
  silent: 'Sin ella',
  better: (act) => `Mejor: ${act}`,
  noBetter: 'De las otras acciones probadas en este momento, ninguna dio mejor resultado.',
  silenceBest: 'No decir nada habría dado mejor resultado que cualquier acción probada.',
  figure,
  adopted: (ratio, draws) => `${Math.round(ratio * draws)} de ${draws}`,
  summary: (made, silent) =>
    `Sin ella: puntuación ${figure(silent.score)} y calidad ${figure(silent.quality)}, en lugar de ${figure(made.score)} y ${figure(made.quality)}.`,
  accept: (by, give, take) => `aceptar la oferta ${ofSpanish(by)}: “${give}” a cambio de “${take}”`,
  decline: (by, give, take) => `rechazar la oferta ${ofSpanish(by)}: “${give}” a cambio de “${take}”`,
  choosing: (choice) => `responder a la crisis: ${choice}`,
}

/** Textos para volver a jugar la misma sesión. */
export const againMessages: Translation<typeof englishAgain> = {
  again: 'Jugar otra vez',
  busy: 'Preparando la campaña…',
  failed: 'No se pudo empezar de nuevo la campaña',
  hint: (country) => `País: ${country}, con el mismo sorteo`,
  draw: 'El sorteo de esta sesión, para compartirlo con quien quiera jugar la misma sala:',
  knownDraw:
    'Esta sesión se abrió con un sorteo conocido: quien tuviera su código pudo leer todos los secretos antes de empezar.',
  seat: 'Ocupar otro asiento',
  take: (country) => `Jugar: ${country}`,
  branch: 'Esta sesión es una rama: es idéntica a otra hasta cierto momento.',
  branchOrigin: 'Ver la sesión de origen',
}
