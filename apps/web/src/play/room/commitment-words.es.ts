import { ofSpanish, toSpanish } from '../../kit/language/spanish-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { commitmentWords as english } from './commitment-words.en.ts'

/** Promesas y amenazas. */
export const commitmentWords: Translation<typeof english> = {
  status: {
    promise: { kept: 'Cumplida', broken: 'Rota', open: 'Pendiente' },
    threat: { kept: 'Cumplida', broken: 'Abandonada', open: 'Pendiente' },
  },
  promised: (by, to, what) => `Promesa ${ofSpanish(by)} ${toSpanish(to)}: ${what}`,
  threatened: (by, what) => `Amenaza ${ofSpanish(by)}: ${what}`,
  theDraft: 'apoyar el proyecto',
  aVote: 'un voto en contra',
}
