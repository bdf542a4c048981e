import { useSpeechState } from '../../../client/voice/speech-store.ts'
import { HeardWords } from '../../room/voice/HeardWords.tsx'
import { wordsBegun } from '../../room/voice/spoken-part.ts'

/** A line of the captions, which follows the voice word by word while it is spoken under that name. */
export function ReplayWords({ id, text }: { id: string; text: string }) {
  const words = useSpeechState(({ spoken }) =>
    spoken?.id === id ? wordsBegun(spoken.pieces, spoken.pieceAt, spoken.wordAt) : undefined,
  )
  const isAudible = useSpeechState(({ spoken }) => spoken?.isAudible ?? false)
  return words === undefined ? text : <HeardWords text={text} words={words} isAudible={isAudible} />
}
