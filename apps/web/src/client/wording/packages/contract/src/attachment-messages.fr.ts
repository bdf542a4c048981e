import { ATTACHMENT_MAX_PAGES, type DocumentFault, type documentRefusal as english } from '@placard/contract'
import type { Translation } from '../../../../../kit/language/translation.ts'

const SENTENCES: Readonly<Record<DocumentFault, (name: string) => string>> = {
  'too-large': (name) => `${name} est trop volumineux (10 Mo au plus).`,
  'not-supported': (name) =>
    `D’après son contenu, ${name} n’est pas un document texte, Markdown, CSV, PDF ou Word. Enregistrez-le dans l’un de ces formats, puis joignez-le de nouveau.`,
  mixed: (name) => `${name} contient deux types de fichier à la fois et n’a pas été ouvert.`,
  empty: (name) => `${name} est vide.`,
  'no-text': (name) =>
    `Aucun texte n’a été trouvé dans ${name}. Un document numérisé doit d’abord passer par une reconnaissance de texte.`,
  protected: (name) =>
    `${name} est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis joignez-le de nouveau.`,
  damaged: (name) => `${name} est endommagé et n’a pas pu être lu.`,
  'too-many-pages': (name) => `${name} a plus de ${ATTACHMENT_MAX_PAGES} pages. Joignez la partie utile.`,
  'too-much-inside': (name) =>
    `Une fois décompressé, ${name} dépasse largement la limite (50 Mo) et n’a pas été ouvert.`,
  'too-hard': (name) => `${name} a demandé trop de temps ou de mémoire. Joignez un document plus simple ou plus court.`,
  'no-room': (name) =>
    `${name} n’a pas été conservé : vos conversations contiennent déjà tout le texte de documents permis pour un compte. Supprimez d’abord des conversations avec documents.`,
}

/** Message for a refused file, with its name and the rule. */
export const documentRefusal: Translation<typeof english> = (fault, name) => SENTENCES[fault](`« ${name} »`)
