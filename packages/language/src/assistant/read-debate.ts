import type { DebateWish } from './debate.ts'
import { otherSide, type Side } from './side.ts'

const FOR = '(?:for|pro|prop(?:osition)?|in favou?r(?: of)?|supporting|support|yes)'
const AGAINST = '(?:against|anti|opp(?:osition|osed(?: to)?|osing|ose)?|con|no)'
const SIDE = `(${FOR}|${AGAINST})`
const isAgainst = (word: string) => /^(?:against|anti|opp|con$|no$)/i.test(word)
const sideOfWord = (word: string): Side => (isAgainst(word) ? 'against' : 'for')

/** Orders to argue, wherever they stand in a message. */
const TRIGGER =
  /\b(?:(?:oppose|contradict|counter|refute|challenge|attack) me|speak against|be my opponent|take (?:the )?(?:contrary|opposite|other|opposing)(?: (?:view|side|position|stance))?|play the (?:other side|opponent)|argue|debate|devil'?s advocate|fight me|prove me wrong|change my mind|challenge me|convince me|persuade me|disagree with me|oppose me|rebut|hot take|unpopular opinion|counter-?arguments?|arguments? (?:for|against|in favou?r of)|case (?:for|against)|(?:the|an?) opposing (?:view|side|argument)s?|take (?:the (?:other|opposite|opposing) side|for|against)|play the opposition|other side of|yes or no|attack (?:that|this|it|me|my \w+)|(?:tear|pick) (?:it|this|that|me|my \w+) apart|poke (?:some )?holes|push back|come at me|spar(?: with me)?|practi[sc]e (?:the |a |this |our |my )?(?:motion|debate|debating)|defend (?:the )?(?:other|opposite|contrary|opposing)|where am i wrong|what(?:'s| is) wrong with (?:my|this) (?:argument|case|reasoning|view|position)|you(?:'re| are|'ll be| be| take| play)? (?:on )?(?:the )?(?:opposition|proposition|against)|this (?:house|committee|assembly|council|body) (?:would|believes?|supports?|regrets?|opposes?|should))\b|\bmotion\s*:/i
/** A message about arguing as a skill, or about the drill of the product. */
const ABOUT_ARGUING =
  /\b(?:how (?:do|does|to|can|should|would)|what (?:is|are|makes|does|do)|where (?:do|is|can)|tips?|when (?:do|is|does)|why (?:do|does|is)|which)\b.{0,40}\b(?:argu\w+|debat\w+|rebut\w*|counter|drill)|\bdebate drill\b|\b(?:clos\w+|adjourn\w*|suspend\w*|moderated|during|after|before|end|of|in|default|formal|informal|open) (?:the |of |a |informal |formal )*debate\b/i

/** Debates that the user is to have elsewhere, and others who attack them there. */
const DEBATED_ELSEWHERE =
  /\b(?:everyone|everybody|they|he|she|people|others|someone|somebody|the other \w+|my (?:teacher|chair|opponent|partner))\b.{0,25}\b(?:come at|attack|challenge|argue|debate|oppose|rebut|refute|push back|disagree with)\b|\b(?:i|we)(?:'ve| have|'re| are)? (?:to|got to|gotta|need to|must|will|going to) (?:debate|argue)\b.*\b(?:tomorrow|today|tonight|next|in (?:class|school|committee|\d+)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?<!\b(?:let'?s|us|we|to|i) (?:have|do|start|hold) an? )(?:balanced|fair|lively|interesting|heated|real|proper|good|nice) debate\b|\b(?:there (?:is|are|will be|can be)|so that|to (?:cause|create|get|spark)) (?:an? |some |much |any )?debates?\b|\b(?:my|our) debate (?:is|was|will|tomorrow|today|next|on)\b/i

const OWN = new RegExp(
  `\\b(?:i'?m|i am|i will be|i'll be|we'?re|we are|me|my side is|i (?:speak|argue|stand))\\s+(?:on |the |all |totally |strongly )*${SIDE}\\b`,
  'i',
)
const OWN_VERB =
  /\bi (?:really |strongly |fully )?(support|back|want|favou?r|oppose|reject|am against|hate|don'?t (?:want|support|like))\b/i
const YOURS = new RegExp(
  `\\byou(?:'re| are|'ll be| can be| be| take| will be| should be| argue| can take| do)?\\s+(?:on |the )*${SIDE}\\b`,
  'i',
)
const ORDERED = new RegExp(
  `\\b(?:argu(?:e|ing)|arguments?|counter-?arguments?|take|case|speak|be|play|debate|advocate)\\s+(?:me |the )?(?:side )?${SIDE}\\b(?! me\\b)`,
  'i',
)
const CONVINCED = /\b(?:convince|persuade) me (?:that|of|to)?\b/i

/** The side of the assistant; without a word about it, against. */
function sideIn(text: string): Side {
  const own = text.match(OWN)?.[1]
  if (own !== undefined) return otherSide(sideOfWord(own))
  const yours = text.match(YOURS)?.[1] ?? text.match(ORDERED)?.[1]
  if (yours !== undefined) return sideOfWord(yours)
  const verb = text.match(OWN_VERB)?.[1]
  if (verb !== undefined) return /^(?:support|back|want|fav)/i.test(verb) ? 'against' : 'for'
  return CONVINCED.test(text) ? 'for' : 'against'
}

const LEADS: readonly RegExp[] = [
  /^(?:hi|hey|hello|ok(?:ay)?|so|now|well|please|and|but|yes|honestly|look|right)\b[\s,:]*/i,
  /^(?:can|could|will|would|do) (?:you|we) (?:please |maybe )?/i,
  /^(?:let'?s |let us |i want to |i'd like to |want to |we could )?(?:have a debate|debate|argue|discuss|fight|disagree|talk)(?: (?:with|against) (?:me|you))?(?: a bit)?(?:\s*(?:about|on|over|that|whether|regarding|:)+)?(?=\s|$)/i,
  new RegExp(
    `^(?:argue|take|be|play|speak|advocate|give me|make|write|i need|show me|list)?\\s*(?:me )?(?:the |some |your |a |\\d+ |best |strongest )*(?:side|counter-?arguments?|arguments?|case|devil'?s advocate|points?)?\\s*${SIDE}\\s+(?!me\\b|you\\b)`,
    'i',
  ),
  /^(?:argue|take|play|give me|show me|what(?:'s| is| are))?\s*(?:the |an? )?(?:other|opposite|opposing) (?:sides?|views?|arguments?)(?: (?:of|on|to|about|that|for))?\s*/i,
  /^(?:play )?(?:the )?devil'?s advocate(?: (?:on|for|about|and))*\s*/i,
  /^(?:(?:give|show|list|make|write)(?: me)? (?:some |the |\d+ |your )*)?(?:counter-?arguments?|arguments?|rebut|rebuttals?)\s*(?:to|of|on|about|that|this)?\s*:?\s*(?!$)/i,
  /^(?:i|we) (?:think|believe|say|feel|argue|reckon|hold|claim|guess|sustain|maintain|defend|shall defend|will defend|shall argue|affirm|opine|consider)(?: like)?(?: that)?\b\s*/i,
  /^(?:(?:one|some|many|most|a few|two) of )?(?:my|our|the|a) (?:\w+ )?(?:friends?|teachers?|members?|pupils?|students?|opponents?|partners?|chairs?|class|coach|brother|sister|dad|mum|mom|delegates?) (?:says?|thinks?|claims?|believes?|keeps? saying|argues?)(?: that)?\s+/i,
  /^(?:in my (?:opinion|view)|imo|imho|personally|hot take|unpopular opinion|my (?:opinion|view|take) is(?: that)?)\b\s*[:,-]?\s*/i,
  new RegExp(
    `^(?:i'?m|i am|we'?re|we are|my side is|i (?:speak|argue|stand))\\s+(?:on |the |all |totally |strongly )*${SIDE}\\b[\\s:]*`,
    'i',
  ),
  /^i (?:really |strongly |fully )?(?:support|back|favou?r|oppose|reject|hate)\s+/i,
  /^(?:convince|persuade) me(?: that| of| to| on| about)?\s*|^(?:prove me wrong|change my mind|challenge me|fight me|disagree with me|oppose me|argue with me|argue against me)\s*(?:that|on|about|:|,)*\s*/i,
  /^(?:the |this |my |our )?(?:motion|topic|resolution|statement|idea|proposal|thesis)\s*(?:(?:is|:|that|of)\s*)+/i,
  /^(?:that|whether|about|on|to)\s+/i,
]
const TRAILS: readonly RegExp[] = [
  /[,\s]*\b(?:yes or no|true or false|right|agree|what do you think|don'?t be neutral|please)\b\s*[?!.]*$/i,
  /[,\s]+(?:(?:and|so|now|please|can you|could you)\s+)*(?:argue|debate|fight|prove|change my|convince|persuade|challenge|oppose|take the|disagree|you)\b.*$/i,
  /[\s,.;:!?…–-]+$/,
]
const MADE_QUESTION = /^(?:should|is|are|do|does|can|must|would)\s+(.+?)$/i

function stripped(piece: string): string {
  let text = piece.trim()
  for (let before = ''; before !== text; ) {
    before = text
    for (const lead of LEADS) text = text.replace(lead, '').replace(/^[\s,.:;–-]+/, '')
    for (const trail of TRAILS) text = text.replace(trail, '').trim()
  }
  return text
}

/** A motion that is called so, whatever is said before it. */
const CALLED = /\bmotion\s*(?::|is)\s*([^.;!?\n]{3,240})/i
const QUOTED = /[“"«]([^”"»]{8,300})[”"»]/
const HOUSE =
  /\bthis (?:house|committee|assembly|council|body) (?:would|believes?|supports?|regrets?|opposes?|should)\b[^.;?!]{3,240}/i
const SIDE_ALONE = new RegExp(`^(?:i'?m|you|i|we'?re|me)?\\s*(?:can be |be |are )?(?:on |the )*${SIDE}?$`, 'i')

/** The motion of a message; undefined when it names none. */
function motionIn(text: string): string | undefined {
  const quoted = text.match(QUOTED)?.[1]
  if (quoted !== undefined) return tidy(quoted)
  const called = text.match(CALLED)?.[1]
  if (called !== undefined) return tidy(stripped(called))
  const house = text.match(HOUSE)?.[0]
  if (house !== undefined) return tidy(house.replace(/,\s*(?:i'?m|you|argue|and|so|debate|take)\b.*$/i, ''))
  const pieces = text.split(
    /[.;!?\n]+|,\s*(?=(?:i'?m|i am|you|argue|debate|fight|so|take|let|change|prove|convince)\b)/i,
  )
  const motions = pieces
    .map((piece) => stripped(piece.replace(/^[\s,]+/, '')))
    .filter(
      (piece) =>
        piece.length > 2 &&
        !/^i (?:run|have|am|teach|study|attend|represent|coach)\b/i.test(piece) &&
        !SIDE_ALONE.test(piece) &&
        !/^(?:it|that|this|me|you|with|one)$/i.test(piece),
    )
  const best = motions.find((piece) => /\b(?:should|must|would|ought)\b/i.test(piece)) ?? motions[0]
  return best === undefined ? undefined : tidy(best)
}

function tidy(motion: string): string | undefined {
  const asked = motion.match(MADE_QUESTION)?.[1]
  const text = (asked ?? motion)
    .replace(/,?\s+(?:because|since|cause|so that)\s.{12,}$/i, '')
    .replace(/^(?:the (?:idea|motion|proposal) (?:of|that|to)\s+|that\s+)/i, '')
    .replace(/[\s,.;:!?]+$/, '')
    .trim()
  return text.length > 2 ? text : undefined
}

export interface DebateOrder {
  readonly motion: string | undefined
  readonly side: Side
}

/** "Which one would you take for beginners?" puts no motion. */
const ASKS_FOR_ADVICE = /^(?:which|what|who|when|where|how)\b/i
const NAMES_ARGUING = /\b(?:argu\w*|debate|motion|case|counter\w*|rebut\w*|sides?|house|opposing|advocate)\b/i

/** An order to argue; its motion is undefined when the message names none. */
export function argueIn(text: string): DebateOrder | undefined {
  const isOrder = TRIGGER.test(text) || /\bi(?:'m| am) (?:for|against|in favou?r of|opposed to)\b.{3,}/i.test(text)
  if (
    !isOrder ||
    ABOUT_ARGUING.test(text) ||
    DEBATED_ELSEWHERE.test(text) ||
    (ASKS_FOR_ADVICE.test(text) && !NAMES_ARGUING.test(text))
  )
    return undefined
  const motion = motionIn(text)
  return { ...positive(motion), side: sideOn(text, motion) }
}

/** "X should not be Y": the motion is that it should, and whoever says so is against it. */
const NEGATED = /\b(should|must|ought to|would)(?:n'?t| not| never)\b/i

function positive(motion: string | undefined): { readonly motion: string | undefined } {
  return { motion: motion?.replace(NEGATED, '$1') }
}

function sideOn(text: string, motion: string | undefined): Side {
  const side = sideIn(text)
  return motion !== undefined && NEGATED.test(motion) ? otherSide(side) : side
}

const OPINION = /\b(?:should(?:n'?t| not| never)?|must(?: not|n'?t)?|ought (?:not )?to|needs? to be|deserves?)\b/i
const THINKS =
  /^(?:honestly |well |so |but )?(?:i (?:really |just )?(?:think|believe|feel like)|imo|in my opinion|hot take|unpopular opinion)\b/i
const ASKS =
  /\?\s*$|^(?:what|how|why|when|where|who|which|should|can|could|do|does|is|are|tell|explain|write|give|make|draft|help|show|check|list)\b/i
/** "Oh. Ok, what should the USA say about it then": a question that a message ends with. */
const ASKED_LAST = /^(?:(?:ok(?:ay)?|so|and|but|well|oh|lol|hm+)[\s,]+)*(?:what|how|when|where|who|which)\b/i
/** An order, whatever it says ought to be. */
const BEGINS_ORDER =
  /^(?:(?:ok(?:ay)?|now|and|then|right|so|please)[\s,]+)*(?:do|make|give|write|draft|add|put|change|turn|keep|use|swap|try|let)\b/i
const OF_MUN =
  /\b(?:i|we|my|our|delegates?|chair|dais|speech|resolution|clause|sponsor|caucus|motion|paper|draft|amendment|you|the assistant|placard|agenda)\b/i

/** A plain opinion on a matter of policy: an invitation to disagree. */
export function opinionIn(text: string): DebateOrder | undefined {
  const last = text.split(/[.!…]+\s+/).at(-1) ?? text
  if (ASKS.test(text) || ASKED_LAST.test(last)) return undefined
  if (BEGINS_ORDER.test(text) || text.split(/\s+/).length < 4) return undefined
  const motion = motionIn(text)
  if (motion === undefined || OF_MUN.test(motion) || motion.split(/\s+/).length < 3) return undefined
  if (!OPINION.test(motion) && !THINKS.test(text)) return undefined
  return { ...positive(motion), side: sideOn(text, motion) }
}

const WISHES: readonly (readonly [DebateWish, RegExp])[] = [
  [
    'speech',
    /^(?:(?:now|and|a|an|the|my|your|our)\s+)*(?:opening|closing|reply|rebuttal|final|concluding)?\s*(?:speech|statement)\b.{0,20}\b(?:my|your|our) side\b/i,
  ],
  [
    'speech',
    /\b(?:write|give|make|turn|put|draft|prepare|i need|can i have)\b.{0,40}\b(?:speech|statement|closing|opening)\b(?!.{0,40}\b(?:for|as) (?!my\b|your\b|ur\b|the (?:other|opposite)\b)(?:the )?[A-Z])/i,
  ],
  [
    'list',
    /\b(?:list|give|show|tell|name)\b.{0,16}\b(?:your|ur|the|all)\b.{0,12}\b(?:\d|two|three|four|five|best|strongest|main|top)?\b.{0,12}\b(?:arguments?|points?|reasons)\b(?!.{0,12}\b(?:my|for my) side)|\bwhat(?:'s| is| are| was| were) (?:your|ur) (?:best|strongest|main|top) (?:arguments?|points?|reasons?)\b/i,
  ],
  [
    'winner',
    /\b(?:who(?:'s| is| has| goes| do you think)? (?:won|wins|winning|win|ahead)|did i (?:win|beat)|am i winning|have i won|(?:please )?(?:judge|adjudicate|evaluate|score) (?:us|me|this|our|the (?:debate|exchange|discussion))|as an? (?:impartial )?(?:judge|adjudicator) would|what(?:'s| is) the score|verdict|rate (?:me|my)|who(?:'s| is| was) (?:better|right)|whose (?:case|side) (?:is|was) (?:better|stronger))\b/i,
  ],
  [
    'sum-up',
    /\b(?:sum(?:marise|marize|mary)?(?: (?:it|this|that|us|everything|both sides?|the (?:debate|argument|points?)))?(?: up)?|recap|both sides in|wrap up|where (?:do|are) we(?: stand)?(?: now)?|conclude)\b/i,
  ],
  [
    'open-points',
    /\b(?:what|which)(?: points?| of (?:my|your) points?| arguments?)? (?:have|has|did|haven'?t|are|is|do)\b.{0,20}\b(?:not |still )?(?:answer(?:ed)?|open|miss(?:ed|ing)?|unanswered|left|reply|respond\w*)\b|\b(?:open|unanswered) points\b|\btally\b/i,
  ],
  [
    'help',
    /\b(?:best|strongest|another|an?|good|more|better|some) (?:arguments?|points?|reasons?) (?:for|on|of) (?:my|our) (?:side|case|position)\b|\bfor my side\b|\bhelp (?:me|my (?:case|side))\b|\bwhat (?:should|could|can|would) i (?:say|argue|answer|reply)\b|\bhow (?:(?:do|can|could|should|would) i|i (?:do|can|could|should|would)) (?:answer|rebut|respond|reply|counter|beat)\b|\b(?:i'?m|i am) stuck\b|\bwhat (?:point|argument) (?:did|have) i (?:forg[eo]t\w*|miss(?:ed)?)\b/i,
  ],
  [
    'weakest',
    /\b(?:weak(?:est)?|worst) (?:point|argument|one|part|spot)\b|\bwhich (?:of (?:my|your|mine|yours|the) )?.{0,24}\bweak(?:est)?\b|\bweakness(?:es)?\b/i,
  ],
  [
    'strongest',
    /\b(?:strong(?:est)?|best) (?:point|argument|one|part)\b(?! for (?:my|our))|\bwhich (?:of (?:my|your|mine|yours|the) )?.{0,24}\b(?:strong(?:est)?|best)\b/i,
  ],
  [
    'rebuttals',
    /\b(?:rebuttals?|counter-?arguments?|counters?|answers|comebacks?|replies|questions?)\b.{0,30}\b(?:use|against you|to you|could|can i|to that|for that|ask)\b|\b(?:give|show|list)(?: me)? (?:\w+ )?(?:rebuttals?|counter-?arguments?)\b/i,
  ],
  [
    'switch',
    /\b(?:switch|swap|change|flip|reverse|trade) (?:the )?(?:sides?|roles?|positions?)\b|\b(?:other|opposite|my) side\b.{0,12}$|^(?:now )?(?:you )?(?:argue|be|take|do) (?:for|against|the (?:other|opposite)|mine|my)\b|\bnow (?:you )?(?:argue|take|be) (?:for|against|my|the other)\b|^(?:now )?(?:for|against)(?: it)?[.!?]*$|\bnow (?:you )?(?:be|are) me\b|\b(?:we|let'?s|let us|i|you) (?:now )?(?:change|swap|switch|flip|trade|exchange) (?:the )?(?:sides?|roles?|positions?)\b|\bnow (?:you |u )?(?:defend|attack|support|oppose)\b|\bi(?:'m| am|'ll be| will be) (?:now )?(?:for|against)(?: it)?(?: now)?[.!?]*$|^(?:the )?(?:opposite|reverse|contrary)\b/i,
  ],
  [
    'concede',
    /^(?:(?:ok|okay|fine|alright|well|hm+|yeah|yes),? )*(?:you(?:'re| are)(?: probably| totally)? right|you win|i give up|i concede|fair (?:enough|point)|good point|that'?s (?:a )?(?:fair|good|true)(?: point)?|i agree|touch[eé]|true)[\s.!]*$/i,
  ],
  [
    'resume',
    /\b(?:back to (?:the|our|this)?\s*(?:debate|argument|motion|discussion|topic)|(?:continue|resume|go on with|carry on with) (?:the |our )?(?:debate|argument|discussion)|where were we)\b/i,
  ],
  [
    'another',
    /^(?:(?:ok|and|now|give me|next|any|one|your|have you(?: got)?|what(?:'s| is) your) )*(?:another|more|next|other|second|new|anything else|what else|go on|continue|keep going|your turn|go)\b(?: (?:arguments?|points?|reasons?|one|ones|please))*[\s.!?]*$/i,
  ],
  [
    'evidence',
    /\b(?:give|show|tell|name|have you got|do you have|is there|any)\b.{0,16}\b(?:example|case|source|evidence|proof|study|figure|one)\b.{0,30}\b(?:your|ur|supports?|worked|works|proves?|real|happened|actually)\b/i,
  ],
  ['reason', /^(?:but |and )?why(?: (?:not|is that|so|though))?[\s?!.]*$/i],
  [
    'evidence',
    /^(?:(?:any|what|your|the|give me|show me|where is|where's|an?|some) )*(?:sources?|evidence|proof|examples?|says who|statistics?|facts?|cite)\b.{0,20}$|^(?:how do you know|says who|who says(?: so)?|prove it|is that true|really)[\s?!.]*$/i,
  ],
]
const WISH_WORDS_MOST = 18

/** What a message in an argument asks for, beside being a reply. */
export function debateWishIn(text: string): DebateWish | undefined {
  if (text.split(/\s+/).length > WISH_WORDS_MOST) return undefined
  return WISHES.find(([, pattern]) => pattern.test(text))?.[0]
}

/** The side that the assistant is to argue after a message about sides. */
export function sideAfter(text: string, side: Side): Side {
  const told = text.match(/^(?:now )?(?:you )?(?:argue |be |take |do )?(for|against)(?: it)?[.!?]*$/i)?.[1]
  const yours = told ?? text.match(YOURS)?.[1] ?? text.match(/\bnow (?:you )?(?:argue|take|be) (for|against)\b/i)?.[1]
  if (yours !== undefined) return sideOfWord(yours)
  const own = text.match(OWN)?.[1]
  return own === undefined ? otherSide(side) : otherSide(sideOfWord(own))
}
