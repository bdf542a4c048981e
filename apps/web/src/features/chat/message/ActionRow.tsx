import type { ReactNode } from 'react'

/** Actions of a message: shown on hover and focus, and always on touch screens. */
export function ActionRow({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center opacity-0 transition-opacity duration-(--duration-state) group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 [&_svg]:size-4">
      {children}
    </span>
  )
}
