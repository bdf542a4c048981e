import { classes } from '../../../kit/ui/classes.ts'
import { useHallUiState } from '../hall-ui.ts'
import { spokenPart } from './spoken-part.ts'

/** A line of the captions, which follows the voice word by word while it is heard. */
export function SpokenWords({ seq, text }: { seq: number; text: string }) {
  const words = useHallUiState(({ heard }) => (heard?.seq === seq ? heard.words : undefined))
  if (words === undefined) return text
  const { said, word, ahead } = spokenPart(text, words)
  return (
    <span data-heard={words}>
      {said}
      {/* colours change, nothing moves */}
      <span className={classes('rounded-paper', word !== '' && 'bg-accent/25 text-text')}>{word}</span>
      <span className="text-text-2">{ahead}</span>
    </span>
  )
}
