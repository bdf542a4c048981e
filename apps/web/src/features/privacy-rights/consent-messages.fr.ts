import type { Translation } from '../../kit/language/translation.ts'
import type { consentMessages as english } from './consent-messages.en.ts'

export const consentMessages: Translation<typeof english> = {
  title: 'Vos consentements',
  intro: 'Chacun n’a qu’un effet. Vous pouvez le changer à tout moment ; il vaut aussitôt.',
  progressLabel: 'Consentements décidés',
  progress: (done, of) => `${done} sur ${of} décidés`,
  purposes: {
    'data-collection': {
      label: 'Collecte de données : rapports d’erreur',
      on: 'Quand cette page échoue, elle envoie à ce serveur l’erreur, l’endroit de son code et la vue ouverte. Votre nom n’est pas dans le rapport.',
      off: 'Rien n’est signalé.',
    },
    analytics: {
      label: 'Statistiques : les campagnes',
      on: 'Les campagnes que vous commencez ou terminez sont comptées : laquelle, sa difficulté et son résultat, sa durée, votre langue et la semaine. Rien n’y ramène à vous.',
      off: 'Vos campagnes ne sont pas comptées. Ce qui a été compté avant reste, car personne ne peut savoir que c’était de vous.',
    },
    marketing: {
      label: 'Promotion : nouvelles par e-mail',
      on: 'Les annonces que l’administration de ce site envoie aussi par e-mail arrivent à votre adresse confirmée.',
      off: 'Vous ne recevez pas de nouvelles par e-mail. Les e-mails au sujet de votre compte arrivent toujours.',
    },
    'third-party-sharing': {
      label: 'Partage avec des tiers : services d’IA extérieurs',
      on: 'Des services d’IA extérieurs à ce serveur peuvent répondre à vos discussions, formuler ce que disent les délégations, vous entendre et parler pour vous.',
      off: 'Ce que vous écrivez et dites ne leur est pas envoyé : l’assistant et les voix intégrés répondent. Les modèles que vous avez ajoutés vous-même sont toujours interrogés.',
    },
    'sensitive-data': {
      label: 'Données sensibles : enregistrements de votre voix',
      on: 'Ce que vous dites au microphone est conservé 24 heures, pour que vous puissiez le réécouter.',
      off: 'Aucun enregistrement n’est conservé, et ceux qui l’étaient sont supprimés.',
    },
  },
  whenOn: 'Activé :',
  whenOff: 'Désactivé :',
  isOn: 'Activé',
  isOff: 'Désactivé',
  since: (at, by, version) => `depuis le ${at}, ${by} (texte ${version})`,
  undecided: 'Vous n’avez pas encore décidé.',
  methods: {
    person: 'par vous',
    signal: 'par le signal de confidentialité de votre navigateur',
    age: 'en raison de votre âge',
  },
  notOffered: 'Non proposé',
  young: 'Ce n’est pas proposé aux moins de 16 ans, ni aux personnes dont l’âge n’a jamais été demandé.',
  limited: 'Ce n’est pas proposé tant que vous limitez l’usage des informations sensibles, sous « Vos droits ».',
  followed: {
    'data-collection': {
      on: 'Les erreurs de cette page sont désormais signalées.',
      off: 'Les erreurs de cette page ne sont plus signalées.',
    },
    analytics: {
      on: 'Les campagnes que vous commencez ou terminez sont désormais comptées.',
      off: 'Vos campagnes ne sont plus comptées.',
    },
    marketing: {
      on: 'Vous recevez désormais des nouvelles par e-mail.',
      off: 'Vous ne recevez plus de nouvelles par e-mail. Celles qui attendaient d’être envoyées sont supprimées.',
    },
    'third-party-sharing': {
      on: 'Des services d’IA extérieurs à ce serveur peuvent désormais vous répondre.',
      off: 'Désormais, rien de ce que vous écrivez ou dites n’est envoyé à des services d’IA extérieurs à ce serveur.',
    },
    'sensitive-data': {
      on: 'Les enregistrements de votre voix sont désormais conservés 24 heures.',
      off: 'Les enregistrements conservés jusqu’ici sont supprimés, et plus aucun n’est conservé.',
    },
  },
  undo: 'Annuler',
  historyTitle: 'Historique des consentements',
  historyLabel: 'Décisions, de la plus récente à la plus ancienne',
  none: 'Aucun consentement enregistré.',
  active: 'Actif',
  withdrawn: 'Retiré',
  record: (at, by, version) => `${at}, ${by}, texte ${version}`,
}
