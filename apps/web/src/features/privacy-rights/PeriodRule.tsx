import { type ReactNode, useState } from 'react'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Select } from '../../kit/ui/Select.tsx'
import { Switch } from '../../kit/ui/Switch.tsx'
import { settingsMessages } from './settings-messages.en.ts'

const { retention: words } = settingsMessages

interface PeriodWords {
  readonly label: string
  readonly hint: string
  readonly period: string
  readonly ask: (period: string) => string
  readonly confirm: (period: string) => string
}

interface PeriodRuleProps<Months extends number> {
  readonly rule: PeriodWords
  /** The periods there are, and the one that is proposed. */
  readonly periods: readonly Months[]
  readonly proposed: Months
  /** The one that holds; undefined where the rule is off. */
  readonly held: Months | undefined
  /** What a period would do, before it is chosen. */
  readonly preview: (months: Months) => ReactNode
  /** Keeps another period, or none. @returns whether it is kept. */
  readonly onChoose: (months: Months | null) => Promise<boolean>
  readonly isBusy: boolean
  readonly failure: string | undefined
  /** How it stands, while it is on and nothing else is being asked. */
  readonly children: ReactNode
}

/** A rule that is off or on with a period. Another period is shown with what it would do, and asked about. */
export function PeriodRule<Months extends number>(props: PeriodRuleProps<Months>) {
  const { rule, periods, proposed, held, preview, onChoose, isBusy, failure, children } = props
  const [asked, setAsked] = useState<Months>()
  const shown = asked ?? held

  async function choose(months: Months | null) {
    if (await onChoose(months)) setAsked(undefined)
  }
  function handleToggle(isOn: boolean) {
    if (isOn) setAsked(proposed)
    else if (held === undefined) setAsked(undefined)
    else void choose(null)
  }
  function handlePeriod(value: string) {
    const months = periods.find((one) => String(one) === value)
    setAsked(months === held ? undefined : months)
  }
  return (
    <div className="flex flex-col gap-3">
      <Switch label={rule.label} hint={rule.hint} isOn={shown !== undefined} onToggle={handleToggle} />
      {shown !== undefined && (
        <div className="self-start">
          <Select
            label={rule.period}
            value={String(shown)}
            options={periods.map((months) => ({ value: String(months), label: words.months(months) }))}
            onSelect={handlePeriod}
          />
        </div>
      )}
      {asked === undefined ? (
        held !== undefined && children
      ) : (
        <Alert tone="warning" title={rule.ask(words.months(asked))}>
          {preview(asked)}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setAsked(undefined)}>
              {words.keep}
            </Button>
            <Button size="sm" isBusy={isBusy} onClick={() => void choose(asked)}>
              {rule.confirm(words.months(asked))}
            </Button>
          </div>
        </Alert>
      )}
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
    </div>
  )
}
