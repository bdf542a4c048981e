import { classes } from '../../../kit/ui/classes.ts'
import { type HeardLine, useHallUiState } from '../hall-ui.ts'
import { spokenPart } from './spoken-part.ts'
import { useFollowedWord } from './use-followed-word.ts'

/** A line while it is spoken: the word that is being said is marked. Colours change, nothing moves. */
function HeardWords({ line: { words, isAudible }, text }: { line: HeardLine; text: string }) {
  const { said, word, ahead } = spokenPart(text, words)
  const followed = useFollowedWord(words)
  return (
    <span data-heard={words} data-audible={isAudible}>
      {said}
      <span ref={followed} className={classes('rounded-paper', word !== '' && 'bg-accent/12 text-text')}>
        {word}
      </span>
      <span className="text-text-2">{ahead}</span>
    </span>
  )
}

/** A line of the captions, which follows the voice word by word while it is spoken. */
export function SpokenWords({ seq, text }: { seq: number; text: string }) {
  const line = useHallUiState(({ heard }) => (heard?.seq === seq ? heard : undefined))
  return line === undefined ? text : <HeardWords line={line} text={text} />
}
