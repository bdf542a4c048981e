import type { KeyboardEvent } from 'react'
import { useBranch, useChat, useIsPending } from '../chat-context.ts'
import { useListHandle } from '../list-handle.ts'

/** Whether a key press in an empty composer recalls the last message. */
export function isRecallingKey({ key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'ArrowUp' && !altKey && !ctrlKey && !metaKey && !shiftKey && !nativeEvent.isComposing
}

/** Opens the editor of the user's last message; false where there is none, or an answer is pending. */
export function useEditLast(): () => boolean {
  const chat = useChat()
  const list = useListHandle()
  const { branch } = useBranch()
  const isPending = useIsPending()
  return () => {
    const index = branch.findLastIndex(({ role }) => role === 'user')
    const last = branch[index]
    if (last === undefined || isPending) return false
    chat.edit(last.id)
    list.current?.show(index)
    return true
  }
}
