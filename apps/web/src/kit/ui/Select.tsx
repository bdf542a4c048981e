import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { CONTROL_CLASSES } from './TextField.tsx'

export type SelectOption<Value extends string> = { value: Value; label: string; isDisabled?: boolean }

export type SelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'id' | 'value' | 'onChange' | 'onSelect' | 'children'
> & {
  label: string
  options: readonly SelectOption<Value>[]
  value: Value
  onSelect: (value: Value) => void
  hint?: ReactNode
  error?: string | undefined
}

/** The native select: works on every device, and adds no code. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onSelect, hint, error, className, ...rest } = props
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className="relative flex">
        <select
          {...rest}
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen !== undefined) onSelect(chosen.value)
          }}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
          className={classes(CONTROL_CLASSES, 'appearance-none pe-10', className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-e-3 inset-bs-1/2 size-4 -translate-y-1/2 text-text-3"
        />
      </span>
    </FieldFrame>
  )
}
