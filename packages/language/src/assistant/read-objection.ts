import { aboutOf } from './products/product.ts'
import { numberOf } from './products/read-length.ts'
import { onlyTopicOf } from './project-sense.ts'
import type { Conversation, Intent } from './request.ts'

/** "Could another delegate say that this violates our sovereignty?", "someone's going to bring up guardianship". */
const OTHERS =
  '(?:an?other delegate|some (?:other )?delegate|a delegate|delegates|someone|somebody|some|others|people|the (?:other (?:side|delegates?|bloc)|opposition|room)|everyone|they)'
const WILL =
  "(?:'s|'ll| is| are| will| could| might| may| can| would)?(?: (?:def|definitely|probably|surely|also|just|going to|gonna))*"
const SAYS =
  '(?:says?|asks?|brings? up|bring up|claims?|argues?|objects?|mentions?|raises?|complains?|attacks? (?:me|us)(?: (?:with|on|over|about))?)'
const FORETOLD = new RegExp(
  `\\b${OTHERS}${WILL} ${SAYS} (?:me |us )?(?:that |about |up |if )?(?<said>[^.?!]{4,120})`,
  'i',
)
/** What somebody says who attacks: "if they say it costs too much". */
const ASKS_ANSWER =
  /\b(?:what|how) (?:do|can|should|could|would|shall) (?:i|we) (?:answer|say|reply|respond|counter|rebut)\b|\bgive (?:me|us) (?:\w+ ){0,2}(?:answers?|repl(?:y|ies)|responses?|comebacks?)\b/i
const COUNT = /\b(?<count>\d|two|three|four) (?:\w+ )?(?:answers?|repl(?:y|ies)|responses?|comebacks?)\b/i
const USUAL = 2
/** What is asked in general, and names no objection. */
const NAMES_NONE =
  /^(?:me|us|it|that|this|a question|questions?|something|anything|what|back|next|first)\b[^,]{0,20}$|\bdon'?t know the answer\b/i

/** An objection that others may make, to be answered. */
export function objectionIn(text: string, before: Conversation | undefined): Intent | undefined {
  const said = text.match(FORETOLD)?.groups?.said?.trim()
  if (said === undefined || before === undefined || NAMES_NONE.test(said)) return undefined
  const isSure = ASKS_ANSWER.test(text) || /^(?:could|can|will|would|might|someone|somebody)\b/i.test(text)
  if (!isSure) return undefined
  const count = text.match(COUNT)?.groups?.count
  const about = before.product && aboutOf(before.product)
  const topic = about?.topic || onlyTopicOf(before.project) || before.topic || ''
  return {
    kind: 'objection',
    said,
    topic,
    country: about?.country ?? before.project?.country ?? before.country,
    count: count === undefined ? USUAL : Math.round(numberOf(count)),
  }
}
