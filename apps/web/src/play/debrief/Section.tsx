import type { ReactNode } from 'react'
import { classes } from '../../kit/ui/classes.ts'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { useHeardSection } from './listen/use-heard-section.ts'

export type SectionProps = { title: string; intro?: string; children: ReactNode; className?: string }

const HEARD = { outline: '2px solid var(--color-accent)' } as const

/** A sheet of the debrief, with an error boundary of its own. It is outlined while it is read aloud. */
export function Section({ title, intro, children, className }: SectionProps) {
  const { section, isHeard, mark } = useHeardSection(title)
  return (
    <section
      ref={section}
      aria-label={title}
      {...mark}
      style={isHeard ? HEARD : undefined}
      className={classes('paper flex min-w-0 scroll-mt-20 flex-col gap-5 p-5 sm:p-8', className)}
    >
      <div>
        <h2 className="text-24">{title}</h2>
        {intro !== undefined && <p className="mt-1 max-w-column text-14 text-text-2">{intro}</p>}
      </div>
      <PanelBoundary>{children}</PanelBoundary>
    </section>
  )
}
