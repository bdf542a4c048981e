import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { joinedChunks } from './joined-chunks.ts'

const SOURCE = path.resolve(import.meta.dirname, '../src')
const own = (name: string) => path.join(SOURCE, name)

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  [own('main.tsx')]: ['/node_modules/react/index.js', '/repo/packages/contract/src/index.ts'],
  [own('Shell.tsx')]: ['/node_modules/react/index.js', own('ui/Button.tsx')],
  [own('Chat.tsx')]: [own('ui/Button.tsx'), own('Panel.tsx')],
  [own('Panel.tsx')]: [own('Chat.tsx')],
  '/repo/packages/contract/src/index.ts': ['/repo/packages/contract/src/chat.ts'],
}
const context = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) }

describe('chunks that are joined', () => {
  const { groups } = joinedChunks([
    { name: 'first', roots: ['main.tsx'] },
    { name: 'inside', roots: ['Shell.tsx'] },
    { name: 'chat', roots: ['Chat.tsx'] },
  ])
  const placeOf = (id: string) => groups.map(({ name }) => name(id, context)).filter((name) => name !== null)

  it.each([
    { id: '/node_modules/react/index.js', place: ['first'], because: 'the first group that needs it has it' },
    { id: own('ui/Button.tsx'), place: ['inside'], because: 'the chat comes after the shell' },
    { id: own('Panel.tsx'), place: ['chat'], because: 'only the chat needs it' },
    { id: own('Chat.tsx'), place: [], because: 'what is asked for by name keeps its own chunk' },
    { id: '/repo/packages/contract/src/chat.ts', place: [], because: 'a part of a package follows what uses it' },
    { id: own('Campaigns.tsx'), place: [], because: 'nobody of these needs it' },
  ])('$id: $place, because $because', ({ id, place }) => {
    expect(placeOf(id)).toEqual(place)
  })

  it('ask the earlier group first', () => {
    expect(groups.map(({ priority }) => priority)).toEqual([3, 2, 1])
  })
})
