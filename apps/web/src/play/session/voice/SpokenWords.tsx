import { HeardWords } from '../../room/voice/HeardWords.tsx'
import { useHallUiState } from '../hall-ui.ts'

/** A line of the captions, which follows the voice word by word while it is spoken. */
export function SpokenWords({ seq, text }: { seq: number; text: string }) {
  const line = useHallUiState(({ heard }) => (heard?.seq === seq ? heard : undefined))
  return line === undefined ? text : <HeardWords text={text} words={line.words} isAudible={line.isAudible} />
}
