import { type RefObject, useEffect, useRef } from 'react'

/** What a reader does to move through the captions: from then on they read where they like. */
const READING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
/** Scroll distance from the newest line beyond which somebody reads earlier ones. */
const AWAY_PX = 48
/** How near to the edge of the captions a word may come. */
const EDGE_PX = 24

/** Keeps the word that is being said in sight, unless the reader has gone elsewhere; afterwards the newest line is shown. */
export function useFollowedWord(words: number): RefObject<HTMLSpanElement | null> {
  const word = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLElement>(undefined)

  useEffect(() => {
    const log = word.current?.closest<HTMLElement>('[role=log]')
    if (log == null || log.scrollTop < -AWAY_PX) return undefined
    box.current = log
    const leave = () => {
      box.current = undefined
    }
    // with the button that jumps to the newest line
    const around = log.parentElement ?? log
    for (const kind of READING) around.addEventListener(kind, leave, { passive: true })
    return () => {
      for (const kind of READING) around.removeEventListener(kind, leave)
      box.current?.scrollTo({ top: 0 })
      box.current = undefined
    }
  }, [])

  useEffect(() => {
    const log = box.current?.getBoundingClientRect()
    const place = word.current?.getBoundingClientRect()
    if (words < 1 || log === undefined || place === undefined) return
    const isInSight = place.top >= log.top + EDGE_PX && place.bottom <= log.bottom - EDGE_PX
    if (!isInSight) word.current?.scrollIntoView({ block: 'center' })
  }, [words])

  return word
}
