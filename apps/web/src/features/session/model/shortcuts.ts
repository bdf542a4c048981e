/** Elements that take keys for themselves. */
const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** Whether a single key may be a shortcut: not while somebody types, and not while a dialog is open. */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]') !== null) return false
  return !(event.target instanceof Element && event.target.closest(TYPING) !== null)
}
