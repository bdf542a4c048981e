import { expect, it } from 'vitest'
import { faultsOf } from './languages.ts'

const PLACE = 'apps/web/src/play/room/words'
const english = `export const words = { text: 'The floor is yours, delegate.', chair: 'Chair' }`
const spanish = `export const words = { text: 'Tienes la palabra.', chair: 'Presidencia' }`

function faults(files: Readonly<Record<string, string>>): readonly string[] {
  return faultsOf({ names: Object.keys(files), read: (file) => files[file] ?? '' })
}

// what is refused is planted by the step itself
it.each([
  { french: `export const words = { text: 'Vous avez la parole\u202f!' }`, because: 'the space does not break' },
  { french: `export const words = { text: count > 1 ? 'La parole' : 'Rien' }`, because: 'the question mark is code' },
])('a French module is let through: $because', ({ french }) => {
  expect(faults({ [`${PLACE}.en.ts`]: english, [`${PLACE}.fr.ts`]: french, [`${PLACE}.es.ts`]: spanish })).toEqual([])
})

it('finds the twins of a package’s texts in the page', () => {
  const files: Record<string, string> = { 'packages/contract/src/words.en.ts': english }
  for (const language of ['fr', 'es']) {
    files[`apps/web/src/client/wording/packages/contract/src/words.${language}.ts`] = spanish
  }
  expect(faults(files)).toEqual([])
})
