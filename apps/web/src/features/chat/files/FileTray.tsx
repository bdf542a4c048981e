import { useChat, useChatState, useIsPending } from '../chat-context.ts'
import { areReady } from '../model/draft-files.ts'
import { FileRow } from './FileRow.tsx'
import { fileMessages as words } from './messages.en.ts'

/** Suggested prompts for documents when the draft is empty. */
function Starts() {
  const chat = useChat()
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {words.starts.map(({ title, prompt }) => (
        <button
          key={title}
          type="button"
          onClick={() => void chat.send(prompt)}
          className="inline-flex min-h-8 items-center rounded-full border border-control px-3 text-13 text-text hover:border-accent pointer-coarse:min-h-11"
        >
          {title}
        </button>
      ))}
    </div>
  )
}

/** Attachments of the draft. */
export function FileTray() {
  const chat = useChat()
  const files = useChatState((state) => state.files)
  const isEmpty = useChatState(({ draft }) => draft.trim() === '')
  const isPending = useIsPending()
  if (files.length === 0) return null
  return (
    <div className="mb-2">
      <ul aria-label={words.list} className="grid max-h-52 gap-1.5 overflow-y-auto sm:grid-cols-2">
        {files.map((file) => (
          <FileRow key={file.id} file={file} files={chat.files} />
        ))}
      </ul>
      <p className="mt-1 text-12 text-text-3">{words.kept}</p>
      {areReady(files) && isEmpty && !isPending && <Starts />}
    </div>
  )
}
