import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { storageMessages as english } from './storage-messages.en.ts'

const amounts = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 })

/** A size in decimal units: `3,2 Mo`, `1,5 Go`. */
function sizeText(bytes: number): string {
  return bytes < 1_000_000_000
    ? `${amounts.format(bytes / 1_000_000)} Mo`
    : `${amounts.format(bytes / 1_000_000_000)} Go`
}

/** The account's storage. */
export const storageMessages: Translation<typeof english> = {
  title: 'Stockage',
  label: 'Stockage utilisé',
  used: (used, limit) =>
    limit === null ? `${sizeText(used)} utilisés, sans limite` : `${sizeText(used)} utilisés sur ${sizeText(limit)}`,
  percent: (percent) => `Utilisé à ${percent} %`,
  full: 'Rien de nouveau ne peut être enregistré tant que rien n’est supprimé. Le contenu existant est gardé, une session en cours continue et une réponse commencée se termine.',
  explained:
    'Votre offre fixe ce que vous pouvez stocker. Les conversations supprimées libèrent leur place au bout de cinq minutes, quand elles ne peuvent plus être restaurées.',
  size: sizeText,
  kinds: {
    conversations: 'Conversations',
    documents: 'Documents des discussions',
    papers: 'Documents de travail',
    shares: 'Copies partagées',
    sessions: 'Sessions de campagne',
    recordings: 'Enregistrements de votre voix',
  },
  counted: {
    conversations: (count) => inFrench.count(count, 'conversation', 'conversations'),
    documents: (count) => inFrench.count(count, 'document', 'documents'),
    papers: (count) => inFrench.count(count, 'document', 'documents'),
    shares: (count) => inFrench.count(count, 'lien', 'liens'),
    sessions: (count) => inFrench.count(count, 'session', 'sessions'),
    recordings: (count) => inFrench.count(count, 'enregistrement', 'enregistrements'),
  },
  goes: {
    conversations: 'Supprimez les conversations devenues inutiles, ou exportez-les d’abord.',
    documents: 'Un document est supprimé avec la conversation où il a été envoyé.',
    papers: 'Un document de travail compte avec ses versions et disparaît avec la conversation dont il dépend.',
    shares: 'Une copie est supprimée quand vous mettez fin à son lien dans le menu de sa conversation.',
    sessions: 'Les sessions terminées sont gardées avec tout leur historique.',
    recordings: 'Un enregistrement est supprimé au bout de 24 heures, ou par vous dans Paramètres, Voix.',
  },
  toChats: 'Vers vos discussions',
  toSessions: 'Vers vos sessions',
  limit: (bytes) => (bytes === null ? 'Stockage illimité' : `${sizeText(bytes)} de stockage`),
}
