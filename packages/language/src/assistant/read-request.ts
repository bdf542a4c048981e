import { foreignTongueOf } from '../text/foreign-tongues.ts'
import { askedShareOf, isChange, isMistaken, isSurely } from './acts/act-certainty.ts'
import { actedIn, actsOf, type Saying, togetherIn } from './acts/acted.ts'
import { clauseAskedIn } from './clause-asked.ts'
import { completed } from './completed.ts'
import { courtesyOf, withoutPoliteness } from './courtesy-rules.ts'
import { crisisIn } from './crisis.ts'
import { isElsewhere } from './elsewhere.ts'
import { followUp } from './follow-up.ts'
import { groundedIn, meantInProject } from './in-project.ts'
import { withMeantTopic } from './meant-topic.ts'
import { ofCountryIn, positionIn } from './of-country.ts'
import { begunWith, openBrief } from './ordered-product.ts'
import { otherKindOf } from './other-kind.en.ts'
import { aboutOf, type Product, withOperations } from './products/product.ts'
import { withLessons } from './products/read-lessons.ts'
import { productIn } from './products/read-product.ts'
import { type ProjectSense, saidInProject } from './project-sense.ts'
import { debateStartIn, isDebating, isReplyWithSide, replyIn, wishIn } from './read-argument.ts'
import { choiceIn, chosenIn } from './read-choice.ts'
import { comparisonIn, votesOfIn } from './read-comparison.ts'
import { crisisTalkIn } from './read-crisis.ts'
import { argueIn, opinionIn } from './read-debate.ts'
import { knowledgeIn } from './read-knowledge.ts'
import { objectionIn } from './read-objection.ts'
import { checkIn } from './read-orders.ts'
import { ofRoleIn, roleIn } from './read-role.ts'
import { severalIn, withNamedText } from './read-several.ts'
import { situatedBy } from './read-situation.ts'
import type { Reader } from './reader.ts'
import { remembered } from './remember.ts'
import type { Conversation, Intent, Request } from './request.ts'
import type { Named } from './states.ts'
import { materialIn } from './talking-points.ts'
import { spelledOut } from './terse.ts'
import { withThread } from './with-thread.ts'

const MESSAGE_MOST = 8000

/**
 * Reads a message as the next of a conversation; a short one may refer to what was before, or to the project that the
 * conversation belongs to.
 */
export function readRequest(
  message: string,
  before: Conversation | undefined,
  reader: Reader,
  project?: ProjectSense,
): Conversation {
  const raw = withoutTaken(message.slice(0, MESSAGE_MOST))
  const { told, intent } = situatedBy(raw, before, reader, project)
  const read =
    urgentIn(raw, before, reader, intent !== undefined) ??
    (intent ? sure(intent) : matterWith(raw, before, reader, told ?? project))
  const request = { ...read, intent: withMeantTopic(read.intent, before, told ?? project) }
  const { countries } = reader.namedIn(raw)
  return {
    ...remembered(request.intent, before, countries),
    ...request,
    told,
    role: roleIn(raw) ?? before?.role,
    first: before?.first ?? raw,
  }
}

function matterWith(raw: string, before: Conversation | undefined, reader: Reader, project?: ProjectSense): Request {
  if (project === undefined) return matterIn(raw, before, reader)
  // a reply in an argument is taken as it was put
  const said = isDebating(before) ? raw : saidInProject(raw.replace(TOLD_FIRST, ''), project)
  const known = groundedIn(before, project, raw)
  const request = matterIn(said, known, reader)
  return { ...request, intent: meantInProject(request.intent, said, known, reader.namedIn(said)) }
}

/** "Topic is the arms trade. Did the US sign the treaty": what was told is known, and the rest is asked. */
const TOLD_FIRST = /^(?:(?:ok(?:ay)?|so|the|my|our)[\s,]+)*(?:topic|committee) (?:is|:)[^.?!]{3,80}[.!]\s+(?=\S+\s+\S)/i

/** "This house would … never mind, what is the weather": what was taken back was not said. */
const TAKEN_BACK = /^.{3,200}?\b(?:never ?mind|forget (?:it|that)|scratch that)\b[\s,.;:!…–-]+(?=\S+\s+\S+\s+\S)/i
const withoutTaken = (text: string): string => text.replace(TAKEN_BACK, '')

const plain = (intent: Intent): Request => ({ intent, isShort: false })
const sure = (intent: Intent): Request => ({ intent, isShort: false, isSure: true })

/** What comes before anything else, and changes nothing of what the conversation is about. */
function urgentIn(raw: string, before: Conversation | undefined, reader: Reader, isTold: boolean): Request | undefined {
  const crisis = crisisIn(raw)
  if (crisis !== undefined) return plain({ kind: 'crisis', tongue: crisis })
  const check = checkIn(raw, before?.matter)
  if (check !== undefined) return plain(check)
  const courtesy = courtesyOf(raw) ?? courtesyOf(reader.mended(raw))
  if (courtesy !== undefined) return plain({ kind: 'courtesy', courtesy })
  const tongue = isTold ? undefined : foreignTongueOf(raw)
  if (tongue !== undefined) return plain({ kind: 'foreign', tongue })
  if (HELP.test(raw.trim()))
    return plain({ kind: 'question', text: 'examples of abilities and limits of the assistant' })
  return undefined
}

function matterIn(raw: string, conversation: Conversation | undefined, reader: Reader): Request {
  const mended = reader.mended(raw)
  const before = withNamedText(mended, conversation)
  const text = meantBy(withoutPoliteness(mended), before)
  const named = reader.namedIn(text)
  const isShort = isShortWanted(text)
  if (FIRST.test(text) && before !== undefined) return plain({ kind: 'first', text: before.first })
  const chosen = chosenIn(text, before)
  if (chosen !== undefined) return matterIn(chosen, before && { ...before, choices: undefined }, reader)
  const told = isDebating(before) ? undefined : besideDebateIn({ raw, text, named, before }, reader)
  if (told !== undefined) return sure(told)
  const found =
    choiceIn(text) ??
    wishIn(text, raw, before) ??
    orderIn(text, named, before) ??
    (isReplyWithSide(text, before) ? undefined : debateStartIn(text, argueIn, before)) ??
    recordEndIn(text, before) ??
    votesOfIn(text, named) ??
    comparisonIn(text, named, before) ??
    followUp(text, before, named) ??
    replyIn(text, raw, before) ??
    debateStartIn(text, opinionIn, before) ??
    positionIn(text, named, before) ??
    ofCountryIn(text, named, before)
  // the model is asked where a rule may be wrong, and not for each message of a conversation
  if (found !== undefined && found.kind !== 'product' && !isWeak(found)) return plain(found)
  const saying = { raw, mended, text, named, before }
  const shares = actsOf(saying, reader)
  if (found?.kind === 'product') {
    const isOfLast = before?.matter?.kind === 'product' && isChange(shares)
    const isEdited = found.product.edits?.length !== before?.product?.edits?.length
    const together = isOfLast && !isEdited ? togetherIn(saying, reader) : undefined
    if (together !== undefined && isForSame(found, together)) return plain(together)
    if (!isMistaken(found, shares, before)) return plain(found)
  }
  const asked = found ?? knowledgeIn(text, named)
  if (found === undefined && asked.kind !== 'question') return { intent: asked, isShort }
  if (!isFullReply(found, text) && (isElsewhere(text) || isSurely('elsewhere', shares)))
    return plain({ kind: 'question', text, askedShare: 0 })
  const acted = actedIn(saying, shares, reader)
  if (acted !== undefined) return plain(acted)
  if (asked.kind !== 'question') return plain(asked)
  const question = { ...asked, askedShare: askedShareOf(shares), isFirst: before?.matter === undefined }
  return { intent: withThread(question, text, before), isShort }
}

/** What is read outside of arguments alone, since there the same words are replies. */
const besideDebateIn = ({ raw, text, named, before }: Omit<Saying, 'mended'>, reader: Reader): Intent | undefined =>
  // what happened is quoted, and so is read as it was typed
  crisisTalkIn(raw, before, reader) ??
  ofRoleIn(text, before) ??
  objectionIn(text, before) ??
  severalIn(text, named, before) ??
  clauseAskedIn(text, before) ??
  materialIn(text, named, before)

/** "The other side. Like what would Mexico say": a change that loses whom a text is for is not what was meant. */
const isForSame = ({ product }: Extract<Intent, { kind: 'product' }>, together: Intent): boolean => {
  const { country } = aboutOf(product)
  return (
    country === undefined || together.kind !== 'product' || aboutOf(together.product).country?.iso3 === country.iso3
  )
}

/** A message as it would be put at length: "the other kind?" names that kind, "to 45" a time. */
function meantBy(text: string, before: Conversation | undefined): string {
  const matter = before?.matter?.kind === 'operated' ? before.matter.of : before?.matter
  const asked = matter?.kind === 'question' ? matter.text : matter?.kind === 'rule' ? matter.rule.title : undefined
  return (asked && otherKindOf(text, asked)) ?? spelledOut(text, before?.product)
}

/** What is meant when no rule says anything else: a reply in an argument, and a change that is not understood. */
const isWeak = (intent: Intent): boolean =>
  intent.kind === 'unclear' || (intent.kind === 'debate' && intent.wish === 'reply')

const STRAYS_MOST_WORDS = 12
/** Whoever strays from an argument does so in a few words; a longer message is a reply, whatever it is about. */
const isFullReply = (found: Intent | undefined, text: string): boolean =>
  found?.kind === 'debate' && text.trim().split(/\s+/).length > STRAYS_MOST_WORDS

const FIRST =
  /\b(?:what (?:did|was) (?:i|my)\b.{0,20}\b(?:first|begin|began|start|beginning)|my first (?:message|question)|do you remember what i (?:said|asked)|what (?:have|did) i (?:said|say|asked|ask)(?: you)?(?: so far| before| first)?)\b/i

/** Messages that only ask how to begin. */
const HELP =
  /^(?:help(?: me)?(?: please)?|what (?:can|do|could) you do(?: for me)?|how can you help(?: me)?|what can i (?:ask|do)(?: you| here)*|what now|menu|options|commands|start|how do i begin)[\s?!.]*$/i

function isShortWanted(text: string): boolean {
  return /\b(?:in (?:one|a) (?:sentence|word|line)|in short|briefly|tl;?dr|short (?:answer|version)|keep it short|in (?:like |about )?(?:two|three|2|3) (?:sentences|lines))\b|(?:^|[.,;!?]\s*)(?:one|two|1|2) (?:lines?|sentences?)(?: only| max| please)?[\s.!]*$/i.test(
    text,
  )
}

/** Longest message that orders a text from within an argument without beginning with the order. */
const REPLY_LEAST = 12
const BEGINS_ORDER =
  /^(?:(?:ok(?:ay)?|now|and|so|then|please|can you|could you|but)[\s,]+)*(?:write|draft|give|make|prepare|create|compose|turn|quiz|opening|closing|speech|position|country)\b/i

/** An order to write something, with the conversation's topic where the order points to it. */
function orderIn(text: string, named: Named, before: Conversation | undefined): Intent | undefined {
  const isReply = before?.debate !== undefined && text.split(/\s+/).length > REPLY_LEAST && !BEGINS_ORDER.test(text)
  if (isReply) return undefined
  if (ASKS_WHETHER.test(text) || NOT_UNDERSTOOD.test(text)) return undefined
  if (before?.matter?.kind === 'question' && ASKS_FURTHER.test(text)) return undefined
  const pointed = pointedOrder(withNoun(text, before), before?.topic)
  const ordered =
    productIn(pointed, named) ??
    pointed
      .split(/[:.!;]\s+/)
      .slice(1)
      .flatMap((part) => productIn(part, named) ?? [])
      .at(-1)
  const product = spokenFor(ordered, named)
  if (product === undefined || isOfLast(text, product, before)) return undefined
  const planned = product.kind === 'study-plan' ? withLessons(product, text) : product
  return { kind: 'product', product: begunWith(completed(openBrief(planned, text, before), before), text) }
}

const NAMED_FIRST = /^(?:(?:ok(?:ay)?|honestly|so|and|actually|fine|then|well|no|now)\b[\s,]*)*\W*[.:!;]\s/i

/** "North Korea. Do a speech about nuclear weapons": whom it is for may stand in a sentence before the order. */
function spokenFor(product: Product | undefined, { countries: [country, other], rest }: Named): Product | undefined {
  const isNamedFirst = country !== undefined && other === undefined && NAMED_FIRST.test(rest)
  if (product === undefined || !isNamedFirst || aboutOf(product).country !== undefined) return product
  return withOperations(product, [{ kind: 'for-country', country }])
}

const OF_LAST =
  /\b(?:make|keep|cut|get|change)\s+(?:the|that|this|your|her|his|their)\s+(?:(?:last|opening|closing)\s+)?(?:speech|paper|clauses?|brief|note|quiz|plan|resolution)\b(?!.*\b(?:on|about|into|for)\b)/i

/** "The speech is good, but take out the numbers." */
const SAYS_OF_LAST =
  /^(?:the|your|that|this) (?:speech|paper|brief|quiz|plan|note|resolution|clauses?) (?:is|are|was|looks?|sounds?|has|needs)\b/i
/** "Now the second clause: make it about money." */
const OF_ITS_PART =
  /\b(?:the )?(?:first|second|third|fourth|last) (?:operative |preambulatory )?(?:clause|one)\b[:,]?.{0,10}\b(?:make|change|turn|add|put|replace|rewrite)\b/i

/** "Make the speech more formal" is an order for no other speech. */
const isOfLast = (text: string, { kind }: Product, before: Conversation | undefined): boolean =>
  before?.product?.kind === kind &&
  (OF_LAST.test(text) || SAYS_OF_LAST.test(text) || (kind === 'clauses' && OF_ITS_PART.test(text)))

const NOT_UNDERSTOOD =
  /^(?:(?:but|and|so|sorry|hm+)[\s,]+)*(?:i )?(?:still )?(?:don'?t|do not|dont|can'?t) (?:really )?(?:get|understand)\b/i

/** "And the operative one?" after a question asks, and orders nothing. */
const ASKS_FURTHER = /^(?:and|what about|how about)\s+(?:the |an? )?[\w -]{3,30}\?\s*$/i

/** A question about what one may do is no order. */
const ASKS_WHETHER =
  /^(?:can|could|may|should|do|does|must|is|are|am|will) (?:i|we|my|our|the|an?|it|there)\b(?! (?:get|have|see)\b)/i

const THE_TOPIC =
  /\b(?:(on|about|for|regarding|of) )?(?:all (?:of )?(?:this|that|these)|this|that|it|the same(?: topic| thing| matter)?|same (?:topic|matter)|the (?:same )?topic)(?=[\s.?!,]*(?:$|please|then|now|instead))/i

const ONE = /\b(write|make|draft|give|do|prepare|need|want)( me)? (?:an? )?(?:one|it)\b/i
/** "Give me 3 for child soldiers." */
const SOME =
  /\b(write|make|draft|give|show|need|want)( me)? (\d|two|three|four|five|some)(?: of (?:them|those|these))? (?=(?:for|on|about)\b)/i
const NOUN =
  /\b(?:position papers?|country briefs?|(?:opening |closing )?speech(?:es)?|(?:operative |preambulatory )?clauses?|resolutions?|crisis notes?|directives?|study plans?|quiz(?:zes)?)\b/i

/** "Write one for Egypt" after a question on position papers orders a position paper. */
function withNoun(text: string, before: Conversation | undefined): string {
  const matter = before?.matter?.kind === 'operated' ? before.matter.of : before?.matter
  if (matter?.kind !== 'question') return text
  const noun = `${matter.text} ${matter.about ?? ''}`.match(NOUN)?.[0].replace(/(?<!e)s$/, '')
  return noun === undefined ? text : text.replace(SOME, `$1$2 $3 ${noun}s `).replace(ONE, `$1$2 a ${noun}`)
}

/** "Make that last answer a one-minute speech." */
const OF_THAT =
  /\b(?:make|turn|put|rewrite|write|use|say)\s+(?:it|that|this|your|the last|these|those)\b.*?((?:\d+|one|two|half)[ -]?(?:a )?(?:seconds?|secs?|minutes?|mins?|min)\b)?[^,.]*?\bspeech\b/i

/** The order with the conversation's topic where it points to it. */
function pointedOrder(text: string, topic: string | undefined): string {
  if (topic === undefined) return text
  const speech = text.match(OF_THAT)
  if (speech !== null) return `write a ${text.match(LENGTH)?.[0] ?? ''} speech on ${topic}`
  return text.replace(THE_TOPIC, `on ${topic}`)
}
const LENGTH = /\b(?:\d+|one|two|half a)[ -]?(?:seconds?|secs?|minutes?|mins?)\b/i

const RECORDS: readonly Intent['kind'][] = ['votes', 'compare', 'stance', 'neighbours', 'country']
/** Years after the last recorded vote, and words for the present. */
const AFTER_RECORD =
  /\b20[2-9]\d\b|\b(?:today|nowadays|recent(?:ly)?|(?:what|which) (?:period|years?)|how far back|present session|up to date|last week|latest|right now|this year|last year|since then|after 2019|newer)\b/i

function recordEndIn(text: string, before: Conversation | undefined): Intent | undefined {
  const isOfVotes = before?.matter !== undefined && RECORDS.includes(before.matter.kind)
  return isOfVotes && AFTER_RECORD.test(text) && text.split(/\s+/).length <= 16 ? { kind: 'record-ends' } : undefined
}
