import { inSpanish } from '../language/counting.ts'
import type { Translation } from '../language/translation.ts'
import type { countryMessages as english } from './messages.en.ts'

/** Spanish: words of the country picker. */
export const countryMessages: Translation<typeof english> = {
  found: (count) => inSpanish.count(count, 'país encontrado', 'países encontrados'),
  noneFound: (typed) => `Ningún Estado miembro coincide con “${typed}”.`,
  foundBy: (name) => `también ${name}`,
  clear: 'Borrar el país',
  openList: 'Mostrar todos los países',
}
