import type { CampaignSummary } from '@placard/contract'
import { DIFFICULTIES } from '@placard/engine'
import { Badge, type Tone } from '../../kit/ui/Badge.tsx'
import { pickerMessages } from './messages.en.ts'

const TONE: Record<CampaignSummary['difficulty'], Tone> = {
  beginner: 'success',
  intermediate: 'accent',
  advanced: 'warning',
  expert: 'danger',
}

/** How hard the other delegates bargain: a word, and filled bars out of the number of levels. */
export function DifficultyBadge({ difficulty }: { difficulty: CampaignSummary['difficulty'] }) {
  const level = DIFFICULTIES.indexOf(difficulty)
  return (
    <Badge
      tone={TONE[difficulty]}
      icon={
        <svg viewBox="0 0 16 12" aria-hidden="true">
          {DIFFICULTIES.map((name, step) => (
            <rect
              key={name}
              x={step * 4.2}
              y={8 - step * 2.4}
              width="2.8"
              height={4 + step * 2.4}
              rx="0.6"
              fill="currentColor"
              opacity={step <= level ? 1 : 0.28}
            />
          ))}
        </svg>
      }
    >
      {pickerMessages.difficulties[difficulty]}
    </Badge>
  )
}
