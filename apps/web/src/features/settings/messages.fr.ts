import type { Translation } from '../../kit/language/translation.ts'
import type { settingsMessages as english } from './messages.en.ts'

/** The settings. */
export const settingsMessages: Translation<typeof english> = {
  title: 'Paramètres et préférences',
  intro: 'Les changements prennent effet immédiatement.',
  sync: {
    local: 'Conservés dans ce navigateur.',
    localDemo: 'Conservés dans ce navigateur. La démo n’a pas de compte où les garder.',
    looking: 'Chargement des paramètres de votre compte…',
    saving: 'Enregistrement…',
    saved: 'Enregistrés dans votre compte. Vos autres appareils suivent.',
    waiting:
      'Pas encore enregistré dans votre compte. Les changements sont conservés sur cet appareil et envoyés dès que le serveur les accepte.',
  },
  trouble: {
    unreadable: {
      title: 'Certains paramètres étaient illisibles',
      text: 'Ce que ce navigateur conservait était endommagé. Ce qui a pu être lu reste valable ; le reste a repris sa valeur par défaut. Une copie du texte endommagé est gardée dans ce navigateur.',
    },
    newer: {
      title: 'Paramètres d’une version plus récente',
      text: 'Une version plus récente de Placard a enregistré dans ce navigateur des paramètres que celle-ci ne peut pas lire. Ils ont été mis de côté, et les paramètres repartent de leurs valeurs par défaut.',
    },
    'not-kept': {
      title: 'Ce navigateur ne peut pas conserver les paramètres',
      text: 'Il ne laisse rien enregistrer à Placard, ou son stockage est plein. Les paramètres durent jusqu’à la fermeture de cet onglet ; ceux d’un compte y sont aussi enregistrés.',
    },
    dismiss: 'Compris',
  },
  appearance: {
    title: 'Apparence',
    theme: 'Thème',
    themeHint: 'Chaque choix montre son aspect. Système suit cet appareil.',
    themes: { light: 'Clair', dark: 'Sombre', system: 'Système' },
    fontSize: 'Taille du texte',
    fontSizeHint: 'Agrandit ou réduit tout le texte. La taille de police de votre navigateur s’applique aussi.',
    fontSizes: { small: 'Petite', medium: 'Moyenne', large: 'Grande' },
    pixels: { small: '13 px', medium: '14 px', large: '16 px' },
    sample: { letters: 'Aa', speech: 'Vous avez la parole.', speaker: 'La présidence' },
    motion: 'Mouvement',
    motionHint: 'Tout ce qui bouge : panneaux qui glissent, sièges qui changent de place, tableau des votes.',
    motions: { system: 'Système', reduced: 'Réduit', full: 'Complet' },
    motionHints: { system: 'Comme cet appareil', reduced: 'Fondus brefs', full: 'Tout bouge' },
    contrast: 'Contraste',
    contrastHint: 'À quel point textes, lignes et bordures ressortent.',
    contrasts: { system: 'Système', more: 'Plus fort', standard: 'Normal' },
    contrastHints: {
      system: 'Comme cet appareil',
      more: 'Couleurs et lignes plus fortes',
      standard: 'Couleurs habituelles',
    },
  },
  debate: {
    mode: 'Mode de débat',
    modeHint: 'Le ton par défaut des nouvelles campagnes. Vous pouvez le changer pour chaque session.',
    modes: {
      collaborative: 'Coopératif',
      gentle: 'Doux',
      balanced: 'Équilibré',
      challenging: 'Exigeant',
      aggressive: 'Agressif',
    },
    modeHints: {
      collaborative: 'Tous les délégués demandent ce dont les autres ont besoin et aiment les échanges.',
      gentle: 'Tous les délégués rassurent et font tôt des concessions.',
      balanced: 'Une salle variée : chaque délégué garde sa manière.',
      challenging: 'Tous les délégués disent à quoi ils s’opposent et tiennent bon.',
      aggressive: 'Tous les délégués font pression, mettent en garde et tardent à céder.',
    },
  },
  keyboard: {
    title: 'Clavier',
    shortcuts: 'Raccourcis à une touche',
    shortcutsHint:
      'Des touches sans Ctrl ni Cmd : / pour écrire, m pour demander le vote, v pour le bulletin, ? pour la liste. Elles n’agissent jamais pendant que vous écrivez.',
  },
  demo: {
    title: 'Démo',
    samples: 'Contenu d’exemple',
    samplesHint: 'Des exemples d’annonces, comme un serveur les montrerait. Vos propres sessions ne changent pas.',
    storage: {
      'not-asked': 'Vérification de la durée pendant laquelle votre navigateur garde la démo…',
      kept: 'Votre navigateur garde la démo jusqu’à ce que vous la supprimiez.',
      'may-go': 'Votre navigateur peut supprimer la démo s’il manque de place.',
      unknown: 'Votre navigateur ne dit pas combien de temps il garde la démo.',
    },
    askAgain: 'Demander à la garder',
    keep: 'Garder ma démo',
    keepHint:
      'Ce que vous faites ici n’existe que dans ce navigateur. Avec un compte, vous pouvez le retrouver sur tous vos appareils.',
  },
  inBrowser: {
    title: 'Démo dans ce navigateur',
    text: 'Ce qui a été fait dans la démo n’existe que dans ce navigateur. Vous pouvez le transférer dans votre compte.',
    keep: 'Garder ma démo',
  },
}
