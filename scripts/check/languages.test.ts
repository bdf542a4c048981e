import { expect, it } from 'vitest'
import { faultsOf } from './languages.ts'

const PLACE = 'apps/web/src/play/room/words'
const english = `export const words = { text: 'The floor is yours, delegate.', chair: 'Chair' }`
const spanish = `export const words = { text: 'Tienes la palabra.', chair: 'Presidencia' }`

function faults(french: string | undefined, name = PLACE): readonly string[] {
  const files: Record<string, string> = { [`${name}.en.ts`]: english, [`${name}.es.ts`]: spanish }
  if (french !== undefined) files[`${name}.fr.ts`] = french
  return faultsOf({ names: Object.keys(files), read: (file) => files[file] ?? '' })
}

it.each([
  { french: `export const words = { text: 'Vous avez la parole !' }`, isRefused: true, because: 'the space may break' },
  { french: `export const words = { text: 'Vous avez la parole\u202f!' }`, isRefused: false, because: 'it may not' },
  {
    french: `export const words = { text: count > 1 ? 'La parole' : 'Rien' }`,
    isRefused: false,
    because: 'it is code',
  },
  { french: undefined, isRefused: true, because: 'there is none' },
  { french: english, isRefused: true, because: 'it was not translated' },
])('a French module is refused: $isRefused, $because', ({ french, isRefused }) => {
  expect(faults(french).length > 0).toBe(isRefused)
})

it('finds the twins of a package’s texts in the page', () => {
  const files: Record<string, string> = { 'packages/contract/src/words.en.ts': english }
  for (const language of ['fr', 'es']) {
    files[`apps/web/src/client/wording/packages/contract/src/words.${language}.ts`] = spanish
  }
  expect(faultsOf({ names: Object.keys(files), read: (file) => files[file] ?? '' })).toEqual([])
})
