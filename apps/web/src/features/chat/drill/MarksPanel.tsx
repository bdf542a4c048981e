import { CRITERIA, type CriterionId, type SpeechMarks } from '@placard/language'
import { Lightbulb } from 'lucide-react'
import { Meter } from '../../../kit/ui/Meter.tsx'
import { drillMessages } from './messages.en.ts'

const { marks: words, criteria, parts: partWords, score, verdicts } = drillMessages

function CriterionColumn({ id, marks }: { id: CriterionId; marks: SpeechMarks }) {
  const { score: value, parts } = marks.criteria[id]
  const advised = marks.advice[id]
  const unmet = id === 'rebuttal' && advised === 'meets' ? marks.unmet[0] : undefined
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h4 className="flex items-baseline justify-between gap-2 text-14 font-medium">
        {criteria[id]}
        <span className="tabular">{score(value)}</span>
      </h4>
      {value !== undefined && <Meter label={criteria[id]} ratio={value / 10} steps={10} valueText={score(value)} />}
      <dl className="flex flex-col gap-0.5 text-13 text-text-2">
        {parts.map(({ id: part, points, most }) => (
          <div key={part} className="flex justify-between gap-2">
            <dt>{partWords[part].name}</dt>
            <dd className="tabular">{words.points(points, most)}</dd>
          </div>
        ))}
      </dl>
      {parts.length > 0 && (
        <div className="flex gap-2 text-13">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
          <p>
            <span className="sr-only">{words.advice}: </span>
            {advised === undefined ? words.whole : partWords[advised].advice}
            {unmet !== undefined && <span className="block text-text-2">{words.unmet(unmet)}</span>}
          </p>
        </div>
      )}
    </section>
  )
}

function summaryOf({ verdict, criteria: marked }: SpeechMarks): string {
  if (verdict !== 'marked') return words.unmarked
  return CRITERIA.map((id) => `${criteria[id]} ${marked[id].score ?? '–'}`).join(' · ')
}

/** Marks of a speech, part by part, with one piece of advice for each criterion. */
export function MarksPanel({ marks, isOpen }: { marks: SpeechMarks; isOpen: boolean }) {
  return (
    <details open={isOpen} className="mt-2 rounded-control border border-hairline bg-surface px-3">
      <summary className="target flex cursor-pointer items-center text-13 font-medium">
        {words.summary(summaryOf(marks))}
      </summary>
      <div className="pb-3">
        {marks.verdict === 'marked' ? (
          <div className="grid gap-5 sm:grid-cols-3">
            {CRITERIA.map((id) => (
              <CriterionColumn key={id} id={id} marks={marks} />
            ))}
          </div>
        ) : (
          <p className="text-14">{verdicts[marks.verdict]}</p>
        )}
      </div>
    </details>
  )
}
