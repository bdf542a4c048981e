import { frenchDoes, ofFrench, theFrench, toFrench } from '../../../kit/language/french-countries.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { relationMessages as english } from './messages.en.ts'

/** Textes de la carte des relations. */
export const relationMessages: Translation<typeof english> = {
  title: 'Relations dans la salle',
  help: 'Au départ, la ressemblance des votes de deux États à l’Assemblée générale ; ensuite, ce qu’ils se disent et se font ici. Chaque ligne est une délégation, chaque colonne celle qu’elle considère. Déplacez-vous avec les flèches ; la phrase ci-dessous décrit la case choisie.',
  verb: {
    hostile: (from, to) => `${frenchDoes(from, 's’oppose', 's’opposent')} ${toFrench(to)}`,
    cool: (from, to) => `${frenchDoes(from, 'garde ses distances', 'gardent leurs distances')} avec ${theFrench(to)}`,
    neutral: (from, to) => `${frenchDoes(from, 'reste neutre', 'restent neutres')} envers ${theFrench(to)}`,
    warm: (from, to) => `${frenchDoes(from, 'est proche', 'sont proches')} ${ofFrench(to)}`,
    allied: (from, to) => `${frenchDoes(from, 'est solidaire', 'sont solidaires')} ${ofFrench(to)}`,
  },
  sentence: (who, value, trend) => (trend === undefined ? `${who}, ${value}` : `${who}, ${value}, ${trend}`),
  trend: { rising: 'en hausse', falling: 'en baisse', steady: 'stable' },
  self: (country) => `${country}, délégation elle-même`,
  you: (country) => `${country} (vous)`,
  corner: 'Qui considère qui',
  columns: ['De', 'Envers', 'Relation', 'Valeur', 'Tendance'],
  noTrend: '–',
  one: 'Délégation',
  regards: (country) => `Le regard ${ofFrench(country)} sur les autres`,
  regarded: (country) => `Le regard des autres sur ${theFrench(country)}`,
}
