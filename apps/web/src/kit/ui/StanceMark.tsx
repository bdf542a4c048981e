import { classes } from './classes.ts'
import { uiMessages } from './messages.en.ts'

export type Stance = 'favour' | 'against' | 'undecided'

const SHAPE = {
  favour: { ink: 'text-favour', shape: <circle cx="8" cy="8" r="6" fill="currentColor" /> },
  against: { ink: 'text-against', shape: <rect x="2.5" y="2.5" width="11" height="11" fill="currentColor" /> },
  undecided: {
    ink: 'text-undecided',
    shape: <path d="M8 1.8 14.2 8 8 14.2 1.8 8Z" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  },
} as const satisfies Record<Stance, unknown>

export type StanceMarkProps = {
  stance: Stance
  /** Hides the word visually; screen readers still read it. */
  isWordHidden?: boolean
  className?: string
}

/** A stance as a shape, a colour and a word, so that none of them is needed alone. */
export function StanceMark({ stance, isWordHidden = false, className }: StanceMarkProps) {
  const { ink, shape } = SHAPE[stance]
  return (
    <span className={classes('inline-flex items-center gap-1.5 whitespace-nowrap font-medium', ink, className)}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-[0.9em] shrink-0">
        {shape}
      </svg>
      <span className={isWordHidden ? 'sr-only' : undefined}>{uiMessages.stance[stance]}</span>
    </span>
  )
}
