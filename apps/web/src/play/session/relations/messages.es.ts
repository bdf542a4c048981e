import { firstSpanish, ofSpanish, theSpanish, toSpanish } from '../../../kit/language/spanish-countries.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { relationMessages as english } from './messages.en.ts'

/** Textos del mapa de relaciones. */
export const relationMessages: Translation<typeof english> = {
  title: 'Relaciones en la sala',
  help: 'Al principio, cuánto se parecen los votos de dos Estados en la Asamblea General; después, lo que se dicen y se hacen aquí. Cada fila es una delegación; cada columna, la delegación a la que mira. Muévete con las flechas; la frase de abajo describe la celda elegida.',
  verb: {
    hostile: (from, to) => `${firstSpanish(from)} se opone ${toSpanish(to)}`,
    cool: (from, to) => `${firstSpanish(from)} mantiene las distancias con ${theSpanish(to)}`,
    neutral: (from, to) => `${firstSpanish(from)} es neutral hacia ${theSpanish(to)}`,
    warm: (from, to) => `${firstSpanish(from)} está cerca ${ofSpanish(to)}`,
    allied: (from, to) => `${firstSpanish(from)} está del lado ${ofSpanish(to)}`,
  },
  sentence: (who, value, trend) => (trend === undefined ? `${who}, ${value}` : `${who}, ${value}, ${trend}`),
  trend: { rising: 'al alza', falling: 'a la baja', steady: 'estable' },
  self: (country) => `${country}, la propia delegación`,
  you: (country) => `${country} (tú)`,
  corner: 'Quién mira a quién',
  columns: ['De', 'Hacia', 'Relación', 'Valor', 'Tendencia'],
  noTrend: '–',
  one: 'Delegación',
  regards: (country) => `Cómo ve ${theSpanish(country)} a los demás`,
  regarded: (country) => `Cómo ven los demás ${toSpanish(country)}`,
}
