import type { KeyboardEvent } from 'react'

/** Whether a key sends the text: Enter alone, unless an input method is still composing a word. */
export function isSendingKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing
}
