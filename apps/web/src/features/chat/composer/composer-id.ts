/** DOM id of the composer, for the keyboard shortcuts that focus it. */
export const COMPOSER_ID = 'chat-composer'

export function focusComposer(): void {
  document.getElementById(COMPOSER_ID)?.focus()
}

/** Returns the focus to the composer, except on touch screens, where the on-screen keyboard would cover the answer. */
export function returnToComposer(): void {
  if (!window.matchMedia('(pointer: coarse)').matches) focusComposer()
}
