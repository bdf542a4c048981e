import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { CONTROL_CLASSES } from './TextField.tsx'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'aria-invalid' | 'aria-describedby'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

/** Grows with its text up to 150 px, then scrolls. */
export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, { hint, error })}
        className={classes(CONTROL_CLASSES, 'field-sizing-content max-h-37.5 resize-none py-2.5', className)}
      />
    </FieldFrame>
  )
}
