import { CHAT_MESSAGE_MAX_LENGTH } from '@placard/contract'
import { type ClipboardEvent, useState } from 'react'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { useChat, useChatState } from '../chat-context.ts'
import { fileMessages } from '../files/messages.en.ts'
import { focusComposer } from './composer-id.ts'

/** A pasted text of which a message holds only the beginning. */
interface Pasted {
  readonly text: string
  /** The part of it that is in the draft. */
  readonly inserted: string
}

/** The offer to attach a pasted text that is too long for a message; the whole text is kept until it is answered. */
export function useLongPaste() {
  const chat = useChat()
  const draft = useChatState((state) => state.draft)
  const [pasted, setPasted] = useState<Pasted>()

  function handlePaste({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) {
    const text = clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n')
    const selected = currentTarget.selectionEnd - currentTarget.selectionStart
    const room = CHAT_MESSAGE_MAX_LENGTH - (draft.length - selected)
    if (text.length > room) setPasted({ text, inserted: text.slice(0, room) })
  }
  function attach() {
    if (pasted === undefined) return
    const before = chat.store.getState()
    const known = new Set(before.files.map(({ id }) => id))
    chat.files.add([new File([pasted.text], fileMessages.pasted.name, { type: 'text/plain' })])
    chat.type(before.draft.replace(pasted.inserted, ''))
    setPasted(undefined)
    focusComposer()
    const undo = () => {
      for (const { id } of chat.store.getState().files) if (!known.has(id)) chat.files.remove(id)
      chat.type(before.draft)
      setPasted(pasted)
    }
    showToast(fileMessages.pasted.attached, { undo })
  }
  return { pasted, handlePaste, attach, dismiss: () => setPasted(undefined) }
}
