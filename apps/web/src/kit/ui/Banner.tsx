import type { ReactNode } from 'react'

export type BannerProps = { icon?: ReactNode; children: ReactNode; action?: ReactNode }

/** A thin bar above everything, about the whole page: no network, a new version. */
export function Banner({ icon, children, action }: BannerProps) {
  return (
    <div
      role="status"
      className="notice flex min-h-9 animate-appear flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-hairline bg-sunken px-4 py-1 text-13 text-text [&_svg]:size-4 [&_svg]:shrink-0"
    >
      <span className="inline-flex items-start gap-2 sm:items-center max-sm:[&>svg]:mt-0.5">
        {icon}
        {children}
      </span>
      {action}
    </div>
  )
}
