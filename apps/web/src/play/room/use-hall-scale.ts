import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { ROW_RADII } from './hall-geometry.ts'

/** The dimensions of the hall in its box. */
export type HallScale = {
  /** A hundredth of the hall's width, in px. */
  readonly unit: number
  /** Flattening of the arcs: the hall's depth divided by its width. */
  readonly flattening: number
  /** Whether there is no room for names: placards then show codes. */
  readonly isCompact: boolean
}

/** Space in px above the last row for its shapes and the blocs' names, and below the first for the rostrum. */
const ABOVE = { wide: 58, compact: 44 } as const
const BELOW = { wide: 46, compact: 44 } as const
const COMPACT_BELOW_WIDTH = 600
/** Maximum width; a wider hall of seven seats would look empty. */
const WIDEST = 1040
/** On a phone the placards at both ends extend beyond their seats. */
const EDGES = { wide: 0, compact: 18 } as const

/** Fits the arcs into a box of that size (px): as wide as the box, and as deep as its height allows. */
export function hallScale(width: number, height: number): HallScale {
  const size = width < COMPACT_BELOW_WIDTH ? 'compact' : 'wide'
  const unit = Math.min(width - EDGES[size], WIDEST) / 100
  const depth = (height - ABOVE[size] - BELOW[size]) / (ROW_RADII[1] * unit)
  return { unit, flattening: Math.min(0.95, Math.max(0.3, depth)), isCompact: size === 'compact' }
}

/** Sets the CSS variables `--u`, `--k` and `--rostrum`, by which everything in the hall is placed. */
function applyScale(element: HTMLElement, scale: HallScale): void {
  element.style.setProperty('--u', `${scale.unit}px`)
  element.style.setProperty('--k', String(scale.flattening))
  element.style.setProperty('--rostrum', `${scale.isCompact ? BELOW.compact : BELOW.wide}px`)
}

/** Observes the size of a box, and sets the scale of the hall in it. */
export function useHallScale(): { readonly box: RefObject<HTMLDivElement | null>; readonly isCompact: boolean } {
  const box = useRef<HTMLDivElement>(null)
  const [isCompact, setIsCompact] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      const scale = hallScale(width || 960, height || 300)
      applyScale(element, scale)
      setIsCompact(scale.isCompact)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, isCompact }
}
