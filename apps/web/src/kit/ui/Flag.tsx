import { classes } from './classes.ts'
import { uiMessages } from './messages.en.ts'

export type FlagProps = {
  /** Lower-case two-letter code of the flag. */
  code: string
  /** The country's name when the flag stands alone; beside a name it is decoration. */
  country?: string
  /** Size by `className`; 20 px by itself. */
  className?: string
}

/** A round flag, taken from the one sprite that holds them all. */
export function Flag({ code, country, className = 'size-5' }: FlagProps) {
  return (
    <svg
      viewBox="0 0 512 512"
      role={country === undefined ? undefined : 'img'}
      aria-hidden={country === undefined || undefined}
      aria-label={country === undefined ? undefined : uiMessages.flagOf(country)}
      className={classes('shrink-0 rounded-full bg-hairline ring-1 ring-text/15', className)}
    >
      <use href={`/flags.svg#${code.toLowerCase()}`} />
    </svg>
  )
}
