import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { uiMessages } from './messages.en.ts'

/** A placeholder for one shape of the coming layout, sized by `className`. Put several inside a `SkeletonGroup`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes('block animate-breathe rounded-control bg-hairline/70', className)} />
  )
}

/** Skeletons that appear after 150 ms. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" aria-label={uiMessages.loading} className={classes('animate-late', className)}>
      {children}
    </div>
  )
}
