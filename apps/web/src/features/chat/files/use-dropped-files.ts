import { useEffect, useEffectEvent, useState } from 'react'

/** Stack of mounted drop zones: the one mounted last takes the dropped files. */
const takers: object[] = []

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true
}

/**
 * Handles files dropped anywhere on the page, for which the browser would otherwise leave the page.
 * @returns whether files are being dragged over the page.
 */
export function useDroppedFiles(take: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const handOver = useEffectEvent(take)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const isMine = (event: DragEvent) => holdsFiles(event) && takers.at(-1) === ending
    const over = (event: DragEvent) => {
      if (!isMine(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const drop = (event: DragEvent) => {
      if (!isMine(event)) return
      event.preventDefault()
      setIsOver(false)
      handOver([...(event.dataTransfer?.files ?? [])])
    }
    takers.push(ending)
    window.addEventListener('dragenter', over, { signal })
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false), { signal })
    window.addEventListener('drop', drop, { signal })
    return () => {
      ending.abort()
      takers.splice(takers.indexOf(ending), 1)
    }
  }, [])
  return isOver
}
