import type { ReactNode } from 'react'

export type EmptyStateProps = {
  title: string
  /** What will be shown here later. */
  children: ReactNode
  /** The one next action. */
  action?: ReactNode
  picture?: ReactNode
  /** `h1` where the view shows nothing else. */
  heading?: 'h1' | 'h2'
}

export function EmptyState({ title, children, action, picture, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-form flex-col items-center gap-3 px-4 py-16 text-center">
      {picture}
      <Heading className="text-24">{title}</Heading>
      <div className="text-15 text-text-2">{children}</div>
      {action !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
