import { datesIn } from '../../../kit/language/dates.ts'
import { sizeText } from '../../../kit/language/size-text.ts'
import type { Translation } from '../../../kit/language/translation.ts'
import type { privacyMessages as english } from './messages.en.ts'

const dates = datesIn('fr', 'UTC')
const size = (bytes: number) => sizeText(bytes, ['o', 'ko', 'Mo'], 'fr')

export const privacyMessages: Translation<typeof english> = {
  title: 'Confidentialité',
  intro: 'Ce qui est conservé sur vous, et où. Chaque chiffre est compté quand vous ouvrez cette page.',
  looking: 'Décompte en cours…',
  server: {
    title: 'Sur ce serveur',
    counted: (entries, groups) => `${entries} entrées en ${groups} groupes`,
    failed: 'La liste n’a pas pu être chargée.',
    text: 'La liste de ce qui est conservé : à quoi cela sert, combien de temps, et qui le reçoit.',
    demo: 'Rien de vous',
    demoText: 'La démo n’a pas de compte. Ce que vous y faites reste dans ce navigateur.',
    link: 'Voir l’utilisation des données',
  },
  browser: {
    title: 'Dans ce navigateur',
    counted: (entries, bytes) =>
      `${entries < 2 ? `${entries} entrée` : `${entries} entrées`}${bytes === undefined ? '' : `, ${size(bytes)} en tout`}`,
    text: 'Vos paramètres, ce qu’il faut pour rester connecté, et la page elle-même, pour qu’elle s’ouvre hors ligne.',
    link: 'Ce que c’est',
  },
  recordings: {
    title: 'Enregistrements de votre voix',
    off: 'Non conservés',
    on: (count) => (count < 2 ? `${count} conservé` : `${count} conservés`),
    none: 'La démo n’en garde aucun',
    failed: 'Recherche impossible',
    text: 'Conservés seulement si vous le demandez, pendant 24 heures.',
    link: 'Changer cela',
  },
  sale: {
    title: 'Vendu ou partagé',
    none: 'Rien',
    signal: 'Votre navigateur envoie le signal Global Privacy Control. Rien n’est vendu ici, avec ou sans lui.',
    noSignal: 'Il n’y a ni publicité ni pistage sur ce site : vous n’avez à vous opposer à rien.',
  },
  usage: {
    title: 'Relevés d’utilisation',
    none: 'Aucun',
    text: 'Les pages que vous ouvrez et ce sur quoi vous appuyez ne sont pas notés. Les campagnes ne sont comptées qu’avec votre consentement.',
  },
  texts: {
    title: 'Textes en vigueur',
    versions: (terms, privacy) => `Conditions ${terms}, confidentialité ${privacy}`,
    since: (day) => `En vigueur depuis le ${dates.day(day)}.`,
    link: 'Lire les conditions',
  },
  rights: {
    title: 'Droits sur vos données',
    text: 'Ce que vous pouvez voir, rectifier et supprimer, et à qui demander le reste.',
    open: 'Ouvrir les droits sur vos données',
    action: 'Vos droits et la politique',
  },
}
