import type { SeatView } from '@placard/contract'
import { CircleQuestionMark } from 'lucide-react'
import { useId, useState } from 'react'
import { classes } from '../../kit/ui/classes.ts'
import { type Term, termHelpWords } from './term-messages.en.ts'
import { termName, termText } from './terms.ts'
import './term-help.css'

type TermHelpProps = {
  term: Term
  /** The rules of this committee, of which the explanation says what they ask. */
  procedure: SeatView['procedure']
  className?: string
}

/** A question mark beside a term of procedure: opens what the chair says of it, in place. A native popover. */
export function TermHelp({ term, procedure, className }: TermHelpProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const name = termName(term)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onClick={() => setIsOpen(true)}
        aria-label={termHelpWords.ask(name)}
        className={classes(
          'inline-grid size-6 shrink-0 place-items-center rounded-full text-text-3 hover:text-text',
          className,
        )}
      >
        <CircleQuestionMark aria-hidden="true" className="size-4" />
      </button>
      {/* spans, as it may stand in the middle of a paragraph */}
      <span
        id={id}
        popover="auto"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        role="note"
        aria-label={name}
        className="term-help w-80 max-w-[calc(100%-1rem)] rounded-panel border border-hairline bg-surface p-4 font-normal text-text shadow-float open:animate-rise"
      >
        {isOpen && (
          <>
            <span className="block text-15 font-semibold">{name}</span>
            <span className="mt-1 block font-serif text-15 text-text-2">{termText(term, procedure)}</span>
          </>
        )}
      </span>
    </>
  )
}
