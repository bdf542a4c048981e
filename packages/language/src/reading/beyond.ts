import type { Beyond } from '@placard/application'
import { tongueOf } from '../text/tongues.ts'

/** Requests for what a session does not have: other words in a clause, and a longer debate. */
const AMEND_WORDS =
  /\b(?:change|replace|amend|insert|add|strike|delete|swap)\b[^.!?]{0,30}\b(?:words?|wording|phrase|sentence|comma|‘[^’]+’|“[^”]+”|"[^"]+"|'[a-z ]+') ?(?:[^.!?]{0,40})\b(?:to|with|by|in|from|after|before|into|for)\b/i
const EXTEND_DEBATE =
  /\b(?:extend|prolong|lengthen)\b[^.!?]{0,20}\b(?:debate|session|meeting|time)\b|\bmore time (?:for|to) (?:the )?debate\b/i

/** What a text asks for that no session has; undefined for everything else. */
export function beyondOf(text: string): Beyond | undefined {
  if (tongueOf(text) !== 'en') return 'other-language'
  if (AMEND_WORDS.test(text)) return 'amend-words'
  return EXTEND_DEBATE.test(text) ? 'extend-debate' : undefined
}
