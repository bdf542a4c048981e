import { Late, latePart } from '../late-part.tsx'

export const updates = latePart(() => import('./UpdatesPanel.tsx').then(({ UpdatesPanel }) => UpdatesPanel))

/** The last entries of the log, whose code comes with whoever opens them: the captions show the newest. */
export function LateUpdates() {
  return <Late part={updates} />
}
