import { useId } from 'react'

type SettingSliderProps = {
  label: string
  /** Its effect, in a sentence. */
  hint: string
  range: { readonly least: number; readonly most: number }
  value: number
  /** The value in words, beside the label and for screen readers. */
  valueText: string
  onChoose: (value: number) => void
}

/** A number in steps of a tenth, effective at once. */
export function SettingSlider({ label, hint, range, value, valueText, onChoose }: SettingSliderProps) {
  const id = useId()
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-15 font-medium">
          {label}
        </label>
        <span aria-hidden="true" className="tabular text-15">
          {valueText}
        </span>
      </div>
      <div id={`${id}-hint`} className="max-w-column text-13 text-text-2">
        {hint}
      </div>
      <input
        id={id}
        type="range"
        min={range.least}
        max={range.most}
        step={0.1}
        value={value}
        aria-valuetext={valueText}
        aria-describedby={`${id}-hint`}
        // the sum of steps of a tenth is not always a tenth
        onChange={(event) => onChoose(Math.round(event.target.valueAsNumber * 10) / 10)}
        className="target w-full accent-accent"
      />
    </div>
  )
}
