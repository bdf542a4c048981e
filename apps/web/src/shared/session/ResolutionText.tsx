import { Flag } from '../ui/Flag.tsx'
import { closingMark, cutAtVerb } from './clause-text.ts'
import { clockText } from './clock-text.ts'
import { pictureWords } from './messages.en.ts'
import { countryIn, type Draft, type Room, seatIn } from './room.ts'
import { type DiffPart, textDiff } from './text-diff.ts'

type Mark = Draft['marks'][number]

export type ResolutionTextProps = {
  draft: Pick<Draft, 'deal' | 'marks'>
  room: Pick<Room, 'issues' | 'seats'>
  /** Shows what each clause's last change took out and put in. */
  isMarkedUp?: boolean
  /** Issues whose clause has just changed: it flashes gold once. */
  fresh?: readonly number[]
}

function Marked({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map(({ kind, text }, index) => {
    if (kind === 'same') return <span key={index}>{text} </span>
    if (kind === 'removed') {
      return (
        <del key={index} className="text-text-3 decoration-against/70">
          {text}{' '}
        </del>
      )
    }
    return (
      <ins key={index} className="decoration-accent decoration-2 underline-offset-3">
        {text}{' '}
      </ins>
    )
  })
}

function ClauseWords({ clause, mark, before }: { clause: string; mark: boolean; before: string }) {
  const { verb, rest } = cutAtVerb(clause)
  if (!mark) {
    return (
      <>
        <em>{verb}</em> {rest}
      </>
    )
  }
  const parts = textDiff(before, clause)
  const [first] = parts
  // A verb that stayed keeps its italics in front of the marks.
  if (first?.kind === 'same' && first.text.startsWith(verb)) {
    const tail = first.text.slice(verb.length).trimStart()
    return (
      <>
        <em>{verb}</em> <Marked parts={[{ kind: 'same', text: tail }, ...parts.slice(1)]} />
      </>
    )
  }
  return <Marked parts={parts} />
}

function Margin({ mark, room }: { mark: Mark | undefined; room: Pick<Room, 'seats'> }) {
  const seat = seatIn(room, mark?.by)
  if (mark === undefined || seat === undefined) return <span className="w-10" />
  const label = pictureWords.clausePut(countryIn(room, mark.by), clockText(mark.at))
  return (
    <span title={label} className="flex w-10 shrink-0 flex-col items-center gap-0.5 pt-1 font-sans text-12 text-text-3">
      <Flag code={seat.flag} className="size-4.5" />
      <span aria-hidden="true">{seat.country}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** Numbered operative clauses with who put each there, and what its last change took out and put in. */
export function ResolutionText({ draft, room, isMarkedUp = false, fresh = [] }: ResolutionTextProps) {
  const lastMark = (issue: number) => draft.marks.findLast((mark) => mark.issue === issue)
  const clauseOf = (issue: number, option: number) => room.issues[issue]?.options[option]?.clause ?? ''
  const standing = room.issues.flatMap((item, issue) => {
    const option = draft.deal[issue] ?? 0
    return option > 0 ? [{ issue, item, option, mark: lastMark(issue) }] : []
  })
  const removed = room.issues.flatMap((item, issue) => {
    const mark = lastMark(issue)
    return isMarkedUp && mark?.after === 0 && mark.before > 0 ? [{ issue, item, mark }] : []
  })
  return (
    <ol aria-label={pictureWords.clauses} className="flex flex-col gap-4 font-serif text-17">
      {standing.map(({ issue, item, option, mark }, index) => (
        <li
          key={`${item.id}-${option}`}
          className={`flex gap-3 rounded-paper ${fresh.includes(issue) ? 'animate-floor-flash' : ''}`}
        >
          <Margin mark={mark} room={room} />
          <span className="tabular text-text-3">{index + 1}.</span>
          <span className="min-w-0 flex-1">
            <ClauseWords
              clause={clauseOf(issue, option)}
              mark={isMarkedUp && mark !== undefined && mark.before !== mark.after && mark.before > 0}
              before={clauseOf(issue, mark?.before ?? 0)}
            />
            {closingMark(index, standing.length)}
          </span>
        </li>
      ))}
      {removed.map(({ issue, item, mark }) => (
        <li key={item.id} className="flex gap-3 text-15 text-text-3">
          <Margin mark={mark} room={room} />
          <span className="min-w-0 flex-1">
            <span className="font-sans text-13">{pictureWords.clauseRemoved}</span>{' '}
            <del className="decoration-against/70">{clauseOf(issue, mark.before)}</del>
          </span>
        </li>
      ))}
    </ol>
  )
}
