import type { ReactNode } from 'react'
import { classes } from '../../kit/ui/classes.ts'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'

export type SectionProps = { title: string; intro?: string; children: ReactNode; className?: string }

/** A sheet of the debrief, with an error boundary of its own. */
export function Section({ title, intro, children, className }: SectionProps) {
  return (
    <section aria-label={title} className={classes('paper flex min-w-0 flex-col gap-5 p-5 sm:p-8', className)}>
      <div>
        <h2 className="text-24">{title}</h2>
        {intro !== undefined && <p className="mt-1 max-w-column text-14 text-text-2">{intro}</p>}
      </div>
      <PanelBoundary>{children}</PanelBoundary>
    </section>
  )
}
