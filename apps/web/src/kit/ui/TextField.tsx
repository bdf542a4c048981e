import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'

export const CONTROL_CLASSES = classes(
  'target w-full rounded-control border border-control bg-surface px-3 text-15 text-text',
  'transition-[border-color] duration-(--duration-state) placeholder:text-text-3 hover:border-text-3',
  'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger',
  'focus-visible:outline-offset-1 disabled:opacity-55',
)

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Inside the control at its end, for instance a show/hide button. */
  trailing?: ReactNode
}

export function TextField({ label, hint, error, trailing, className, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className="relative flex">
        <input
          {...rest}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
          className={classes(CONTROL_CLASSES, trailing !== undefined && 'pe-12', className)}
        />
        {trailing !== undefined && <span className="absolute inset-e-0 inset-bs-0">{trailing}</span>}
      </span>
    </FieldFrame>
  )
}
