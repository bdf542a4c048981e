import { CRITERIA, type CriterionId, type FindingId, type PartId, type SpeechMarks } from '@placard/language'
import { Fragment } from 'react'
import { classes } from '../../../kit/ui/classes.ts'
import { markMessages } from './mark-messages.en.ts'

const { parts: words, setAside, findings: found } = markMessages

const INK: Readonly<Record<CriterionId, string>> = {
  argument: 'border-accent text-accent',
  evidence: 'border-success text-success',
  rebuttal: 'border-warning text-warning',
  delivery: 'border-hairline text-text-2',
}

interface Earned {
  readonly criterion: CriterionId
  readonly part: PartId
}

/** Points earned by each sentence, by its index. */
function earnedIn({ criteria }: SpeechMarks): ReadonlyMap<number, readonly Earned[]> {
  const all = CRITERIA.flatMap((criterion) =>
    criteria[criterion].parts.flatMap(({ id, points, sentences }) =>
      points === 0 ? [] : sentences.map((at) => ({ at, criterion, part: id })),
    ),
  )
  return Map.groupBy(all, ({ at }) => at)
}

/** What was found in each sentence, by its index. */
function foundIn({ findings }: SpeechMarks): ReadonlyMap<number, readonly FindingId[]> {
  const all = findings.flatMap(({ id, sentences }) => sentences.map((at) => ({ at, id })))
  return new Map([...Map.groupBy(all, ({ at }) => at)].map(([at, list]) => [at, list.map(({ id }) => id)]))
}

/** A speech with its marks: what earned something is followed by what it earned, what does not count is struck through. */
export function MarkedText({ text, marks }: { text: string; marks: SpeechMarks }) {
  const earned = earnedIn(marks)
  const troubles = foundIn(marks)
  return (
    <div className="whitespace-pre-wrap text-15 leading-relaxed [overflow-wrap:anywhere]">
      {marks.sentences.map(({ start, end, setAside: why }, index) => {
        const before = text.slice(index === 0 ? 0 : marks.sentences[index - 1]?.end, start)
        const notes = earned.get(index) ?? []
        return (
          <Fragment key={start}>
            {before}
            <span
              className={classes(
                why !== undefined && 'text-text-3 line-through decoration-danger',
                notes.length > 0 && 'underline decoration-hairline decoration-2 underline-offset-4',
              )}
            >
              {text.slice(start, end)}
            </span>
            {why !== undefined && <span className="ms-1 text-12 text-danger">({setAside[why]})</span>}
            {why === undefined &&
              troubles.get(index)?.map((id) => (
                <span key={id} className="ms-1 text-12 text-danger">
                  ({found[id].label})
                </span>
              ))}
            {notes.map(({ criterion, part }) => (
              <span
                key={part}
                className={`ms-1 inline-block rounded-full border px-1.5 text-12 leading-snug font-medium ${INK[criterion]}`}
              >
                {words[part].name}
              </span>
            ))}
          </Fragment>
        )
      })}
    </div>
  )
}
