import type { ErrorCode } from '@placard/contract'
import type { Translation } from '../../kit/language/translation.ts'
import type { demoMessages as english } from './messages.en.ts'

const FULL = 'Votre navigateur n’a plus d’espace de stockage. Libérez de la place et réessayez.'

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  'not-found': 'Il n’y a rien ici.',
  'validation-failed': 'Certaines valeurs ne sont pas valides.',
  conflict: 'Une réponse est en cours de rédaction. Veuillez l’attendre, ou l’arrêter d’abord.',
  'session-running': 'Cette session est encore en cours. Quittez-la d’abord, puis supprimez-la.',
  'command-rejected': 'La présidence ne l’a pas permis.',
  'version-conflict': 'Un autre onglet a modifié cette session au même moment. Veuillez réessayer.',
  'idempotency-key-reused': 'Cette clé d’idempotence a servi à une autre requête.',
  'document-refused': 'Un document de ce message n’est plus conservé. Retirez-le, ou joignez de nouveau le fichier.',
  'body-too-large':
    'Les discussions de la démo ont atteint leur limite de texte de documents. Supprimez d’abord des conversations avec documents.',
  unavailable: 'La démo n’a pas pu le faire dans votre navigateur. Veuillez réessayer.',
}

/** French: what the demo says in the place of a server. */
export const demoMessages: Translation<typeof english> = {
  personName: 'Vous',
  failed: 'La démo s’est arrêtée dans cet onglet. Veuillez recharger la page.',
  oldWord: (name) =>
    `« ${name} » est un document Word de l’ancien format (.doc), que la démo ne peut pas lire dans le navigateur. Enregistrez-le en .docx et joignez-le de nouveau, ou connectez-vous.`,
  onlyEnglish: 'La voix de la démo ne parle qu’anglais.',
  full: FULL,
  problem: (code, isFull) =>
    isFull ? FULL : (SENTENCES[code] ?? 'Une erreur inattendue s’est produite. Veuillez réessayer.'),
}
