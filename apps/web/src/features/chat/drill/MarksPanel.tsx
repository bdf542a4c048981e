import { CRITERIA, type CriterionId, type SpeechMarks } from '@placard/language'
import { Meter } from '../../../kit/ui/Meter.tsx'
import { Findings } from './Findings.tsx'
import { markMessages as words } from './mark-messages.en.ts'
import { TwoSentences } from './TwoSentences.tsx'

const { criteria, parts: partWords, score, verdicts } = words

function CriterionColumn({ id, marks }: { id: CriterionId; marks: SpeechMarks }) {
  const { score: value, parts } = marks.criteria[id]
  const [unmet] = id === 'rebuttal' ? marks.unmet : []
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
      {unmet !== undefined && <p className="text-13 text-text-2">{words.unmet(unmet)}</p>}
    </section>
  )
}

function summaryOf({ verdict, overall, criteria: marked }: SpeechMarks): string {
  if (verdict !== 'marked') return words.unmarked
  return words.summary(score(overall), CRITERIA.map((id) => `${criteria[id]} ${marked[id].score ?? '–'}`).join(' · '))
}

type MarksPanelProps = { text: string; marks: SpeechMarks; isOpen: boolean }

/** Marks of a speech: what was found, part by part, and the two sentences that would raise them most. */
export function MarksPanel({ text, marks, isOpen }: MarksPanelProps) {
  return (
    <details open={isOpen} className="mt-2 rounded-control border border-hairline bg-surface px-3">
      <summary className="target flex cursor-pointer items-center text-13 font-medium">{summaryOf(marks)}</summary>
      <div className="flex flex-col gap-4 pb-3">
        <Findings findings={marks.findings} />
        {marks.verdict === 'marked' ? (
          <>
            <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
              {CRITERIA.map((id) => (
                <CriterionColumn key={id} id={id} marks={marks} />
              ))}
            </div>
            <TwoSentences text={text} marks={marks} />
          </>
        ) : (
          <p className="text-14">{verdicts[marks.verdict]}</p>
        )}
      </div>
    </details>
  )
}
