import { useSpeechState } from './speech-store.ts'
import { captionAt } from './words.ts'

/** What is being said, a few words at a time, with the word where the voice is. Screen readers leave it out: it is heard. */
export function Captions({ className = 'text-14' }: { className?: string }) {
  const piece = useSpeechState(({ spoken }) => spoken?.pieces[spoken.pieceAt])
  const wordAt = useSpeechState(({ spoken }) => spoken?.wordAt ?? -1)
  if (piece === undefined) return null
  const { before, word, after } = captionAt(piece, wordAt)
  return (
    <p aria-hidden="true" className={`font-serif text-text-2 ${className}`}>
      {before}
      <span data-caption-word className="text-text underline decoration-2 underline-offset-4">
        {word}
      </span>
      {after}
    </p>
  )
}
