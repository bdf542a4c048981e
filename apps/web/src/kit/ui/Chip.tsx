import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

export type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  /** Whether a filter is on; leave out for a chip that only acts. */
  isPressed?: boolean
  icon?: ReactNode
}

/** A small rounded choice: a filter, or one of several readings of a text. */
export function Chip({ isPressed, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isPressed}
      className={classes(
        'target-dense inline-flex items-center gap-2 rounded-full border px-3 text-13 font-medium',
        'transition-colors duration-(--duration-state) disabled:opacity-55 [&_svg]:size-4',
        isPressed === true
          ? 'border-accent bg-accent text-on-accent'
          : 'border-control bg-surface text-text-2 hover:border-text-3 hover:text-text',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  )
}
