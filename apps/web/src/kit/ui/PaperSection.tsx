import { type ReactNode, useId } from 'react'
import { PanelBoundary } from './PanelBoundary.tsx'

/** A section on a sheet of paper, with an error boundary of its own. */
export function PaperSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="paper flex flex-col gap-5 p-5 sm:p-6">
      <h2 id={id} className="text-20">
        {title}
      </h2>
      <PanelBoundary>{children}</PanelBoundary>
    </section>
  )
}
