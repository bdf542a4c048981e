import { ofFrench, toFrench } from '../../kit/language/french-countries.ts'
import type { Translation } from '../../kit/language/translation.ts'
import type { commitmentWords as english } from './commitment-words.en.ts'

/** Promesses et menaces. */
export const commitmentWords: Translation<typeof english> = {
  status: {
    promise: { kept: 'Tenue', broken: 'Rompue', open: 'En suspens' },
    threat: { kept: 'Mise à exécution', broken: 'Abandonnée', open: 'En suspens' },
  },
  promised: (by, to, what) => `Promesse ${ofFrench(by)} ${toFrench(to)} : ${what}`,
  threatened: (by, what) => `Menace ${ofFrench(by)} : ${what}`,
  theDraft: 'soutenir le projet',
  aVote: 'un vote contre',
}
