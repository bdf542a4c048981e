import { Chip } from '../../kit/ui/Chip.tsx'
import { CATEGORY_FILTERS, DIFFICULTY_FILTERS, type Filters } from './filters.ts'
import { pickerMessages } from './messages.en.ts'

type FilterBarProps = { filters: Filters; onChange: (filters: Filters) => void; shown: number | undefined }

type FilterGroupProps<Value extends string> = {
  legend: string
  values: readonly Value[]
  labels: Readonly<Record<Value, string>>
  chosen: Value
  onChoose: (value: Value) => void
}

function FilterGroup<Value extends string>({ legend, values, labels, chosen, onChoose }: FilterGroupProps<Value>) {
  return (
    <fieldset className="flex min-w-0 items-center gap-3">
      <legend className="sr-only">{legend}</legend>
      <span aria-hidden="true" className="hidden w-20 shrink-0 text-13 font-medium text-text-3 md:block">
        {legend}
      </span>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {values.map((value) => (
          <Chip key={value} isPressed={value === chosen} onClick={() => onChoose(value)} className="shrink-0">
            {labels[value]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** Filters of the dossiers: one category and one difficulty at a time. */
export function FilterBar({ filters, onChange, shown }: FilterBarProps) {
  return (
    <div className="paper flex flex-col gap-2 px-4 py-3 sm:px-6 md:py-4">
      <FilterGroup
        legend={pickerMessages.category}
        values={CATEGORY_FILTERS}
        labels={pickerMessages.categories}
        chosen={filters.category}
        onChoose={(category) => onChange({ ...filters, category })}
      />
      <FilterGroup
        legend={pickerMessages.difficulty}
        values={DIFFICULTY_FILTERS}
        labels={pickerMessages.difficulties}
        chosen={filters.difficulty}
        onChoose={(difficulty) => onChange({ ...filters, difficulty })}
      />
      <p role="status" className="sr-only">
        {shown === undefined ? '' : pickerMessages.shown(shown)}
      </p>
    </div>
  )
}
