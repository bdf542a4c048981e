import { Check, GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { classes } from '../../kit/ui/classes.ts'
import type { CoachProps } from '../room/coach.ts'
import { currentLesson, type LessonId, lessonsOf, tradeExample, wayToVote } from './lessons.ts'
import { tutorialMessages } from './messages.en.ts'

const { coach: words, words: examples } = tutorialMessages

/** Suggested text for a player who does not know how to begin. */
function exampleOf(lesson: LessonId | 'over', view: CoachProps['view']): string | undefined {
  if (lesson === 'speak' || lesson === 'propose') return examples[lesson]
  const trade = lesson === 'trade' ? tradeExample(view) : undefined
  return trade && examples.trade(trade.country, trade.take, trade.give)
}

function Steps({ lessons, current }: { lessons: ReturnType<typeof lessonsOf>; current: LessonId | 'over' }) {
  return (
    <ol className="flex flex-wrap gap-x-3 gap-y-1 text-12">
      {lessons.map(({ id, isDone }) => (
        <li
          key={id}
          aria-current={id === current ? 'step' : undefined}
          className={classes(
            'inline-flex items-center gap-1',
            id === current ? 'font-semibold text-text' : 'text-text-2',
          )}
        >
          {isDone ? (
            <Check aria-label={words.done} className="size-3.5 text-success" />
          ) : (
            <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
          )}
          {words.lessons[id].title}
        </li>
      ))}
    </ol>
  )
}

/** The tutorial's coach: suggests the next lesson, and recognises from the record when it is done. */
export function Coach({ view, entries, onSuggest }: CoachProps) {
  const [isHidden, setIsHidden] = useState(false)
  const lessons = lessonsOf({ view, entries })
  const current = currentLesson({ view, entries })
  const example = exampleOf(current, view)
  const told =
    current === 'over' ? words.over : current === 'vote' ? words.vote[wayToVote(view)] : words.lessons[current].text
  if (isHidden) {
    return (
      <div className="mx-auto w-full max-w-[48rem] px-3 pb-1 sm:px-6">
        <Button size="sm" variant="quiet" onClick={() => setIsHidden(false)}>
          {words.show}
        </Button>
      </div>
    )
  }
  return (
    <section
      aria-label={words.label}
      className="mx-auto mb-2 w-[calc(100%-1.5rem)] max-w-[45rem] shrink-0 animate-rise flex-col gap-1.5 rounded-panel border border-marble-control bg-marble-raised p-3 sm:flex-row sm:items-center sm:gap-4 flex"
    >
      <div className="flex min-w-0 flex-1 items-start gap-3">
        <GraduationCap aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        <div className="min-w-0 flex-1">
          <div className="flex items-center justify-between gap-3">
            <Steps lessons={lessons} current={current} />
            <Button
              size="sm"
              variant="quiet"
              className="-my-2 -me-2"
              aria-label={words.hideLabel}
              onClick={() => setIsHidden(true)}
            >
              {words.hide}
            </Button>
          </div>
          <p role="status" className="mt-1 text-14">
            {told}
          </p>
          {current === 'over' && <p className="text-13 text-text-2">{words.overText}</p>}
        </div>
      </div>
      {example !== undefined && (
        <Button
          size="sm"
          className="shrink-0 self-end sm:self-center"
          title={words.useHelp}
          onClick={() => onSuggest(example)}
        >
          {words.use}
        </Button>
      )}
    </section>
  )
}
