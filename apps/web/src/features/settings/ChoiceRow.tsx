import { type ReactNode, useId } from 'react'
import { classes } from '../../kit/ui/classes.ts'

export type Choice<Value extends string> = {
  value: Value
  label: string
  hint?: ReactNode
  icon?: ReactNode
  /** What the choice looks like. */
  sample?: ReactNode
}

type ChoiceRowProps<Value extends string> = {
  legend: string
  hint: ReactNode
  choices: readonly Choice<Value>[]
  value: Value
  onChoose: (value: Value) => void
  /** Stacked, each with its explanation; else side by side. */
  isList?: boolean
}

/**
 * One of several choices, effective at once. Native radio buttons: arrow keys move, a click anywhere on the card
 * chooses.
 */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { legend, hint, choices, value, onChoose, isList = false } = props
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="text-15 font-medium">{legend}</legend>
      <div id={`${id}-hint`} className="mb-3 max-w-column text-13 text-text-2">
        {hint}
      </div>
      <div className={classes('grid', isList ? 'gap-2' : 'grid-cols-3 gap-1 sm:gap-2')}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes(
              isList && 'sm:grid sm:grid-cols-[8.5rem_1fr] sm:items-center sm:gap-x-3',
              'target relative flex cursor-pointer flex-col justify-center rounded-control border border-control px-2 sm:px-3 py-2 transition-colors duration-(--duration-state) hover:border-text-3 has-checked:border-accent has-checked:bg-accent/8 has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none outline-none"
            />
            {choice.sample}
            <span className="flex flex-wrap items-center gap-x-2 text-14 font-medium [&_svg]:size-4">
              {choice.icon}
              {choice.label}
            </span>
            {choice.hint !== undefined && <span className="text-13 text-text-2">{choice.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
