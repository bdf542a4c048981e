import type { CampaignState } from '../../model/session/state.ts'

/** Typical speaking rate of a delegate. */
const WORDS_PER_SECOND = 2.5

/** Current time limit of a speech in seconds: the caucus's own, else the one that the committee decided. */
export function speakingTime({ floor }: CampaignState): number | undefined {
  return floor.order?.caucus?.seconds ?? floor.order?.speechSeconds
}

/** Number of words that fit into so many seconds. */
export function wordsIn(seconds: number): number {
  return Math.floor(seconds * WORDS_PER_SECOND)
}

/**
 * Truncates a speech to its time limit: at the end of the last sentence that fits, or, if one sentence is itself too
 * long, after its last word that fits, with an ellipsis. Undefined when the speech is short enough.
 */
export function cutToTime(words: string, seconds: number): string | undefined {
  const most = wordsIn(seconds)
  const spoken = words.match(/\S+/gu) ?? []
  if (spoken.length <= most) return undefined
  const heard = spoken.slice(0, most)
  const end = heard.findLastIndex((word) => /[.!?…]["'’”)]*$/u.test(word))
  return end < 0 ? `${heard.join(' ')} …` : heard.slice(0, end + 1).join(' ')
}
