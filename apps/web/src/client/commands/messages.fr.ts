import { inFrench } from '../../kit/language/counting.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { paletteMessages as english } from './messages.en.ts'

/** French: words of the command palette. */
export const paletteMessages: Translation<typeof english> = {
  group: 'Page',
  open: 'Ouvrir la palette de commandes',
  shortcuts: 'Raccourcis clavier',
  shortcutsWords: 'touches clavier aide liste',
  title: 'Palette de commandes',
  placeholder: 'Ouvrir une vue, commencer une campagne… / pour chercher ce qui a été dit',
  search: 'Chercher une commande',
  results: 'Commandes',
  none: 'Aucune commande ne correspond. Essayez un autre mot.',
  found: (count) => inFrench.count(count, 'commande', 'commandes'),
  loading: 'Chargement des campagnes et des sessions…',
  failed: 'Les campagnes et les sessions n’ont pas pu être listées.',
  typeWords: 'Saisissez des mots dits dans une discussion, une conversation vocale ou une campagne.',
  noHits: 'Rien n’a été dit avec ces mots.',
  hits: (count) => inFrench.count(count, 'passage trouvé', 'passages trouvés'),
  searching: 'Recherche…',
  searchFailed: 'La recherche n’a pas fonctionné. Réessayez dans un instant.',
  sheet: {
    title: 'Raccourcis clavier',
    rest: 'Les touches sans Ctrl ni Cmd ne font rien pendant la saisie.',
    singleKeys: 'Raccourcis à une touche',
    singleKeysHelp:
      'Désactivez cette option pour couper les raccourcis d’une seule lettre ; ceux avec Ctrl ou Commande restent actifs.',
  },
}
