import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** The action's name; read aloud and shown on hover. */
  label: string
  /** An icon, 20 px. */
  children: ReactNode
  isDense?: boolean
}

export function IconButton({ label, children, isDense = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      data-tooltip={label}
      aria-label={label}
      {...rest}
      className={classes(
        'inline-grid shrink-0 place-items-center rounded-control text-text-2 hover:bg-text/8 hover:text-text',
        'transition-colors duration-(--duration-state) disabled:opacity-55 [&_svg]:size-5',
        isDense ? 'target-dense' : 'target',
        className,
      )}
    >
      {children}
    </button>
  )
}
