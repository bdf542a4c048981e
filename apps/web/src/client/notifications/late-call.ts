import type { Awaited } from './call-away.ts'

/** As `callAway`, whose code is loaded with the first notification: most pages show none. */
export function callAwayLate(awaited: Awaited): void {
  if (document.hidden)
    void import('./call-away.ts').then(
      ({ callAway }) => callAway(awaited),
      () => undefined,
    )
}
