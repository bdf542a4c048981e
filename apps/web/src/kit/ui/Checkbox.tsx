import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export type CheckboxProps = {
  label: ReactNode
  name?: string
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

/** A choice that takes effect later. The native checkbox; the label is part of the target. */
export function Checkbox({ label, name, isChecked, onCheck }: CheckboxProps) {
  const id = useId()
  return (
    <span className="relative inline-flex items-center gap-2">
      <span className="relative inline-grid size-5 shrink-0 place-items-center rounded-[4px] border border-control bg-surface transition-colors duration-(--duration-state) has-checked:border-accent has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onCheck(event.target.checked)}
          className="peer absolute inset-0 m-0 cursor-pointer appearance-none outline-none"
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none size-4 text-on-accent opacity-0 peer-checked:opacity-100"
        />
      </span>
      <label htmlFor={id} className="target inline-flex cursor-pointer items-center text-14 text-text-2">
        {label}
      </label>
    </span>
  )
}
