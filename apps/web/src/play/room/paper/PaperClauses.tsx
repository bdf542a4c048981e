import type { ClauseReading, PaperReading } from '@placard/language/papers'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { Select } from '../../../kit/ui/Select.tsx'
import type { Change, Room } from '../room.ts'
import { type ClauseChoices, isTaken, withChoice } from './clause-choices.ts'
import { paperWords as words } from './paper-messages.en.ts'

type PaperClausesProps = {
  reading: PaperReading
  issues: Room['issues']
  choices: ClauseChoices
  onChoose: (choices: ClauseChoices) => void
  /** Why the seat would rather not have an option; undefined: nothing speaks against it. */
  warningOf: (change: Change) => string | undefined
}

const STAYS = 'stays'
const choiceValue = (change: Change | undefined) => (change === undefined ? STAYS : `${change.issue} ${change.option}`)

/** Each clause of a paper with the option that it stands for, to be corrected or dropped; what is not heard below. */
export function PaperClauses(props: PaperClausesProps) {
  const { clauses } = props.reading
  const places = clauses.map((clause, at) => ({ clause, at }))
  const heard = places.filter(({ clause }) => clause.change !== undefined)
  const others = places.filter(({ clause }) => clause.change === undefined)
  return (
    <div className="flex flex-col gap-4">
      {heard.length > 0 && (
        <ol aria-label={words.list} className="flex flex-col gap-4">
          {heard.map(({ clause, at }) => (
            <ClauseRow key={at} {...props} clause={clause} at={at} />
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <details className="group border-t border-hairline pt-1">
          <summary className="target flex list-none items-center justify-between gap-3 text-14 font-medium [&::-webkit-details-marker]:hidden">
            {words.staying(others.length)}
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 text-text-3 transition-[rotate] duration-(--duration-state) group-open:rotate-180"
            />
          </summary>
          <ol className="flex flex-col gap-4 pt-2">
            {others.map(({ clause, at }) => (
              <ClauseRow key={at} {...props} clause={clause} at={at} />
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

/** The options of an agenda that can be proposed, without those whose issue another clause has. */
function optionsFor({ issues, choices }: PaperClausesProps, at: number) {
  const offered = issues.flatMap(({ title, options }, issue) =>
    options.flatMap(({ label }, option) => {
      if (option === 0) return []
      const value = choiceValue({ issue, option })
      return [{ value, label: words.option(title, label), isDisabled: isTaken(choices, at, issue) }]
    }),
  )
  return [{ value: STAYS, label: words.stays }, ...offered]
}

function changeAt(value: string): Change | undefined {
  const [issue, option] = value.split(' ').map(Number)
  return value === STAYS || issue === undefined || option === undefined ? undefined : { issue, option }
}

function ClauseRow(props: PaperClausesProps & { clause: ClauseReading; at: number }) {
  const { clause, at, issues, choices, onChoose, warningOf } = props
  const change = choices[at]
  const option = change && issues[change.issue]?.options[change.option]
  const warning = change && warningOf(change)
  return (
    <li className="flex flex-col gap-1.5 text-14">
      <p className="line-clamp-4 [overflow-wrap:anywhere]">
        <span className="text-text-3 tabular-nums">{clause.mark}. </span>
        {clause.text}
      </p>
      <Select
        label={words.standsFor(clause.mark)}
        options={optionsFor(props, at)}
        value={choiceValue(change)}
        onSelect={(value) => onChoose(withChoice(choices, at, changeAt(value)))}
      />
      {option === undefined
        ? clause.unheard && <p className="text-13 text-text-2">{words.why[clause.unheard]}</p>
        : option.clause !== '' && <p className="text-13 text-text-2">{words.inTheText(option.clause)}</p>}
      {warning !== undefined && (
        <p className="flex gap-1.5 text-13 text-text">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          {warning}
        </p>
      )}
    </li>
  )
}
