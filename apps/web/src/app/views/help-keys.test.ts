import '../../test-setup.ts'
import product from '@placard/content/guide/product.json'
import { describe, expect, it } from 'vitest'
import { allCommands, commandStore } from '../../client/commands/commands.ts'
import { shownKeys } from '../../client/commands/keys.ts'
import { HALL_KEYS } from '../../play/session/hall-keys.ts'
import { shellCommands } from '../commands/shell-commands.ts'
import { KEYS_OF_VIEWS } from './help-keys.ts'

const entry = product.entries.find(({ id }) => id === 'shortcuts')?.answer ?? ''
const bound = new Map(
  shellCommands({ kind: 'demo' }, () => undefined).map(({ id, keys = [] }) => [
    id,
    keys[0] === undefined ? '' : shownKeys(keys[0], false).join('+'),
  ]),
)

describe('the keys that the guide tells of', () => {
  it.each([
    { id: 'focus-input', row: (keys: string) => `| ${keys} | focus the input |` },
    { id: 'toggle-sidebar', row: (keys: string) => `| ${keys} | sidebar |` },
    { id: 'go-settings', row: (keys: string) => `| ${keys} | settings |` },
    { id: 'go-help', row: (keys: string) => `| ${keys} | help |` },
  ])('are those that $id is bound to', ({ id, row }) => {
    expect(entry).toContain(row(bound.get(id) ?? 'nothing'))
  })

  it('are those of the views in the sidebar, in their order', () => {
    expect(['go-chat', 'go-voice', 'go-campaigns'].map((id) => bound.get(id))).toEqual(['Ctrl+1', 'Ctrl+2', 'Ctrl+3'])
    expect(entry).toContain('| Ctrl+1, 2, 3 | chat, voice, campaigns |')
  })

  it.each([
    { key: HALL_KEYS.composer, text: '**/** write' },
    { key: HALL_KEYS.motion, text: '**m** move to vote' },
    { key: HALL_KEYS.ballot, text: '**v** go to your ballot' },
    { key: HALL_KEYS.undo, text: '**Ctrl+Z** undo the last reading' },
  ])('are those of a session: $text', ({ key, text }) => {
    const shown = shownKeys(key.keys[0], false).join('+')
    expect(entry).toContain(text)
    expect(text.toLowerCase()).toContain(`**${shown.toLowerCase()}**`)
  })

  it('stand once in the help, under the view they belong to', () => {
    const rows = KEYS_OF_VIEWS.map(({ group, keys, label }) => `${group} ${keys} ${label}`)
    expect(new Set(rows).size).toBe(rows.length)
    expect(allCommands(commandStore.getState().sources)).toEqual([])
  })
})
