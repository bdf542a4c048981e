import { type ReactNode, useId } from 'react'
import { PanelBoundary } from '../../shared/ui/PanelBoundary.tsx'

/** A sheet about one way of securing the account. */
export function SecuritySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="paper flex flex-col gap-4 p-5 sm:p-6">
      <h2 id={id} className="text-20">
        {title}
      </h2>
      <PanelBoundary>{children}</PanelBoundary>
    </section>
  )
}
