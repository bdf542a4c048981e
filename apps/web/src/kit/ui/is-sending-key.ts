import type { KeyboardEvent } from 'react'

/** Whether a key sends what is written: Enter alone. An input method still composing a word uses Enter for itself. */
export function isSendingKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing
}
