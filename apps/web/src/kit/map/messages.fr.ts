import type { Translation } from '../language/translation.ts'
import type { mapMessages as english } from './messages.en.ts'

/** French: words of the map. */
export const mapMessages: Translation<typeof english> = {
  regions: {
    world: 'Monde',
    africa: 'Afrique',
    americas: 'Amériques',
    caribbean: 'Caraïbes',
    asia: 'Asie',
    europe: 'Europe',
    pacific: 'Pacifique',
  },
  chooseRegion: 'Partie de la carte',
  invite: 'Pointez un État pour voir sa position ; sélectionnez-le pour prendre son siège.',
  keys: 'Les flèches passent d’un État à l’autre, Entrée sélectionne.',
}
