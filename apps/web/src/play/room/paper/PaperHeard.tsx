import type { PaperKind } from '@placard/contract'
import type { PaperReading } from '@placard/language/papers'
import { type ClauseChoices, chosenClauses, heardCount, inProposals } from './clause-choices.ts'
import { paperWords as words } from './paper-messages.en.ts'

function heardText(kind: PaperKind, reading: PaperReading): string {
  const [heard, all] = [heardCount(reading), reading.clauses.length]
  if (all === 0) return words.empty
  if (heard === 0) return words.none
  return kind === 'resolution' ? words.heard(heard, all) : words.heardAsked(heard, all)
}

type PaperHeardProps = { kind: PaperKind; reading: PaperReading; choices: ClauseChoices }

/** How much of a paper is heard, what of it goes on the table, and in which order. */
export function PaperHeard({ kind, reading, choices }: PaperHeardProps) {
  const { first, later } = inProposals(chosenClauses(reading, choices))
  const marks = (clauses: typeof first) => clauses.map(({ mark }) => mark)
  return (
    <div role="status" className="flex flex-col gap-1 text-14">
      <p className="font-medium">{heardText(kind, reading)}</p>
      {reading.clauses.length > 0 && (
        <p className="text-text-2">
          {first.length === 0 ? words.chosenNone : words.chosen(first.length + later.length)}{' '}
          {later.length > 0 && words.order(marks(first), marks(later))}
        </p>
      )}
    </div>
  )
}
