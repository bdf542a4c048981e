import type { ReactNode } from 'react'

/** What the page has to say about speech, above the lower edge: nobody has to answer it to go on. */
export function SpeechCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="pointer-events-auto flex animate-rise flex-col gap-3 rounded-panel border border-hairline bg-surface p-4 text-14 text-text shadow-float"
    >
      {children}
    </section>
  )
}
