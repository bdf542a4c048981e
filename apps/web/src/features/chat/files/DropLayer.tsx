import { useEffect, useState } from 'react'
import { useChat } from '../chat-context.ts'
import { fileMessages as words } from './messages.en.ts'

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true
}

/** Takes files that are dropped anywhere on the page, which would else be left for them, and shows that it will. */
export function DropLayer() {
  const { files } = useChat()
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    window.addEventListener('dragenter', over, { signal })
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false), { signal })
    window.addEventListener(
      'drop',
      (event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        files.add([...(event.dataTransfer?.files ?? [])])
      },
      { signal },
    )
    return () => ending.abort()
  }, [files])
  if (!isOver) return null
  return (
    <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center rounded-panel border-2 border-accent border-dashed bg-surface text-15 font-medium text-accent">
      {words.drop}
    </div>
  )
}
