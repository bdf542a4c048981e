import { inSpanish } from '../../../kit/language/counting.ts'
import { firstSpanish } from '../../../kit/language/spanish-countries.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { paperWords as english } from './paper-messages.en.ts'

const { list } = inSpanish
const clauses = (marks: readonly string[]) =>
  marks.length === 1 ? `el párrafo ${list(marks)}` : `los párrafos ${list(marks)}`

/** Frases de un documento de trabajo que se pone sobre la mesa. */
export const paperWords: Translation<typeof english> = {
  reading: 'Leyendo tu documento…',
  failed: 'No se pudo leer tu documento. Inténtalo de nuevo.',
  again: 'Reintentar',
  missing: 'Este documento se eliminó. Elige otro.',
  heard: (heard, all) =>
    `Aquí se ${heard === 1 ? 'recoge' : 'recogen'} ${heard} de ${all} ${all === 1 ? 'párrafo' : 'párrafos'}.`,
  heardAsked: (heard, all) =>
    all === 1
      ? `Solo una frase pide algo, y aquí ${heard === 1 ? 'se recoge' : 'no se recoge'}.`
      : `De las ${all} frases que piden algo, aquí se ${heard === 1 ? 'recoge' : 'recogen'} ${heard}.`,
  empty:
    'Este documento todavía no tiene ningún párrafo. Escribe lo que el comité debería hacer, un párrafo por línea.',
  none: 'Ningún párrafo de este documento corresponde a una opción de esta campaña. El documento queda como está en el chat. Puedes elegir tú una opción para un párrafo o acercarlo más al programa.',
  list: 'Párrafos de tu documento',
  standsFor: (mark) => `El párrafo ${mark} equivale a`,
  stays: 'Se queda en el documento',
  option: (issue, option) => `${issue}: ${option}`,
  inTheText: (clause) => `En el texto: “${clause}”`,
  staying: (count) => (count === 1 ? '1 párrafo no se recoge aquí' : `${count} párrafos no se recogen aquí`),
  why: {
    'nothing-like-it': 'Ninguna opción de esta campaña se le parece.',
    'says-no': 'Rechaza algo. Solo se pone sobre la mesa lo que pides.',
    'as-it-stands': 'Eso ya es así sin una resolución.',
    'issue-taken': 'Otro párrafo se acerca más a una opción de la misma cuestión, y un texto admite una por cuestión.',
  },
  chosen: (count) => (count === 1 ? '1 párrafo se pone sobre la mesa.' : `${count} párrafos se ponen sobre la mesa.`),
  chosenNone: 'Todavía no se pone ningún párrafo sobre la mesa.',
  order: (first, later) =>
    `Una propuesta tiene como máximo tres cambios. Primero ${clauses(first)}; después, ${clauses(later)}.`,
  standsNearer: (country, option) =>
    `${firstSpanish(country)} está más cerca de “${option}”, así que tus instrucciones quizá lo prefieran.`,
  briefKeeps: (option) => `Tus instrucciones preferirían mantener “${option}”.`,
  redLine: 'Tu capital no puede aceptarlo nunca.',
}
