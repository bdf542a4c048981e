import { type RefObject, useEffect, useRef } from 'react'
import { useListening } from './listening-store.ts'

/** Where a section is marked while it is read: on the screen by its outline, for assistive technology as the current one. */
const MARKED = { 'aria-current': true, 'data-heard': '' } as const
const UNMARKED = {} as const

/** The section of that title: its mark while it is being read, and the element to bring into sight then. */
export function useHeardSection(title: string): {
  readonly section: RefObject<HTMLElement | null>
  readonly isHeard: boolean
  readonly mark: typeof MARKED | typeof UNMARKED
} {
  const section = useRef<HTMLElement>(null)
  const isHeard = useListening((listening) => listening.title === title)
  const isFollowed = useListening((listening) => listening.isFollowed)
  useEffect(() => {
    if (isHeard && isFollowed) section.current?.scrollIntoView({ block: 'start' })
  }, [isHeard, isFollowed])
  return { section, isHeard, mark: isHeard ? MARKED : UNMARKED }
}
