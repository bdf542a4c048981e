import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'

const LOOK: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-hover',
  secondary: 'bg-surface text-text border-control hover:bg-sunken hover:border-text-3',
  quiet: 'bg-transparent text-accent border-transparent hover:bg-accent/10',
  danger: 'bg-danger text-on-accent border-transparent hover:bg-danger-hover',
}

/** The classes of every button; links that look like buttons use them too. */
export function buttonClasses(variant: Variant = 'secondary', size: 'md' | 'sm' = 'md', className?: string): string {
  return classes(
    'relative inline-flex items-center justify-center gap-2 rounded-control border font-medium select-none',
    'transition-[background-color,border-color,color,translate] duration-(--duration-state) active:translate-y-px',
    'disabled:opacity-55 disabled:active:translate-y-0 aria-disabled:opacity-55',
    size === 'md' ? 'target px-4 py-2 text-15' : 'target-dense px-3 py-1 text-13',
    LOOK[variant],
    className,
  )
}

export type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant
  /** `sm` is for dense lists: 36 px with a mouse, 44 px on touch screens. */
  size?: 'md' | 'sm'
  /** Work is under way: keeps focus and place, ignores clicks, is announced to screen readers. */
  isBusy?: boolean
  icon?: ReactNode
}

export function Button({ variant, size, isBusy = false, icon, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      className={buttonClasses(variant, size, className)}
    >
      {isBusy ? (
        <span
          aria-hidden="true"
          className="size-4 animate-turn rounded-full border-2 border-current border-e-transparent"
        />
      ) : (
        icon
      )}
      {children}
    </button>
  )
}
