import type { Translation } from '../../kit/language/translation.ts'
import type { replacedMessages as english } from './replaced-messages.en.ts'

export const replacedMessages: Translation<typeof english> = {
  title: (count) =>
    count < 2
      ? 'Un changement plus récent a remplacé le vôtre'
      : `Des changements plus récents en ont remplacé ${count} des vôtres`,
  line: (here, now, when) =>
    `vous aviez choisi ${here} ici ; sur un autre appareil, ${now} a été choisi plus tard, le ${when}.`,
  restore: (count) => (count < 2 ? 'Reprendre le mien' : 'Reprendre tous les miens'),
  dismiss: 'Garder le plus récent',
}
