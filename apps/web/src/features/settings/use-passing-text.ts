import { useEffect, useState } from 'react'

/** How long a status message stays. */
const STAYS_MS = 3000

/** A status message that goes away by itself. Telling the same again starts its time anew. */
export function usePassingText(): readonly [text: string, tell: (text: string) => void] {
  const [told, setTold] = useState({ text: '' })
  useEffect(() => {
    if (told.text === '') return undefined
    const timer = setTimeout(() => setTold({ text: '' }), STAYS_MS)
    return () => clearTimeout(timer)
  }, [told])
  return [told.text, (text) => setTold({ text })]
}
