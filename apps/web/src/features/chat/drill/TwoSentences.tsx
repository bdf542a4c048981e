import type { SpeechMarks } from '@placard/language'
import { Lightbulb } from 'lucide-react'
import { markMessages as words } from './mark-messages.en.ts'

type TwoSentencesProps = { text: string; marks: Pick<SpeechMarks, 'improvements' | 'sentences'> }

/** The two sentences that would raise the mark most: which one of the speech, or that it is missing, and what to write. */
export function TwoSentences({ text, marks: { improvements, sentences } }: TwoSentencesProps) {
  if (improvements.length === 0) return <p className="text-13">{words.whole}</p>
  return (
    <section className="flex flex-col gap-1.5 text-13">
      <h4 className="flex items-center gap-2 text-14 font-medium">
        <Lightbulb aria-hidden="true" className="size-4 shrink-0 text-accent" />
        {improvements.length === 1 ? words.one : words.two}
      </h4>
      <ol className="flex list-decimal flex-col gap-2 ps-5">
        {improvements.map((improvement) => {
          const at = improvement.sentence === undefined ? undefined : sentences[improvement.sentence]
          return (
            <li key={improvement.id}>
              {at === undefined ? (
                <span className="text-text-2">{words.missing}</span>
              ) : (
                <q className="text-text-2 [overflow-wrap:anywhere]">{text.slice(at.start, at.end)}</q>
              )}
              <span className="block">{words.instead[improvement.id](improvement)}</span>
              <span className="tabular text-text-3">{words.gain(improvement.gain)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
