import { ACCOUNT_RULE_MESSAGES, type AccountRule } from '@placard/contract'
import { useId } from 'react'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import type { AuthFields } from './auth-form.ts'
import { authMessages } from './messages.en.ts'

const { birth } = authMessages
const MONTHS = [
  { value: '', label: birth.chooseMonth },
  ...birth.months.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label })),
]

type BirthMonthFieldProps = {
  fields: AuthFields
  error: AccountRule | undefined
  onEdit: (field: 'birthMonth' | 'birthYear', value: string) => void
}

/** A field for the month of birth; its text does not hint at the required age. */
export function BirthMonthField({ fields, error, onEdit }: BirthMonthFieldProps) {
  const id = useId()
  const refusal = error === undefined ? undefined : ACCOUNT_RULE_MESSAGES[error]
  const isMonthMissing = fields.birthMonth === ''
  return (
    <fieldset aria-describedby={id}>
      <legend className="text-13 font-medium text-text-2">{birth.legend}</legend>
      <div className="mt-1 grid grid-cols-[3fr_2fr] gap-3">
        <Select
          label={birth.month}
          name="birthMonth"
          autoComplete="bday-month"
          options={MONTHS}
          value={fields.birthMonth}
          onSelect={(value) => onEdit('birthMonth', value)}
          error={isMonthMissing ? refusal : undefined}
        />
        <TextField
          label={birth.year}
          name="birthYear"
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          value={fields.birthYear}
          onChange={(event) => onEdit('birthYear', event.target.value)}
          error={isMonthMissing ? undefined : refusal}
        />
      </div>
      <p id={id} className="mt-1 text-13 text-text-3">
        {birth.hint}
      </p>
    </fieldset>
  )
}
