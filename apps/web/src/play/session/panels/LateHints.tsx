import { PanelBoundary } from '../../../kit/ui/PanelBoundary.tsx'
import { latePart, Wanted } from '../late-part.tsx'

export const hints = latePart(() => import('./HintPath.tsx').then(({ HintPath }) => HintPath))

/** Suggested next steps: their words come with the campaign, after the hall. */
export function LateHints() {
  return (
    <PanelBoundary>
      <Wanted part={hints} isWanted />
    </PanelBoundary>
  )
}
