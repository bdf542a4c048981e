import { type ReactNode, useId } from 'react'

export type SwitchProps = {
  label: string
  /** Its effect, in a sentence. */
  hint: ReactNode
  isOn: boolean
  onToggle: (isOn: boolean) => void
}

/**
 * An immediate on/off choice. The whole row is the target; the native checkbox underneath supports every input method.
 */
export function Switch({ label, hint, isOn, onToggle }: SwitchProps) {
  const id = useId()
  return (
    <div className="relative flex items-start justify-between gap-6 py-1">
      <div>
        <label htmlFor={id} className="text-15 font-medium after:absolute after:inset-0 after:cursor-pointer">
          {label}
        </label>
        <div id={`${id}-hint`} className="max-w-column text-13 text-text-2">
          {hint}
        </div>
      </div>
      <span className="relative mt-0.5 inline-flex h-6 w-11 shrink-0 rounded-full border border-control bg-sunken p-0.5 transition-colors duration-(--duration-state) has-checked:border-accent has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:bg-[Highlight]">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => onToggle(event.target.checked)}
          aria-describedby={`${id}-hint`}
          className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-full outline-none"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none size-4.5 rounded-full bg-control transition-[translate,background-color] duration-(--duration-state) peer-checked:translate-x-5 peer-checked:bg-on-accent rtl:peer-checked:-translate-x-5"
        />
      </span>
    </div>
  )
}
