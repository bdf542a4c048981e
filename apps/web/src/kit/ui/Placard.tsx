import { classes } from './classes.ts'
import { Flag } from './Flag.tsx'
import { uiMessages } from './messages.en.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Size = 'sm' | 'md' | 'lg'

const SIZE: Record<Size, { card: string; flag: string }> = {
  sm: { card: 'gap-1.5 px-2 py-1 text-12', flag: 'size-4' },
  md: { card: 'gap-2 px-3 py-2 text-13', flag: 'size-5' },
  lg: { card: 'gap-4 px-6 py-4 text-24', flag: 'size-8' },
}

export type PlacardProps = {
  flagCode: string
  country: string
  size?: Size
  /** The delegation requests the floor: the card tilts up. */
  isRaised?: boolean
  /** The delegation has the floor: the only meaning of gold. */
  hasFloor?: boolean
  className?: string
}

/** A delegation's white card: flag, and country in spaced capitals. */
export function Placard({
  flagCode,
  country,
  size = 'md',
  isRaised = false,
  hasFloor = false,
  className,
}: PlacardProps) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full origin-bottom-left items-center rounded-paper border border-card-edge bg-card font-semibold text-card-ink uppercase tracking-placard',
        'border-b-[3px] shadow-float transition-[rotate,translate] duration-(--duration-speaker) ease-out',
        isRaised && '-translate-y-1 -rotate-4',
        hasFloor && 'outline-3 outline-offset-2 outline-floor',
        SIZE[size].card,
        className,
      )}
    >
      <Flag code={flagCode} className={SIZE[size].flag} />
      <span className="min-w-0 truncate">{country}</span>
      {hasFloor && <VisuallyHidden>{uiMessages.hasTheFloor}</VisuallyHidden>}
      {isRaised && !hasFloor && <VisuallyHidden>{uiMessages.asksForTheFloor}</VisuallyHidden>}
    </span>
  )
}
