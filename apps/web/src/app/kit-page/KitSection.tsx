import { type ReactNode, useId } from 'react'

export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="border-b border-hairline pb-2 text-24">
        {title}
      </h2>
      {children}
    </section>
  )
}
