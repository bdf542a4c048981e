import { rulesIn } from '../text/procedure-names.ts'
import { isElsewhere } from './elsewhere.ts'

/** Questions that leave an argument for a matter of knowledge. */
const KNOWLEDGE =
  /^(?:(?:ok|wait|and|but|btw|by the way|quick question|also|hold on|sorry)[\s,]+)*(?:what(?:'s| is| are| was| were)(?: the| an?)?\s+(?!your\b|about\b|if\b|wrong\b|the (?:point|difference|use)\b|stopping\b|worse\b|better\b)|who(?:'s| is| are| was)\s+(?!going\b|to\b)|when (?:was|did|is)\b|how (?:many|do i|does an?|does the \w+ work|long)\b|explain\b|define\b|tell me (?:about|what)\b|what does .{2,40} (?:mean|stand for)\b|where (?:is|do i|can i)\b|(?:did|has|have) (?:the )?[\w ]{2,25} (?:sign|signed|ratif(?:y|ied)|join|joined|vote|voted|veto|vetoed|abstain|abstained)\b|.{3,40}\b(?:don'?t|do not|dont) (?:get|understand) (?:it|that|this)$)/i
const KNOWLEDGE_WORDS_MOST = 10
const ELSEWHERE_WORDS_MOST = 14

/** Questions about the assistant itself. */
const OF_ASSISTANT =
  /\b(?:chat ?gpt|openai|gemini|claude|language models?|placard|without internet|offline|what (?:can|else can) you do|are you (?:an? )?(?:ai|bot|human|real))\b/i
/** Matters of the rules of a meeting, which are no part of a motion's case when they are asked about. */
const OF_RULES =
  /\b(?:present and voting|just ['"‘“]?present|abstain|abstentions?|quorum|simple majority|two[- ]thirds|procedural (?:votes?|matters?)|roll[- ]call|operative clauses?|preamb\w+|signator\w+|sponsors?|placards?)\b/i
const ASKS_OR_ORDERS =
  /\?\s*$|^(?:what|how|when|where|who|which|can|may|does|do|is|are|define|explain|tell me|write|make|describe)\b/i

/** "POI: what is it, how long?": a word, and what is to be told of it. */
const ASKED_OF_WORD = /^[\w -]{2,30}:\s*(?:what|how|when|who|where|define|explain|meaning)\b/i

/** An order for a text or a thing, which nobody puts in reply: "please give each country a sentence that I can print". */
const ORDERS =
  /^(?:(?:ok(?:ay)?|now|and|then|so|also|please|pls|thanks)[\s,]+)*(?:(?:can|could|would|will) (?:you|u) (?:please |pls )?)?(?:give|make|write|print|list|show|plan|design|draft|prepare|suggest|propose|put)\b(?!.{0,24}\b(?:arguments?|points?|reasons?|case|sides?|example|evidence|source|proof|fact|number|reply|answer)s?\b)(?=.{0,80}\b(?:cards?|countr(?:y|ies)|tables?|hand-?outs?|worksheets?|lessons?|timetables?|plan|pupils?|students?|print|speech|clauses?|resolution|quiz|brief|paper|topics?|simpler|bullets?)\b)/i
/** What the speaker asks of what they have to do themselves: "do I need a chair", "how long should I plan". */
const OF_OWN_WORK =
  /^(?:(?:ok(?:ay)?|and|but|so|also|btw|wait)[\s,]+)*(?:(?:do|should|must|may) (?:i|we) (?:need|have|use|bring|make|plan|prepare|print|send|wear|sit|stand|sign|vote)\b|(?:how|when|where|which|what|who) (?:[\w ]{1,16} )?(?:do|can|could|should|must|may) (?:i|we)\b(?!.{0,12}\b(?:say|argue|answer|reply|rebut|respond|counter|beat|know|trust|believe)\b))/i
const OWN_WORK_WORDS_MOST = 24
/** A topic that is told, as nobody tells it in reply: "topic is the arms trade". */
const TELLS_TOPIC = /^(?:(?:ok(?:ay)?|the|my|our|and|so|btw|now)[\s,]+)*(?:topic|committee) (?:is|was)\b/i

/** Whether a message in an argument orders or asks what has nothing to do with it. */
function isOfSomethingElse(text: string, last: string): boolean {
  if (text.split(/\s+/).length > OWN_WORK_WORDS_MOST) return false
  return ORDERS.test(text) || ORDERS.test(last) || OF_OWN_WORK.test(text) || TELLS_TOPIC.test(text)
}

/** Whether a message in an argument is a question of knowledge, and no reply. */
export function leavesDebate(text: string): boolean {
  // in a reply of some length such words are examples: "why do we put maths there?"
  if (isElsewhere(text) && text.split(/\s+/).length <= ELSEWHERE_WORDS_MOST) return true
  const last = text.split(/[.!…]+\s+/).at(-1) ?? text
  if (isOfSomethingElse(text, last)) return true
  if (ASKS_OR_ORDERS.test(last) && (OF_ASSISTANT.test(last) || OF_RULES.test(last) || rulesIn(last).length > 0))
    return true
  return (KNOWLEDGE.test(text) || ASKED_OF_WORD.test(text)) && text.split(/\s+/).length <= KNOWLEDGE_WORDS_MOST
}
