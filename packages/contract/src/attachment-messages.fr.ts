import { ATTACHMENT_MAX_PAGES, type DocumentFault } from './attachment-limits.ts'

const SENTENCES: Readonly<Record<DocumentFault, (name: string) => string>> = {
  'too-large': (name) => `${name} est trop volumineux (10 Mo au plus).`,
  'not-supported': (name) =>
    `Par son contenu, ${name} n’est ni un texte, ni un document Markdown, CSV, PDF ou Word. Enregistrez-le sous l’un de ces formats et joignez-le de nouveau.`,
  mixed: (name) => `${name} contient deux types de fichier à la fois et n’a pas été ouvert.`,
  empty: (name) => `${name} est vide.`,
  'no-text': (name) =>
    `Aucun texte n’a été trouvé dans ${name}. Un document numérisé doit d’abord passer par une reconnaissance de texte.`,
  protected: (name) => `${name} est protégé par un mot de passe. Enregistrez-le sans, et joignez-le de nouveau.`,
  damaged: (name) => `${name} est endommagé et n’a pas pu être lu.`,
  'too-many-pages': (name) => `${name} compte plus de ${ATTACHMENT_MAX_PAGES} pages. Joignez la partie utile.`,
  'too-much-inside': (name) =>
    `Une fois décompressé, ${name} dépasse de loin la taille permise (50 Mo au plus) et n’a pas été ouvert.`,
  'too-hard': (name) =>
    `La lecture de ${name} a demandé trop de temps ou de mémoire. Joignez un document plus simple ou plus court.`,
  'no-room': (name) =>
    `${name} n’a pas été conservé : vos conversations contiennent déjà autant de texte de documents qu’un compte le permet. Supprimez d’abord des conversations avec documents.`,
}

export function documentRefusal(fault: DocumentFault, name: string): string {
  return SENTENCES[fault](`« ${name} »`)
}
