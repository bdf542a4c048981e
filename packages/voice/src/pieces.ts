import { SPEECH_TEXT_MAX_LENGTH } from '@placard/contract'

/** The first piece may end at a clause once it is this long, so that the first sound comes early. */
const FIRST_PIECE_MIN = 40
/** Sentences shorter than this are spoken together with the next: each request costs a pause. */
const PIECE_MIN = 60

/**
 * Cuts a text into the pieces that are spoken one after the other: sentences, short ones together, long ones at clauses
 * or words. Nothing but white space is lost.
 */
export function speechPieces(text: string): readonly string[] {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment,
  )
  const joined: string[] = []
  for (const sentence of sentences) {
    const last = joined.at(-1)
    if (last !== undefined && joined.length > 1 && last.trim().length < PIECE_MIN)
      joined[joined.length - 1] = last + sentence
    else joined.push(sentence)
  }
  const [first = '', ...others] = joined
  return [...firstPieces(first), ...others]
    .flatMap(withinLimit)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

/** The first sentence in two where it has a clause to end early at. */
function firstPieces(sentence: string): readonly string[] {
  const clauses = [...sentence.matchAll(/[,;:–—]\s+/g)].map(({ index, 0: mark }) => index + mark.length)
  const at = clauses.find((end) => end >= FIRST_PIECE_MIN && sentence.length - end >= FIRST_PIECE_MIN)
  return at === undefined ? [sentence] : [sentence.slice(0, at), sentence.slice(at)]
}

function withinLimit(piece: string): readonly string[] {
  if (piece.length <= SPEECH_TEXT_MAX_LENGTH) return [piece]
  const head = piece.slice(0, SPEECH_TEXT_MAX_LENGTH)
  const space = Math.max(head.lastIndexOf(', '), head.lastIndexOf(' '))
  const at = space > 0 ? space + 1 : SPEECH_TEXT_MAX_LENGTH
  return [piece.slice(0, at), ...withinLimit(piece.slice(at))]
}
