import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { useStore } from 'zustand'
import { useSetting } from '../settings/current.ts'
import { allCommands, type Command, commandStore } from './commands.ts'

/** Elements that handle keys themselves. */
const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** Whether a key press may be a shortcut: not while the user types, and not while a dialog is open. */
function mayBeShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]') !== null) return false
  return !(event.target instanceof Element && event.target.closest(TYPING) !== null)
}

/** A key pressed alone, or only with Shift, may be pressed by accident: users can switch these shortcuts off. */
export function isSingleKey(keys: string): boolean {
  return !/\$mod|Control|Meta|Alt/.test(keys)
}

const NAMES: Readonly<Record<string, string>> = { Comma: ',', ArrowLeft: '←', ArrowRight: '→' }
const MAC_NAMES: Readonly<Record<string, string>> = { $mod: '⌘', Shift: '⇧' }

/** A combination as labelled on the user's keyboard. */
export function shownKeys(keys: string, isMac: boolean): readonly string[] {
  return keys.split('+').map((key) => {
    if (isMac && MAC_NAMES[key] !== undefined) return MAC_NAMES[key]
    if (key === '$mod') return 'Ctrl'
    return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  })
}

/** Whether the user's keyboard has a Command key. */
export function hasMacKeys(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}

/** Binds the keys of commands to the window. Returns the function that unbinds them. */
function bindKeys(commands: readonly Command[], hasSingleKeys: boolean): () => void {
  const bindings = commands.flatMap(({ keys = [], run }) =>
    keys
      .filter((combination) => hasSingleKeys || !isSingleKey(combination))
      .map((combination) => [combination, run] as const),
  )
  const whenFree = (run: () => void) => (event: KeyboardEvent) => {
    if (!mayBeShortcut(event)) return
    event.preventDefault()
    run()
  }
  return tinykeys(window, Object.fromEntries(bindings.map(([keys, run]) => [keys, whenFree(run)])))
}

/** Binds the keys of everything registered. Mounted once per page. */
export function useCommandKeys(): void {
  const sources = useStore(commandStore, (state) => state.sources)
  const hasSingleKeys = useSetting('singleKeyShortcuts')
  useEffect(() => bindKeys(allCommands(sources), hasSingleKeys), [sources, hasSingleKeys])
}
