import { useSpeechState } from './speech-store.ts'
import { wordsOf } from './words.ts'

/** The piece that is being said, with the word where the voice is. Not read by screen readers: they hear it. */
export function Captions({ className = 'text-14' }: { className?: string }) {
  const piece = useSpeechState(({ spoken }) => spoken?.pieces[spoken.pieceAt])
  const wordAt = useSpeechState(({ spoken }) => spoken?.wordAt ?? -1)
  if (piece === undefined) return null
  const { from, to } = wordsOf(piece)[wordAt] ?? { from: 0, to: 0 }
  return (
    <p aria-hidden="true" className={`font-serif text-text-2 ${className}`}>
      {piece.slice(0, from)}
      <span data-caption-word className="text-text underline decoration-floor decoration-2 underline-offset-4">
        {piece.slice(from, to)}
      </span>
      {piece.slice(to)}
    </p>
  )
}
