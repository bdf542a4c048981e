import { completed } from './completed.ts'
import { newProduct } from './products/new-product.ts'
import { NUMBER, numberOf } from './products/read-length.ts'
import { onlyTopicOf } from './project-sense.ts'
import type { Conversation, Intent } from './request.ts'

/** "What's one clause Saudi Arabia could really sponsor here?" */
const SPONSORED = new RegExp(
  `\\bwhat(?:'s|s| is| are) (?<count>${NUMBER}) (?:\\w+ )?clauses?\\b.{0,40}\\b(?:could|can|would|might)\\b.{0,16}\\b(?:sponsor|write|propose|support|sign|bring)\\b`,
  'i',
)
/** "First operative clause: technology transfer, voluntary, with a hub in Africa." */
const CALLED_FOR =
  /^(?:[\w']+[.,!] )?(?:now )?(?:(?:the|a) )?(?:first|second|third|fourth|next|last|another) (?:operative )?clause(?:\s*:| on\b| about\b| (?:is|should be) (?:on|about)\b)\s*(?!\s)(?<what>(?!(?:please )?(?:make|change|add|turn|put|replace|rewrite|keep|drop|delete|remove|is|are)\b)[^":]{4,120}?)[.!\s]*$/i
const IS_MILD = /,?\s*\b(?:but )?voluntary\b/i

/** A clause that is asked for by its matter, or by who could bring it, on the topic that was told. */
export function clauseAskedIn(text: string, before: Conversation | undefined): Intent | undefined {
  const country = before?.project?.country ?? before?.country
  const asked = newProduct('clauses', { topic: '', country })
  if (asked.kind !== 'clauses') return undefined
  const count = text.match(SPONSORED)?.groups?.count
  if (count !== undefined)
    return { kind: 'product', product: completed({ ...asked, count: Math.round(numberOf(count)) }, before) }
  const what = text.match(CALLED_FOR)?.groups?.what
  const topic = onlyTopicOf(before?.project)
  if (what === undefined || topic === undefined) return undefined
  const force = IS_MILD.test(what) ? 'mild' : 'usual'
  const action = `strengthen ${what.replace(IS_MILD, '')}`
  return { kind: 'product', product: { ...asked, topic, count: 1, force, action } }
}
