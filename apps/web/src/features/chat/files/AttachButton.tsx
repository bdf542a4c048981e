import { Paperclip } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useChat } from '../chat-context.ts'
import { fileMessages as words } from './messages.en.ts'

/** File types the file picker offers first; the content of a file decides what it is. */
export const OFFERED =
  '.txt,.text,.md,.markdown,.csv,.tsv,.pdf,.docx,.doc,text/plain,text/markdown,text/csv,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Opens the file picker. */
export function AttachButton() {
  const { files } = useChat()
  const input = useRef<HTMLInputElement>(null)

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    files.add([...(target.files ?? [])])
    // lets the same file be chosen again after it was removed
    target.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={OFFERED}
        onChange={handleChange}
        aria-label={words.attach}
        tabIndex={-1}
        className="sr-only"
      />
      <button
        type="button"
        data-tooltip={words.limits}
        aria-label={words.attach}
        onClick={() => input.current?.click()}
        className="target absolute inset-s-1 inset-be-1 grid place-items-center rounded-control text-text-2 transition-colors duration-(--duration-state) hover:bg-text/8 hover:text-text"
      >
        <Paperclip aria-hidden="true" className="size-5" />
      </button>
    </>
  )
}
