import { inFrench } from '../../../kit/language/counting.ts'
import { frenchDoes } from '../../../kit/language/french-countries.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { paperWords as english } from './paper-messages.en.ts'

const { count, list } = inFrench
const clauses = (marks: readonly string[]) =>
  marks.length === 1 ? `le paragraphe ${list(marks)}` : `les paragraphes ${list(marks)}`

/** Phrases d’un document de travail posé sur la table. */
export const paperWords: Translation<typeof english> = {
  reading: 'Lecture de votre document…',
  failed: 'Votre document n’a pas pu être lu. Veuillez réessayer.',
  again: 'Réessayer',
  missing: 'Ce document a été supprimé. Choisissez-en un autre.',
  heard: (heard, all) => `${count(heard, 'paragraphe', 'paragraphes')} sur ${all} pris en compte ici.`,
  heardAsked: (heard, all) =>
    all === 1
      ? `Une seule phrase y demande quelque chose ; elle ${heard === 1 ? 'est' : 'n’est pas'} prise en compte ici.`
      : `Sur les ${all} phrases qui y demandent quelque chose, ${count(heard, 'est prise', 'sont prises')} en compte ici.`,
  empty:
    'Ce document ne contient pas encore de paragraphe. Écrivez ce que le comité devrait faire, un paragraphe par ligne.',
  none: 'Aucun paragraphe de ce document ne correspond à une option de cette campagne. Il reste tel quel dans la discussion. Vous pouvez choisir vous-même une option pour un paragraphe, ou le rapprocher de l’ordre du jour.',
  list: 'Paragraphes de votre document',
  standsFor: (mark) => `Le paragraphe ${mark} correspond à`,
  stays: 'Reste dans le document',
  option: (issue, option) => `${issue} : ${option}`,
  inTheText: (clause) => `Dans le texte : « ${clause} »`,
  staying: (value) =>
    value === 1 ? '1 paragraphe n’est pas pris en compte ici' : `${value} paragraphes ne sont pas pris en compte ici`,
  why: {
    'nothing-like-it': 'Aucune option de cette campagne n’y ressemble.',
    'says-no': 'Il refuse quelque chose. Seul ce que vous demandez est mis sur la table.',
    'as-it-stands': 'C’est déjà le cas sans résolution.',
    'issue-taken':
      'Un autre paragraphe est plus proche d’une option sur la même question, et un texte n’en retient qu’une par question.',
  },
  chosen: (value) =>
    value === 1 ? '1 paragraphe est mis sur la table.' : `${value} paragraphes sont mis sur la table.`,
  chosenNone: 'Aucun paragraphe n’est encore mis sur la table.',
  order: (first, later) =>
    `Une proposition compte au plus trois modifications. D’abord ${clauses(first)}, ensuite ${clauses(later)}.`,
  standsNearer: (country, option) =>
    `${frenchDoes(country, 'est plus proche', 'sont plus proches')} de « ${option} » : vos instructions pourraient préférer cette option.`,
  briefKeeps: (option) => `Vos instructions préféreraient garder « ${option} ».`,
  redLine: 'Votre capitale ne pourra jamais l’accepter.',
}
