import type { Translation } from '../../../kit/language/translation.ts'
import type { dialogMessages as english } from './messages.en.ts'

/** French: words of the chat's dialogs. */
export const dialogMessages: Translation<typeof english> = {
  debrief: 'une de vos sessions',
  dossier: 'une campagne',
  dossierOf: (title) => `dossier « ${title} »`,
  stance: {
    title: 'Comment l’assistant argumente',
    mode: 'Style',
    hints: {
      collaborative: 'S’appuie sur ce que vous dites et cherche ce que les deux camps peuvent signer.',
      gentle: 'Objecte en douceur, et dit d’abord ce qui est bon dans votre argument.',
      balanced: 'Rend justice aux deux camps et dit de quel côté penche la balance.',
      challenging: 'Cherche le point faible et vous demande de le défendre.',
      aggressive: 'Défend durement l’autre camp, exploite chaque faille, jamais la personne.',
    },
    instructions: 'Vos consignes',
    instructionsHint:
      'Elles valent pour cette discussion. Par exemple : « Vous représentez le Kenya. Répondez en deux paragraphes. »',
    about: 'Sujet',
    aboutHint: 'Le dossier public sur lequel l’assistant s’appuie.',
    builtIn:
      'L’assistant intégré tire son ton du style et ses faits du dossier. Il ne lit pas vos consignes : elles s’adressent aux modèles d’IA.',
    nothing: 'Rien de particulier',
    save: 'Enregistrer',
    cancel: 'Annuler',
    saved: 'L’assistant argumentera ainsi dès votre prochain message.',
  },
  share: {
    title: 'Partager une copie',
    text: 'Toute personne qui a le lien peut lire une copie de ce qui est affiché maintenant, sans votre nom. Les messages suivants n’y figurent pas.',
    make: 'Créer un lien',
    again: 'Créer un nouveau lien',
    address: 'Adresse de la copie',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    notCopied: 'Le lien n’a pas pu être copié',
    isShared: 'Une copie de cette discussion a un lien. Un nouveau lien le remplace.',
    end: 'Désactiver le lien',
    ended: 'Le lien ne fonctionne plus.',
    failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  },
  find: {
    label: 'Chercher dans la discussion',
    next: 'Suivant',
    previous: 'Précédent',
    close: 'Fermer',
    none: 'Introuvable',
    count: (at, of) => `Message ${at} sur ${of}`,
  },
}
