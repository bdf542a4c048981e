import { Late, latePart } from '../late-part.tsx'
import { useView } from '../session-context.ts'

export const hints = latePart(() => import('./HintPath.tsx').then(({ HintPath }) => HintPath))

/** Suggested next steps, which only a beginner has: their words come with the campaign, after the hall. */
export function LateHints() {
  const { difficulty } = useView()
  return difficulty === 'beginner' && <Late part={hints} />
}
