import type { Translation } from '../language/translation.ts'
import type { mapMessages as english } from './messages.en.ts'

/** Spanish: words of the map. */
export const mapMessages: Translation<typeof english> = {
  regions: {
    world: 'Mundo',
    africa: 'África',
    americas: 'América',
    caribbean: 'Caribe',
    asia: 'Asia',
    europe: 'Europa',
    pacific: 'Pacífico',
  },
  chooseRegion: 'Parte del mapa',
  invite: 'Señala un Estado para ver su posición; selecciónalo para ocupar su asiento.',
  keys: 'Las flechas pasan de un Estado a otro; Intro selecciona.',
}
