import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

const INK: Record<Tone, string> = {
  neutral: 'text-text-2 border-control',
  accent: 'text-accent border-accent',
  success: 'text-success border-success',
  warning: 'text-warning border-warning',
  danger: 'text-danger border-danger',
}

export type BadgeProps = { tone?: Tone; icon?: ReactNode; children: ReactNode; className?: string }

/** A label, not a control. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full border px-2 py-px text-12 font-medium [&_svg]:size-3.5',
        INK[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
