import { Paperclip } from 'lucide-react'
import { useChat } from '../chat-context.ts'
import { fileMessages as words } from './messages.en.ts'
import { useFilePicker } from './use-file-picker.tsx'

/** Opens the file picker. */
export function AttachButton() {
  const { files } = useChat()
  const { field, open } = useFilePicker(words.attach, (picked) => files.add(picked))
  return (
    <>
      {field}
      <button
        type="button"
        data-tooltip={words.limits}
        aria-label={words.attach}
        onClick={open}
        className="target absolute inset-s-1 inset-be-1 grid place-items-center rounded-control text-text-2 transition-colors duration-(--duration-state) hover:bg-text/8 hover:text-text"
      >
        <Paperclip aria-hidden="true" className="size-5" />
      </button>
    </>
  )
}
