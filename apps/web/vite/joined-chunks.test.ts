import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ICONS, joinedChunks } from './joined-chunks.ts'

const SOURCE = path.resolve(import.meta.dirname, '../src')
const own = (name: string) => path.join(SOURCE, name)

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  [own('main.tsx')]: ['/node_modules/react/index.js', '/repo/packages/contract/src/index.ts'],
  [own('Shell.tsx')]: ['/node_modules/react/index.js', own('ui/Button.tsx')],
  [own('Chat.tsx')]: [own('ui/Button.tsx'), own('Panel.tsx'), own('kit/ui/Sheet.tsx'), own('kit/ui/Find.tsx')],
  [own('Session.tsx')]: [own('kit/ui/Sheet.tsx')],
  [own('kit/ui/Sheet.tsx')]: [own('kit/ui/modal.ts')],
  [own('Panel.tsx')]: [own('Chat.tsx')],
  '/repo/packages/contract/src/index.ts': ['/repo/packages/contract/src/chat.ts'],
}
const importersOf = (id: string) => Object.keys(IMPORTS).filter((one) => IMPORTS[one]?.includes(id))
const context = {
  getModuleInfo: (id: string) => ({
    importedIds: IMPORTS[id] ?? [],
    importers: importersOf(id),
    dynamicImporters: [],
  }),
}

describe('chunks that are joined', () => {
  const { groups } = joinedChunks([
    { name: 'first', roots: ['main.tsx'], also: /\/contract\/src\/codes\.ts$/ },
    { name: 'inside', roots: ['Shell.tsx'] },
    { name: 'icons', shared: ICONS },
    { name: 'chat', roots: ['Chat.tsx'], sharedIn: { 'kit/': 'inside', 'client/': 'inside' } },
  ])
  const placeOf = (id: string) => groups.map(({ name }) => name(id, context)).filter((name) => name !== null)

  it.each([
    { id: '/node_modules/react/index.js', place: ['first'], because: 'the first group that needs it has it' },
    { id: own('ui/Button.tsx'), place: ['inside'], because: 'the chat comes after the shell' },
    { id: own('kit/ui/Sheet.tsx'), place: ['inside'], because: 'a session has sheets too' },
    { id: own('kit/ui/modal.ts'), place: ['inside'], because: 'the sheet needs it wherever that is' },
    { id: own('kit/ui/Find.tsx'), place: ['chat'], because: 'nobody else finds anything' },
    { id: own('Panel.tsx'), place: ['chat'], because: 'only the chat needs it' },
    { id: own('Chat.tsx'), place: ['chat'], because: 'what is asked for comes with what it needs' },
    { id: own('main.tsx'), place: [], because: 'the page names its entry' },
    { id: '/node_modules/lucide-react/icons/send.mjs', place: ['icons'], because: 'those of single views follow them' },
    { id: '/repo/packages/contract/src/chat.ts', place: [], because: 'a part of a package follows what uses it' },
    { id: '/repo/packages/contract/src/codes.ts', place: ['first'], because: 'the group names it' },
    { id: own('Campaigns.tsx'), place: [], because: 'nobody of these needs it' },
  ])('$id: $place, because $because', ({ id, place }) => {
    expect(placeOf(id)).toEqual(place)
  })

  it('have an icon only where several parts have it', () => {
    expect(groups.map((group) => group.minShareCount)).toEqual([undefined, undefined, 2, undefined])
  })

  it('ask the earlier group first', () => {
    expect(groups.map(({ priority }) => priority)).toEqual([4, 3, 2, 1])
  })
})
