import { describe, expect, it } from 'vitest'
import { filesOf, parseManifest } from './size.ts'

const manifest = parseManifest(
  JSON.stringify({
    'index.html': { file: 'a.js', css: ['a.css'], imports: ['_shared.js'], dynamicImports: ['late.tsx'] },
    '_shared.js': { file: 'shared.js', imports: ['index.html'] },
    'late.tsx': { file: 'late.js', imports: ['_shared.js', '_more.js'] },
    '_more.js': { file: 'more.js', name: 'more', css: ['more.css'] },
    broken: 7,
  }),
)

describe('the files of a first load', () => {
  it('are the entry and what it imports, circles included, not what may come later', () => {
    expect(filesOf(manifest, ['index.html'])).toEqual(['a.js', 'a.css', 'shared.js'])
  })

  it('are counted once when several parts need them', () => {
    expect(filesOf(manifest, ['index.html', 'late.tsx'])).toEqual([
      'a.js',
      'a.css',
      'shared.js',
      'late.js',
      'more.js',
      'more.css',
    ])
  })

  it('may be those of joined code, found by its name', () => {
    expect(filesOf(manifest, ['joined:more'])).toEqual(['more.js', 'more.css'])
  })

  it('must exist: a renamed source may not make the measure smaller', () => {
    expect(() => filesOf(manifest, ['gone.tsx'])).toThrow('no chunk for gone.tsx')
  })
})
