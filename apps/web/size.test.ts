import { describe, expect, it } from 'vitest'
import { filesOf, parseManifest, viewsWithVoice } from './size.ts'

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

describe('the code of voices and microphone', () => {
  const views = (imports: Readonly<Record<string, readonly string[]>>) =>
    parseManifest(
      JSON.stringify({
        'index.html': { file: 'a.js' },
        '_inside.js': { file: 'inside.js', name: 'inside' },
        '_voice.js': { file: 'voice.js', name: 'voice' },
        '_chat.js': { file: 'chat.js', name: 'chat-screen', imports: imports.chat ?? [] },
        'src/legal/TermsScreen.tsx': { file: 'terms.js', imports: imports.terms ?? [] },
        'src/talk/TalkScreen.tsx': { file: 'talk.js', imports: ['_voice.js'] },
        'src/legal/terms.ts': { file: 'words.js', imports: ['_voice.js'] },
      }),
    )

  it('comes with the views in which somebody speaks', () => {
    expect(viewsWithVoice(views({}))).toEqual([])
  })

  it.each([
    { imports: { terms: ['_voice.js'] }, found: ['src/legal/TermsScreen.tsx'] },
    { imports: { chat: ['_voice.js'] }, found: ['joined:chat-screen'] },
  ])('is found where it comes with another: $found', ({ imports, found }) => {
    expect(viewsWithVoice(views(imports))).toEqual(found)
  })
})
