import { ARCHIVE_KEPT_DAYS, ARCHIVES_A_DAY } from '@placard/contract'
import { sizeText } from '../../kit/language/size-text.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { archiveMessages as english } from './archive-messages.en.ts'

export const archiveMessages: Translation<typeof english> = {
  title: 'Une copie de tout',
  text: 'Un fichier ZIP avec tout ce qui est conservé sur vous : des pages à lire, des tableaux en JSON et en CSV, vos documents et vos enregistrements. Il est préparé en arrière-plan. Nous vous envoyons un e-mail dès qu’il est prêt.',
  kept: `Vous pouvez demander ${ARCHIVES_A_DAY} copies par jour. La plus récente peut être téléchargée pendant ${ARCHIVE_KEPT_DAYS} jours.`,
  legend: 'Quels jours ?',
  ranges: { all: 'Tous', some: 'Certains jours seulement' },
  from: 'Premier jour',
  to: 'Dernier jour',
  rangeHint:
    'Laissez un champ vide pour ne pas fixer de limite. Les discussions utilisées ces jours-là y sont en entier.',
  reversed: 'Le dernier jour précède le premier.',
  empty: 'Veuillez choisir un premier ou un dernier jour.',
  submit: 'Demander une copie',
  asked: 'Votre demande est reçue. Votre copie se prépare.',
  another: 'Demander une autre copie',
  waiting: 'La préparation de votre copie commence dans un instant.',
  building: (percent) => `Votre copie se prépare : ${percent} %`,
  progress: 'Avancement de votre copie',
  faults: {
    'no-room':
      'Le disque de ce serveur est plein. Nous réessaierons dès qu’il y aura de la place. Si cela dure, écrivez à l’administration de votre serveur.',
    failed:
      'Votre copie n’a pas pu être préparée. Nous réessayons de nous-mêmes. Si cela dure, écrivez à l’administration de votre serveur.',
  },
  cancel: 'Annuler cette demande',
  cancelled: 'La demande est annulée.',
  ready: (size, until) => `Votre copie est prête (${size}). Vous pouvez la télécharger jusqu’au ${until}.`,
  size: (bytes) => sizeText(bytes, ['o', 'ko', 'Mo'], 'fr'),
  download: 'Télécharger',
  downloading: 'Le téléchargement est en cours. Veuillez laisser cette page ouverte.',
  saved: 'Votre copie a été téléchargée.',
  removed: 'Cette copie n’est plus conservée. Vous pouvez en demander une nouvelle.',
  quick: 'Faire une demande',
  access: 'Accès aux données',
  portability: 'Portabilité des données',
  pdf: 'Enregistrer en PDF',
}
