import type { Translation } from '../../kit/language/translation.ts'
import type { noticeMessages as english } from './notice-messages.en.ts'

/** The notice about settings that could not be kept or read. */
export const noticeMessages: Translation<typeof english> = {
  settings: 'Paramètres',
  replaced: (count) =>
    count < 2
      ? 'Un paramètre changé ici l’a été plus tard sur un autre appareil. Le changement le plus récent vaut.'
      : `${count} paramètres changés ici l’ont été plus tard sur un autre appareil. Les changements les plus récents valent.`,
  trouble: {
    unreadable:
      'Certains paramètres conservés dans ce navigateur étaient illisibles et ont repris leur valeur par défaut.',
    newer: 'Des paramètres conservés par une version plus récente de Placard ont été mis de côté.',
    'not-kept':
      'Ce navigateur ne laisse pas Placard conserver les paramètres : ils durent jusqu’à la fermeture de cet onglet.',
  },
}
