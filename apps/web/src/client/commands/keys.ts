import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { useStore } from 'zustand'
import { useSetting } from '../settings/current.ts'
import { allCommands, type Command, commandStore } from './commands.ts'

/** Attribute of the view's main input, which the keys for the input mean. */
export const MAIN_INPUT = '[data-main-input]'
/** Elements that handle keys themselves. */
const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** A composer takes the focus by itself: nobody types in it as long as it is empty. */
function isEmptyComposer(field: Element): boolean {
  return field instanceof HTMLTextAreaElement && field.matches(MAIN_INPUT) && field.value === ''
}

/** Whether a key press may be a shortcut: not while the user types, and not while a dialog is open. */
function mayBeShortcut(event: KeyboardEvent, { isInFields }: Pick<Command, 'isInFields'>): boolean {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]') !== null) return false
  const field = event.target instanceof Element ? event.target.closest(TYPING) : null
  if (field === null) return true
  // Alt makes letters on some keyboards
  const isCombination = (event.ctrlKey || event.metaKey) && !event.altKey
  return isCombination && (isInFields === true || isEmptyComposer(field))
}

/** A key pressed alone, or only with Shift, may be pressed by accident: users can switch these shortcuts off. */
export function isSingleKey(keys: string): boolean {
  return !/\$mod|Control|Meta|Alt/.test(keys)
}

const NAMES: Readonly<Record<string, string>> = { Control: 'Ctrl', Comma: ',', ArrowLeft: '←', ArrowRight: '→' }
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
  const bindings = commands.flatMap((command) =>
    (command.keys ?? [])
      .filter((combination) => hasSingleKeys || !isSingleKey(combination))
      .map((combination) => [combination, command] as const),
  )
  const whenFree = (command: Command) => (event: KeyboardEvent) => {
    if (!mayBeShortcut(event, command)) return
    event.preventDefault()
    command.run()
  }
  return tinykeys(window, Object.fromEntries(bindings.map(([keys, command]) => [keys, whenFree(command)])))
}

/** Binds the keys of everything registered. Mounted once per page. */
export function useCommandKeys(): void {
  const sources = useStore(commandStore, (state) => state.sources)
  const hasSingleKeys = useSetting('singleKeyShortcuts')
  useEffect(() => bindKeys(allCommands(sources), hasSingleKeys), [sources, hasSingleKeys])
}
