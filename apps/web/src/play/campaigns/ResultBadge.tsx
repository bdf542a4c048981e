import { Badge, type Tone } from '../../kit/ui/Badge.tsx'
import { sessionWords } from '../room/messages.en.ts'
import { playedMessages } from './messages.en.ts'

const TONES: Readonly<Record<string, Tone>> = {
  diplomatic_success: 'success',
  partial_resolution: 'accent',
  stalemate: 'warning',
  time_expired: 'neutral',
  crisis_escalation: 'danger',
}

type ResultBadgeProps = { type: string | undefined; score: number | undefined }

/** A session's result in a word, and its score. */
export function ResultBadge({ type, score }: ResultBadgeProps) {
  const word = Object.entries(sessionWords.resolution).find(([known]) => known === type)?.[1]
  return (
    <span className="inline-flex items-center gap-3">
      {word !== undefined && <Badge tone={TONES[type ?? ''] ?? 'neutral'}>{word}</Badge>}
      {score !== undefined && (
        <span className="tabular text-15 font-medium">
          <span className="sr-only">{playedMessages.score(score)}</span>
          <span aria-hidden="true">{score.toFixed(2)}</span>
        </span>
      )}
    </span>
  )
}
