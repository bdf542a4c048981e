import type { Translation } from '../../kit/language/translation.ts'
import type { connectivityMessages as english } from './messages.en.ts'

/** The banner about the connection. */
export const connectivityMessages: Translation<typeof english> = {
  label: 'Connexion',
  offline: 'Pas de connexion internet.',
  retry: 'Réessayer',
  reconnect: 'Reconnecter',
  details: 'Détails',
  statusPage: 'État du service',
  contactSupport: 'Assistance',
  emailSupport: 'Écrire à l’assistance',
  tryAgainIn: (seconds) => `Réessayez dans ${seconds} s.`,
  otherIssues: 'Autres problèmes',
  otherIssuesButton: (count) => `Autres problèmes (${count})`,
  whatYouCanDo: 'Ce que vous pouvez faire',
  affected: 'Concerne',
  estimate: 'Durée habituelle',
  since: 'Depuis',
  severity: 'Gravité',
  severities: { low: 'Faible', medium: 'Moyenne', high: 'Élevée', critical: 'Critique' },
  support: {
    title: 'Pour l’assistance',
    text: 'Ces lignes aident l’assistance à chercher. Elles ne contiennent rien de ce que vous avez écrit.',
    address: (email) => `Écrire à ${email}.`,
    noAddress: 'Ce serveur n’indique aucune adresse d’assistance. Adressez-vous à l’administration de votre serveur.',
    copy: 'Copier',
    copied: 'Copié.',
    notCopied: 'Ce navigateur ne permet pas la copie. Sélectionnez les lignes et copiez-les vous-même.',
    subject: (code) => `Placard : ${code}`,
    lines: {
      issue: 'Problème',
      since: 'Depuis',
      address: 'Page',
      detail: 'Dernier échec',
      browser: 'Navigateur',
    },
  },
}
