import type { CampaignState } from '../../model/session/state.ts'

/** A delegate in the chamber speaks about this fast. */
const WORDS_PER_SECOND = 2.5

/** Seconds a speech may last now: the caucus's own, else what the committee has limited speeches to. */
export function speakingTime({ floor }: CampaignState): number | undefined {
  return floor.order?.caucus?.seconds ?? floor.order?.speechSeconds
}

/** Words that can be said in so many seconds. */
export function wordsIn(seconds: number): number {
  return Math.floor(seconds * WORDS_PER_SECOND)
}

/**
 * A speech as far as its time allows: up to the end of the last sentence that fits, or, of a sentence that is itself
 * too long, up to its last word with an ellipsis. Undefined when the speech is short enough as it is.
 */
export function cutToTime(words: string, seconds: number): string | undefined {
  const most = wordsIn(seconds)
  const spoken = words.match(/\S+/gu) ?? []
  if (spoken.length <= most) return undefined
  const heard = spoken.slice(0, most)
  const end = heard.findLastIndex((word) => /[.!?…]["'’”)]*$/u.test(word))
  return end < 0 ? `${heard.join(' ')} …` : heard.slice(0, end + 1).join(' ')
}
