import { afterEach, describe, expect, it } from 'vitest'
import { wordsOf } from '../src/kit/language/words.ts'
import { withWords } from './words-plugin.ts'

const MODULE = `const hidden = 'a'
export const words = { text: \`the floor\`, hidden }
export function counted(count) { return \`\${count} votes\` }
`

/** The exports of a module as the build leaves it, with the words of a language. */
function exportsOf(code: string, ask: (id: string, english: unknown) => unknown): Record<string, unknown> {
  const body = code.replace(/^import [^;]+;/, '').replaceAll('export const ', 'exported.')
  const exported: Record<string, unknown> = {}
  new Function('exported', 'placardWordsOf', body)(exported, ask)
  return exported
}

describe('a module of texts', () => {
  it('asks for the twin of each export, by an id that differs with the module and the name', () => {
    const ids: string[] = []
    const read = (module: string) =>
      exportsOf(withWords(MODULE, module), (id, english) => {
        ids.push(id)
        return english
      })
    expect(read('play/room/words').words).toEqual({ text: 'the floor', hidden: 'a' })
    read('play/session/words')
    expect(new Set(ids).size).toBe(4)
  })

  it('keeps its lines, so that places in the source are right', () => {
    expect(withWords(MODULE, 'x').split('\n').length).toBe(MODULE.split('\n').length)
  })

  it('keeps functions that no language replaces', () => {
    const { counted } = exportsOf(withWords(MODULE, 'x'), (_id, english) => english)
    expect(typeof counted === 'function' && counted(3)).toBe('3 votes')
  })
})

describe('the words of an export', () => {
  afterEach(() => {
    globalThis.placardWords = undefined
  })

  it('are English where the page has no other language', () => {
    expect(wordsOf('ab12', 'the floor')).toBe('the floor')
  })

  it('are those of the page’s language where it has them', () => {
    globalThis.placardWords = { language: 'fr', words: { ab12: 'la parole' } }
    expect(wordsOf('ab12', 'the floor')).toBe('la parole')
    expect(wordsOf('cd34', 'the chair')).toBe('the chair')
  })
})
