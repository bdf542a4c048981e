import { inFrench } from '../../../kit/language/counting.ts'
import { theFrench } from '../../../kit/language/french-countries.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { listenMessages as englishListen, spokenWords as englishSpoken } from './listen-messages.en.ts'

/** Textes de l’écoute d’un bilan. */
export const listenMessages: Translation<typeof englishListen> = {
  listen: 'Écouter',
  stop: 'Arrêter l’écoute',
  bar: 'Lecture du bilan à voix haute',
  previous: 'Section précédente',
  next: 'Section suivante',
}

const MINUTE_MS = 60_000

/** Ce qui est dit là où la page montre un chiffre, un tableau ou un dessin. */
export const spokenWords: Translation<typeof englishSpoken> = {
  result: (score, quality) =>
    quality === undefined
      ? `Score de la session : ${score} sur 1.`
      : `Score de la session : ${score} sur 1. Qualité du résultat : ${quality} sur 1.`,
  total: (points) => `Cela fait ${inFrench.count(points, 'point', 'points')} sur 1 000.`,
  qualityTotal: (total) => `${total} sur 1 au total.`,
  clause: (number, text) => `Paragraphe ${number}. ${text}.`,
  turningPoint: (when, act, effect) => `${when} : ${act}. ${effect}.`,
  moment: (when, reason, text) => `${when} : ${reason}. ${text}`,
  worth: (what, own, country, others) =>
    `${what} : vaut ${own} sur 100 pour ${theFrench(country)}, et ${others} pour les autres.`,
  walkAway: (points) => `Votre seuil de rupture : ${points}.`,
  agenda: (agenda) => `Objectif secret : ${agenda}`,
  support: (favour, undecided, against) => `À la fin : ${favour} pour, ${undecided} indécis et ${against} contre.`,
  ballots: (choice, countries) => `${choice} : ${countries}.`,
  when(ms) {
    const minutes = Math.floor(ms / MINUTE_MS)
    return minutes === 0 ? 'Dans la première minute' : `Au bout de ${inFrench.count(minutes, 'minute', 'minutes')}`
  },
}
