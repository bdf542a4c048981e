import { useChat } from '../chat-context.ts'
import { fileMessages as words } from './messages.en.ts'
import { useDroppedFiles } from './use-dropped-files.ts'

/** Drop zone of the page: attaches dropped files and shows an overlay while they are dragged over it. */
export function DropLayer() {
  const { files } = useChat()
  const isOver = useDroppedFiles((dropped) => files.add(dropped))
  if (!isOver) return null
  return (
    <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center rounded-panel border-2 border-accent border-dashed bg-surface text-15 font-medium text-accent">
      {words.drop}
    </div>
  )
}
