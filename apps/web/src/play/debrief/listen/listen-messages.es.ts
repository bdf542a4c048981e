import { inSpanish } from '../../../kit/language/counting.ts'
import { theSpanish } from '../../../kit/language/spanish-countries.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { listenMessages as englishListen, spokenWords as englishSpoken } from './listen-messages.en.ts'

/** Textos para escuchar un balance. */
export const listenMessages: Translation<typeof englishListen> = {
  listen: 'Escuchar',
  stop: 'Dejar de escuchar',
  bar: 'Lectura del balance en voz alta',
  previous: 'Sección anterior',
  next: 'Sección siguiente',
}

const MINUTE_MS = 60_000

/** Lo que se dice donde la página muestra una cifra, una tabla o un dibujo. */
export const spokenWords: Translation<typeof englishSpoken> = {
  result: (score, quality) =>
    quality === undefined
      ? `Puntuación de la sesión: ${score} de 1.`
      : `Puntuación de la sesión: ${score} de 1. Calidad del resultado: ${quality} de 1.`,
  total: (points) => `Son ${inSpanish.count(points, 'punto', 'puntos')} de 1000.`,
  qualityTotal: (total) => `${total} de 1 en total.`,
  clause: (number, text) => `Párrafo ${number}. ${text}.`,
  turningPoint: (when, act, effect) => `${when}: ${act}. ${effect}.`,
  moment: (when, reason, text) => `${when}: ${reason}. ${text}`,
  worth: (what, own, country, others) =>
    `${what}: vale ${own} de 100 para ${theSpanish(country)} y ${others} para los demás.`,
  walkAway: (points) => `Tu umbral de ruptura: ${points}.`,
  agenda: (agenda) => `Objetivo secreto: ${agenda}`,
  support: (favour, undecided, against) =>
    `Al final: ${favour} a favor, ${undecided} sin decidir y ${against} en contra.`,
  ballots: (choice, countries) => `${choice}: ${countries}.`,
  when(ms) {
    const minutes = Math.floor(ms / MINUTE_MS)
    return minutes === 0 ? 'En el primer minuto' : minutes === 1 ? 'Al minuto' : `A los ${minutes} minutos`
  },
}
