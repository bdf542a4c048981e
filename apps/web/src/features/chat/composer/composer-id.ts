/** The one composer of the page, for the keys that go to it. */
export const COMPOSER_ID = 'chat-composer'

export function focusComposer(): void {
  document.getElementById(COMPOSER_ID)?.focus()
}

/** Gives the focus back to the composer, but not under a finger, where it would bring up the keys over the answer. */
export function returnToComposer(): void {
  if (!window.matchMedia('(pointer: coarse)').matches) focusComposer()
}
