import type { Translation } from '../../../kit/language/translation.ts'
import type { notificationMessages as english } from './messages.en.ts'

export const notificationMessages: Translation<typeof english> = {
  title: 'Notifications du navigateur',
  enable: 'Activer les notifications',
  hint: 'Votre navigateur vous prévient quand quelque chose vous attend ici et que cet onglet est caché. Il vous demande l’autorisation une seule fois.',
  what: 'Ce dont vous êtes prévenu',
  kinds: [
    {
      title: 'Une session a besoin de vous',
      text: 'Votre tour de voter, une crise, une offre qui vous est faite, ou la présidence qui propose de clore.',
    },
    { title: 'Un vote est terminé', text: 'Le résultat d’un vote qui s’est achevé en votre absence.' },
    { title: 'Une réponse est prête', text: 'L’assistant a fini d’écrire pendant que vous étiez ailleurs.' },
  ],
  terms: 'Rien n’est envoyé quand la page est fermée, et aucun autre service n’intervient. Un clic mène à l’endroit.',
  on: 'Les notifications sont actives dans ce navigateur.',
  obstacles: {
    default: 'Elles sont activées, mais ce navigateur n’a pas encore demandé votre autorisation.',
    denied:
      'Ce navigateur bloque les notifications de Placard. Autorisez-les dans ses réglages pour ce site ; cette page le remarque aussitôt.',
    unsupported: 'Ce navigateur n’a pas de notifications. Ce qui vous attend est quand même affiché sur la page.',
    insecure:
      'Ce navigateur ne permet les notifications qu’aux pages chiffrées (https), et celle-ci ne l’est pas. Adressez-vous à l’administrateur de ce serveur.',
  },
  ask: 'Demander à ce navigateur',
  test: 'Montrer un exemple',
  example: { title: 'Placard', text: 'C’est ainsi que vous serez prévenu.' },
}
