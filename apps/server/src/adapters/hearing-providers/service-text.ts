import { ModelProviderError, visible } from '@placard/language/models'
import type { HeardText } from './hearing-kind.ts'

/** Most characters of a transcript: a minute of the fastest speech has some two thousand. */
const TEXT_MAX_LENGTH = 4_000
/** What recognisers write for sound without words. */
const NO_WORDS = /\[[^\]]{0,40}\]|\([^)]{0,40}\)|♪/g

/**
 * The words in an answer of a service. @throws {ModelProviderError} where there are none, which is a failure too, or far
 * more than anybody can have said.
 */
export function serviceText(answer: string | undefined): HeardText {
  const text = visible(answer ?? '')
    .replaceAll(NO_WORDS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!/\p{L}|\p{N}/u.test(text)) throw new ModelProviderError('empty')
  if (text.length > TEXT_MAX_LENGTH) throw new ModelProviderError('unavailable', { cause: 'it wrote without end' })
  return { text, confidence: null }
}
