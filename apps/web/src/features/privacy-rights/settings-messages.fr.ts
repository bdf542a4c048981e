import { FIRST_REMOVAL_HOURS, INACTIVITY_WARNING_DAYS, RESPONSE_PERIODS } from '@placard/contract'
import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { settingsMessages as english } from './settings-messages.en.ts'

const { count, list } = inFrench
const [first, second] = INACTIVITY_WARNING_DAYS

export const settingsMessages: Translation<typeof english> = {
  saved: 'Enregistré.',

  mails: {
    title: 'E-mails',
    steps: 'E-mails sur mes demandes',
    stepsHint:
      'Un accusé de réception quand vous demandez quelque chose ici. Les e-mails sur la sécurité et les suppressions arrivent dans tous les cas.',
  },

  retention: {
    title: 'Durée de conservation',
    months: (months) => count(months, 'mois', 'mois'),
    keep: 'Ne rien changer',
    transcripts: {
      label: 'Supprimer automatiquement les anciennes conversations',
      hint: 'Les discussions, les conversations vocales et les sessions terminées sont supprimées quand elles n’ont pas changé depuis cette durée, avec leurs fichiers, leurs liens de partage et leurs documents de travail. Ce que vous épinglez reste. Les autres gardent les sessions jouées avec vous.',
      period: 'Sans changement depuis',
      ask: (period) => `Supprimer ce qui n’a pas changé depuis ${period} ?`,
      found: ({ chats, voiceConversations, sessions, messages }) => {
        const parts = [
          chats > 0 ? count(chats, 'discussion', 'discussions') : '',
          voiceConversations > 0 ? count(voiceConversations, 'conversation vocale', 'conversations vocales') : '',
          sessions > 0 ? count(sessions, 'session terminée', 'sessions terminées') : '',
        ].filter((part) => part !== '')
        const words = messages > 0 ? `, soit ${count(messages, 'message', 'messages')}` : ''
        return `Aujourd’hui, cela concernerait ${list(parts)}${words}.`
      },
      between: (oldest, newest) =>
        oldest === newest
          ? `Dernier changement : ${newest}.`
          : `Derniers changements : entre le ${oldest} et le ${newest}.`,
      none: 'Rien de ce que vous avez n’est aussi ancien aujourd’hui.',
      pinned: (pinned) =>
        pinned === 1
          ? '1 autre, aussi ancien, reste parce qu’il est épinglé.'
          : `${pinned} autres, aussi anciens, restent parce qu’ils sont épinglés.`,
      delay: `Rien n’est supprimé pendant les ${FIRST_REMOVAL_HOURS} premières heures : vous pouvez changer d’avis.`,
      confirm: (period) => `Supprimer après ${period}`,
      starts: (moment) => `Activé. Rien n’est supprimé avant le ${moment} ; d’ici là, vous pouvez l’arrêter.`,
      runs: 'Activé.',
    },
    inactivity: {
      label: 'Supprimer mon compte si je ne l’utilise plus',
      hint: `Vous recevez un e-mail ${first} jours avant, puis un autre ${second} jours avant. Pour garder le compte, il suffit de vous connecter. Un compte dont l’adresse n’est pas confirmée reste, comme celui de la seule personne qui administre le serveur.`,
      period: 'Sans utilisation depuis',
      ask: (period) => `Supprimer votre compte après ${period} sans utilisation ?`,
      text: 'Tout ce qu’il contient disparaît avec lui, et personne ne peut le rétablir. Chaque utilisation fait repartir la durée de zéro.',
      confirm: (period) => `Supprimer après ${period}`,
      ends: (day) => `Activé. Si vous ne l’utilisez plus, votre compte sera supprimé le ${day}.`,
      undelivered: 'Un e-mail ne vous est pas parvenu',
      undeliveredText:
        'L’e-mail sur la suppression de votre compte n’a pas pu vous être remis : le compte n’a donc pas été supprimé et la durée est repartie de zéro. Vérifiez votre adresse.',
      account: 'Ouvrir la sécurité du compte',
    },
    runs: {
      caption: 'Ce qui est supprimé automatiquement, et quand',
      columns: ['Quoi', 'Dernière fois', 'Prochaine fois'],
      never: 'Pas encore',
      today: (time) => `Aujourd’hui, ${time}`,
      day: (day, time) => `${day}, ${time}`,
      rules: {
        transcripts: 'Anciennes conversations et sessions',
        inactivity: 'Comptes inutilisés',
        recordings: 'Enregistrements de votre voix',
        'sign-ins': 'Connexions terminées, liens utilisés et navigateurs connus',
        repeats: 'Ce qui évite de compter deux fois une requête répétée',
        mails: 'Traces des e-mails qui vous ont été envoyés',
        usage: 'Relevés de votre utilisation',
        payments: 'Relevés des paiements',
        requests: 'Registre des demandes sur vos données',
        security: 'Journaux de sécurité et d’audit',
        server: 'Relevés du serveur lui-même',
      },
    },
  },

  fair: {
    title: 'Vous êtes traité comme tout le monde',
    text: 'Exercer l’un de ces droits ne dégrade rien, ne coûte rien et ne vous prive de rien.',
  },

  times: {
    title: 'À qui écrire, et quand nous répondons',
    text: 'L’administration de votre serveur répond de ce serveur.',
    contact: 'À qui écrire',
    receipt: 'Accusé de réception',
    receiptIn: `Sous ${RESPONSE_PERIODS.receiptBusinessDays} jours ouvrables`,
    answer: 'Réponse',
    answerIn: `Sous ${RESPONSE_PERIODS.answerDays} jours, ou ${RESPONSE_PERIODS.extendedDays} si nous vous expliquons pourquoi c’est plus long`,
    act: 'Refus de vente ou limitation',
    actIn: `Aussitôt ; la loi accorde ${RESPONSE_PERIODS.actBusinessDays} jours ouvrables`,
  },
}
