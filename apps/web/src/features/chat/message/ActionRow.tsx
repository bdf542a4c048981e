import type { ReactNode } from 'react'

/** What can be done with a message: shown to whoever points at it or has the focus in it, and always under a finger. */
export function ActionRow({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center opacity-0 transition-opacity duration-(--duration-state) group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 [&_svg]:size-4">
      {children}
    </span>
  )
}
