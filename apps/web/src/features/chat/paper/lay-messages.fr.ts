import { inFrench } from '../../../kit/language/counting.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { layMessages as english } from './lay-messages.en.ts'

/** French: sentences about laying a paper on the table of a campaign. */
export const layMessages: Translation<typeof english> = {
  lay: 'Déposer dans une campagne',
  title: 'Déposer dans une campagne',
  intro:
    'Le texte d’une campagne est fait d’options. Choisissez une campagne pour voir lesquels de vos paragraphes elle reconnaît. Rien n’est déposé avant votre confirmation dans la campagne.',
  reading: 'Lecture de votre document…',
  notStored:
    'Vos derniers changements ne sont pas encore enregistrés : le document ne peut pas être déposé. Réessayez dès qu’ils le seront.',
  failed: 'Votre document n’a pas pu être lu. Veuillez réessayer.',
  again: 'Réessayer',
  sessions: 'Sessions en cours',
  sessionAs: (country, title) => `${title} (pays : ${country})`,
  campaigns: 'Campagnes',
  heard: (heard, all) =>
    `${inFrench.number(heard)} ${all < 2 ? 'paragraphe' : 'paragraphes'} sur ${inFrench.number(all)} ${heard < 2 ? 'reconnu' : 'reconnus'} ici`,
  nothing:
    'Aucune campagne ne reconnaît de paragraphe de ce document. Vous pouvez quand même en choisir une et y indiquer vous-même à quoi correspond un paragraphe.',
  others: (count) => inFrench.count(count, 'campagne qui n’en reconnaît rien', 'campagnes qui n’en reconnaissent rien'),
}
