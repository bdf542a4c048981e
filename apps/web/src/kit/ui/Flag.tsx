import { classes } from './classes.ts'
import { uiMessages } from './messages.en.ts'

export type FlagProps = {
  /** Lower-case two-letter country code. */
  code: string
  /** The country's name when the flag is alone; beside a name the flag is decorative. */
  country?: string
  /** Sets the size; 20 px by default. */
  className?: string
}

/** A round flag from the sprite of all flags. */
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
