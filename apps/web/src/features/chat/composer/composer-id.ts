/** The one composer of the page, for the keys that go to it. */
export const COMPOSER_ID = 'chat-composer'

export function focusComposer(): void {
  document.getElementById(COMPOSER_ID)?.focus()
}
