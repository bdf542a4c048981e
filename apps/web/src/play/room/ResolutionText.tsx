import { stillEnglish } from '../../kit/language/language.ts'
import { clockText } from '../../kit/ui/clock-text.ts'
import { Flag } from '../../kit/ui/Flag.tsx'
import { closingMark, cutAtVerb } from './clause-text.ts'
import { pictureWords } from './messages.en.ts'
import { countryIn, type Draft, type Room, seatIn } from './room.ts'
import { type DiffPart, textDiff } from './text-diff.ts'

type Mark = Draft['marks'][number]

export type ResolutionTextProps = {
  draft: Pick<Draft, 'deal' | 'marks'>
  room: Pick<Room, 'issues' | 'seats'>
  /** Marks the insertions and deletions since this moment (session ms); no marks when left out. */
  markedSince?: number | undefined
  /** Issues whose clause has just changed: it flashes gold once. */
  fresh?: readonly number[]
}

/** A clause replaced as a whole: the old text is truncated, so that the new one can be read. */
function Replaced({ before, after }: { before: string; after: string }) {
  const { verb, rest } = cutAtVerb(after)
  return (
    <>
      <ins className="decoration-accent decoration-2 underline-offset-3">
        <em>{verb}</em> {rest}
      </ins>
      {before !== '' && <del className="mt-1 line-clamp-2 text-14 text-text-3 decoration-against/70">{before}</del>}
    </>
  )
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

type ClauseWordsProps = { clause: string; end: string; isMarked: boolean; before: string }

function ClauseWords({ clause, end, isMarked, before }: ClauseWordsProps) {
  const { verb, rest } = cutAtVerb(clause)
  const parts = isMarked ? textDiff(before, clause) : []
  const [first] = parts
  if (first === undefined) {
    return (
      <>
        <em>{verb}</em> {rest}
        {end}
      </>
    )
  }
  if (first.kind !== 'same' || !first.text.startsWith(verb)) {
    const isWhole = parts.every(({ kind }) => kind !== 'same')
    return isWhole ? <Replaced before={before} after={`${clause}${end}`} /> : <Marked parts={parts} />
  }
  // An unchanged verb keeps its italics before the marks.
  const tail = first.text.slice(verb.length).trimStart()
  return (
    <>
      <em>{verb}</em> <Marked parts={[{ kind: 'same', text: tail }, ...parts.slice(1)]} />
      {end}
    </>
  )
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

/** Whether a mark changed the draft after it was introduced: its first clauses are no insertions. */
function isAmendment(mark: Mark, { marks }: Pick<Draft, 'marks'>): boolean {
  const introducedAt = Math.min(...marks.map(({ at }) => at))
  return mark.before > 0 || mark.at > introducedAt
}

/** Numbered operative clauses with the author of each, and the insertions and deletions of its last change. */
export function ResolutionText({ draft, room, markedSince, fresh = [] }: ResolutionTextProps) {
  const lastMark = (issue: number) => draft.marks.findLast((mark) => mark.issue === issue)
  const isMarked = (mark: Mark) => markedSince !== undefined && mark.at >= markedSince && isAmendment(mark, draft)
  const clauseOf = (issue: number, option: number) => room.issues[issue]?.options[option]?.clause ?? ''
  const standing = room.issues.flatMap((item, issue) => {
    const option = draft.deal[issue] ?? 0
    return option > 0 ? [{ issue, item, option, mark: lastMark(issue) }] : []
  })
  const removed = room.issues.flatMap((item, issue) => {
    const mark = lastMark(issue)
    return mark?.after === 0 && mark.before > 0 && isMarked(mark) ? [{ issue, item, mark }] : []
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
          <span {...stillEnglish} className="min-w-0 flex-1">
            <ClauseWords
              clause={clauseOf(issue, option)}
              end={closingMark(index, standing.length)}
              isMarked={mark !== undefined && isMarked(mark)}
              before={clauseOf(issue, mark?.before ?? 0)}
            />
          </span>
        </li>
      ))}
      {removed.map(({ issue, item, mark }) => (
        <li key={item.id} className="flex gap-3 text-15 text-text-3">
          <Margin mark={mark} room={room} />
          <span className="min-w-0 flex-1">
            <span className="font-sans text-13">{pictureWords.clauseRemoved}</span>{' '}
            <del {...stillEnglish} className="decoration-against/70">
              {clauseOf(issue, mark.before)}
            </del>
          </span>
        </li>
      ))}
    </ol>
  )
}
