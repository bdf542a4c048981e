export type ShortcutId = 'composer' | 'motion' | 'vote' | 'sheet'

const KEYS: Readonly<Record<string, ShortcutId>> = { '/': 'composer', m: 'motion', v: 'vote', '?': 'sheet' }

/** What a single key is a shortcut for. */
export function shortcutOf(key: string): ShortcutId | undefined {
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined
}

/** Elements that take keys for themselves. */
const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** Whether a key press may be a shortcut: not while somebody types, and not with another key held. */
export function isShortcutEvent(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  if (document.querySelector('dialog[open]') !== null) return false
  return !(event.target instanceof Element && event.target.closest(TYPING) !== null)
}
