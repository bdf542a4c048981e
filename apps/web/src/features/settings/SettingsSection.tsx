import { type ReactNode, useId } from 'react'

/** A sheet of settings that belong together. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="paper flex flex-col gap-6 p-5 sm:p-6">
      <h2 id={id} className="text-20">
        {title}
      </h2>
      {children}
    </section>
  )
}
