import type { ReactNode, Ref } from 'react'

type ScrollRegionProps = { label: string; className: string; ref?: Ref<HTMLElement>; children: ReactNode }

/** A scrollable part of the page, focusable so that it can be scrolled by keyboard. */
export function ScrollRegion({ label, className, ref, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={ref} aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  )
}
