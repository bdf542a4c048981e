import type { ReactNode } from 'react'

export type EmptyStateProps = {
  title: string
  /** What will be here. */
  children: ReactNode
  /** The one next action. */
  action?: ReactNode
  picture?: ReactNode
}

export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-form flex-col items-center gap-3 px-4 py-16 text-center">
      {picture}
      <h2 className="text-24">{title}</h2>
      <div className="text-15 text-text-2">{children}</div>
      {action !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
