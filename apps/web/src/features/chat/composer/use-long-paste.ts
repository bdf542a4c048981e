import { CHAT_MESSAGE_MAX_LENGTH } from '@placard/contract'
import { type ClipboardEvent, useState } from 'react'
import { useChat, useChatState } from '../chat-context.ts'
import { fileMessages } from '../files/messages.en.ts'
import { focusComposer } from './composer-id.ts'

/** A pasted text of which a message holds only the beginning. */
interface Pasted {
  readonly text: string
  /** The part of it that is in the draft. */
  readonly inserted: string
  /** Once it is attached: the file, and the draft before. */
  readonly attached: { readonly fileId: string; readonly draft: string } | undefined
}

/** The offer to attach a pasted text that is too long for a message; the whole text is kept as long as it stands. */
export function useLongPaste() {
  const chat = useChat()
  const draft = useChatState((state) => state.draft)
  const files = useChatState((state) => state.files)
  const [pasted, setPasted] = useState<Pasted>()

  function handlePaste({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) {
    const text = clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n')
    const selected = currentTarget.selectionEnd - currentTarget.selectionStart
    const room = CHAT_MESSAGE_MAX_LENGTH - (draft.length - selected)
    if (text.length > room) setPasted({ text, inserted: text.slice(0, room), attached: undefined })
  }
  function attach() {
    if (pasted === undefined) return
    chat.files.add([new File([pasted.text], fileMessages.pasted.name, { type: 'text/plain' })])
    const fileId = chat.store.getState().files.at(-1)?.id ?? ''
    chat.type(draft.replace(pasted.inserted, ''))
    setPasted({ ...pasted, attached: { fileId, draft } })
    focusComposer()
  }
  function undo() {
    if (pasted?.attached === undefined) return
    chat.files.remove(pasted.attached.fileId)
    chat.type(pasted.attached.draft)
    setPasted({ ...pasted, attached: undefined })
    focusComposer()
  }
  const isAttached = pasted?.attached !== undefined
  // a file that was sent or removed cannot be put back
  const isOver = isAttached && !files.some(({ id }) => id === pasted.attached?.fileId)
  return {
    pasted: isOver ? undefined : pasted,
    isAttached,
    handlePaste,
    attach,
    undo,
    dismiss: () => setPasted(undefined),
  }
}
