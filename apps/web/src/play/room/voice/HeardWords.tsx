import { classes } from '../../../kit/ui/classes.ts'
import { spokenPart } from './spoken-part.ts'
import { useFollowedWord } from './use-followed-word.ts'

type HeardWordsProps = {
  text: string
  /** How many of its words have been begun. */
  words: number
  /** Otherwise the captions go on without a sound. */
  isAudible: boolean
}

/** A line while it is spoken: the word that is being said is marked. Colours change, nothing moves. */
export function HeardWords({ text, words, isAudible }: HeardWordsProps) {
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
