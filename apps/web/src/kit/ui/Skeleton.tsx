import { type ReactNode, useEffect, useState } from 'react'
import { classes } from './classes.ts'
import { uiMessages } from './messages.en.ts'

/** A placeholder for one shape of the coming layout, sized by `className`. Put several inside a `SkeletonGroup`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes('block animate-breathe rounded-control bg-hairline/70', className)} />
  )
}

/** When loading is said to take long, in ms: a call is given up after several times as long. */
const LONG_MS = 10_000

/** Whether the part has been shown for long. */
function useTakesLong(): boolean {
  const [takesLong, setTakesLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTakesLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return takesLong
}

/** Skeletons that appear after 150 ms, and say so when they have to stand for long. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  const takesLong = useTakesLong()
  return (
    <div role="status" aria-label={uiMessages.loading} className={classes('animate-late', className)}>
      {takesLong && <p className="text-13 text-text-2">{uiMessages.stillLoading}</p>}
      {children}
    </div>
  )
}
