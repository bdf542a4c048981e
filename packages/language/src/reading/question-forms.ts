import type { QuestionTopic } from '@placard/engine'

/**
 * Forms of questions by their topic. The patterns run over the words of a sentence with the names of seats as `@seat`,
 * contractions written out, and no punctuation but commas.
 */

/** A form of a question. */
export interface QuestionForm {
  readonly topic: QuestionTopic
  readonly pattern: RegExp
  /** The form is a question of this topic only with an option named. */
  readonly needsOption?: boolean
  /** The option must be named by words of its own, not by its issue's: "where do you stand on climate finance?" */
  readonly needsOwnWords?: boolean
}

const YOU = `(?:the )?(?:you(?: all| guys| lot| folks)?|@seat|@bloc|your (?:delegation|government|country|capital|side|people|team|bloc)|delegat(?:e|ion) of (?:the )?@seat)`
const YOUR = '(?:your|@seat)'
const MODAL = '(?:would|will|could|can|do|does|did|might|may|are|is|if|whether|have|has)'
/** Up to so many words of any kind, within one part of the sentence. */
const upTo = (words: number) => `(?: [^ ,]+){0,${words}}`
const ask = (words: string) => new RegExp(`(?:^|[ ,])${words}`)

const ACCEPTING =
  '(?:accept(?:ing)?|agree(?:ing)?|live with|living with|go along|going along|settle for|settling for|sign(?:ing)? up to|put up with|tolerate|welcome|(?:ok|okay|fine|happy|content|comfortable|cool|good|at ease|satisfied) with|on board|go for|support(?:ing)?|back(?:ing)?|take|open to|ready for|prepared for|object(?:ing)? to|stomach|swallow|endors(?:e|ing)|approv(?:e|ing)|entertain|embrace|say yes|saying yes|stand behind|get behind|warm to|in favour of|in favor of|mind|sign on|oppose|block|reject|rule out|contemplate|consider|handle|cope with|manage with|allow|permit|let)'
const LEAVING =
  '(?:drop(?:ping)?|soften(?:ing)?|give up|giv(?:e|ing) up|abandon(?:ing)?|leave out|leaving out|leave .{1,40} out|remov(?:e|ing)|take out|take .{1,40} out|let (?:go|.{1,40} go)|water(?:ing)? down|forgo|do without|live without|manage without|cope without|survive without|move away from|mov(?:e|ing) off|back (?:down|off|away)|weaken(?:ing)?|ton(?:e|ing) down|delet(?:e|ing)|scrap(?:ping)?|ditch(?:ing)?|trim(?:ming)?|lower(?:ing)?|relax(?:ing)?|loosen(?:ing)?|eas(?:e|ing) (?:off|up|on)|shelv(?:e|ing)|set aside|put aside|put .{1,40} aside|part with|parting with|sacrific(?:e|ing)|surrender(?:ing)?|waiv(?:e|ing)|dispens(?:e|ing) with|climb down|compromis(?:e|ing)|be flexible|flexible (?:on|about|with)|flexibility|bend|budge|yield|relinquish|pull back|step back|walk away|dilut(?:e|ing)|sof(?:ter|ten)|stop (?:insisting|asking|pushing|demanding|fighting)|without insisting|retreat|stand down|cut back|scal(?:e|ing) back|dial(?:ling|ing)? (?:back|down)|withdraw)'
const DRAFT = '(?:draft|text|resolution|document|paper|proposal as it stands)'
const NAMES =
  '(?:co ?sponsor\\w*|sponsor\\w*|sign|signing|signature|signator\\w+|vot(?:e|ing)|join(?:ing)? (?:us|our|the)|(?:put|add|lend) (?:your|its|their) name\\w*|your name|name (?:on|to|under))'
const ANY_OF =
  '(?:who|whom|which (?:other )?(?:delegations?|countries|country|states?|others|members?|partners|allies|governments|of the others)|how many(?: (?:others|delegations|countries|states|friends|allies))?|anyone|anybody|any (?:other )?(?:delegations?|countries|allies|states?|one|body)|what other (?:delegations?|countries|states))'

/** In the order of trial: a question about company or the draft may use the verbs of one about an option. */
export const QUESTION_FORMS: readonly QuestionForm[] = [
  { topic: 'company', pattern: ask(`${ANY_OF}(?: else)? (?:behind|with|beside|alongside) ${YOU}`) },
  {
    topic: 'company',
    pattern: ask(
      `${ANY_OF}(?: else)?${upTo(5)} (?:stands?|standing|sides?|siding|agrees?|agreeing|votes?|voting|is|are|works?|working|lined up|joins?|joining|shares?|sharing|backs?|backing|supports?|supporting|follows?|thinks?|sees?|has|have|got)${upTo(4)} (?:with|behind|beside|alongside|of|for|by|like) (?:you|@seat|your|this|that|it)`,
    ),
  },
  {
    topic: 'company',
    pattern: ask(
      `${ANY_OF}(?: else)?${upTo(4)} (?:shares?|sharing|backs?|backing|supports?|supporting|agrees?|likes?|wants?|thinks?|feels?|sees?)`,
    ),
  },
  {
    topic: 'company',
    pattern: ask(
      `who(?:m)?(?: else)?${upTo(1)} (?:is|are|do|does|can|would|will|has|have) (?:you|@seat|your|on|in|behind|with)`,
    ),
  },
  {
    topic: 'company',
    pattern: ask(`${YOUR}${upTo(3)} (?:allies|ally|friends|partners|coalition|supporters|backers|camp)`),
  },
  {
    topic: 'company',
    pattern: ask(`(?:is|are|do|does) ${YOU}${upTo(3)} (?:alone|on your own|by yourself|isolated|company|the only)`),
  },
  { topic: 'company', pattern: ask('(?:on|in) (?:your|whose) (?:side|corner|camp|support)') },
  {
    topic: 'price',
    pattern: ask(
      `what${upTo(2)} (?:would|will|does|do|must|might|could) (?:it (?:take|cost)|(?:we|i)(?: have| need)?(?: to)?(?: give| offer| do| put| add| throw| pay)|${YOU}${upTo(2)} (?:want|need|ask|require|demand|like|expect|take)${upTo(3)} (?:in (?:return|exchange)|for|(?:before|to) (?:you|accept|agree|support|join|sign|back|vote|drop|change|move|say|come|live|go)))`,
    ),
  },
  {
    topic: 'price',
    pattern: ask(
      `(?:what|how|which${upTo(3)}|anything(?: that)?|something(?: that)?)${upTo(3)} (?:bring|persuade|convince|move|make|get|sway|tempt|win|change|buy|help|bringing|persuading|convincing)${upTo(2)} ${YOU}`,
    ),
  },
  {
    topic: 'price',
    pattern: ask(
      `what${upTo(2)} (?:change|win|sway|earn|buy|secure|unlock|get)${upTo(1)} (?:${YOUR}|@seat) (?:mind|over|round|support|consent|agreement|vote|yes|signature|backing)`,
    ),
  },
  { topic: 'price', pattern: ask('(?:in return|in exchange|in what exchange)(?: for| if|$| ,)') },
  {
    topic: 'price',
    pattern: ask(`(?:under|on|at) (?:what|which) (?:condition|conditions|terms|circumstances|price|guarantees)`),
  },
  {
    topic: 'price',
    pattern: ask(
      `what${upTo(2)} (?:price|condition|conditions|terms|sweetener|concession|concessions|guarantee|guarantees|assurances)`,
    ),
  },
  { topic: 'price', pattern: ask(`(?:name|is|are|tell us) ${YOUR}${upTo(1)} (?:price|conditions|terms)`) },
  {
    topic: 'price',
    pattern: ask(
      `what${upTo(4)} (?:make|makes) (?:it|this|that|them|such)${upTo(8)} (?:acceptable|possible|easier|tolerable|bearable|palatable|work)`,
    ),
  },
  {
    topic: 'price',
    pattern: ask(
      `what${upTo(6)} (?:would|must|should) (?:have to|need to|be|come|change|we|i)${upTo(6)} (?:before|so that|in order|for) ${YOU}`,
    ),
  },
  {
    topic: 'reasons',
    pattern: ask(
      `(?:what|which)${upTo(5)} (?:wrong with|against|objections?|objecting|problems? (?:with|do|does|is)|reasons?|reasoning|trouble with|issue with|worr(?:y|ies|ied|ying)|concerns?|bothers?|bothering|troubles?|troubling|fear|afraid|dislike|hate|stopping|stops|holding|holds|keeps|keeping|prevents?|behind|so (?:bad|terrible|awful|wrong|hard|difficult|special|great|important))`,
    ),
  },
  {
    topic: 'reasons',
    pattern: ask(
      `what(?: is it that)? makes${upTo(6)} (?:so|oppose|against|resist|unacceptable|difficult|hard|bad|impossible|important|refuse|reject|insist|want|prefer)`,
    ),
  },
  {
    topic: 'reasons',
    pattern: ask(
      `(?:how come|on what (?:grounds|basis)|for (?:what|which) reason|how (?:do|does|can|could|would) ${YOU}${upTo(2)} (?:justify|defend|explain|oppose|refuse|reject))`,
    ),
  },
  {
    topic: 'reasons',
    pattern: ask(
      '(?:explain|tell|say|clarify|know|understand|hear|wonder|wondering|ask|asking|curious)(?: to)?(?: us| me| the committee| the room| the house)?(?: exactly| please)? (?:why|what makes|the reason)',
    ),
  },
  {
    topic: 'reasons',
    pattern: ask(
      `why (?!not |can not |do not we|do we|should (?:we|i|you)|would anyone|can we|would we)(?:[^ ,]+ ){0,14}(?:you|your|@seat|delegation)`,
    ),
  },
  { topic: 'draft', pattern: ask(`(?:${MODAL}|intend|plan|planning|going) ${YOU}${upTo(6)} ${NAMES}`) },
  {
    topic: 'draft',
    pattern: ask(`(?:how|which way|what way|where)${upTo(3)} (?:${YOU} )?${upTo(2)}(?: )?(?:vote|voting)`),
  },
  {
    topic: 'draft',
    pattern: ask(
      `(?:can|could|may|shall|do|would|is|are|where is|where are)${upTo(4)} ${YOUR} (?:vote|support|signature|name|sponsorship|backing)`,
    ),
  },
  {
    topic: 'draft',
    pattern: ask(
      `${MODAL} ${YOU}${upTo(5)} (?:support|back|accept|endorse|favour|approve|adopt|behind|like|for|against) (?:of )?(?:the|our|this|my|that|today s|current)(?: whole| current| present| leading)? ${DRAFT}`,
    ),
  },
  { topic: 'give-up', pattern: ask(`${MODAL} ${YOU}${upTo(6)} ${LEAVING}`), needsOption: true },
  {
    topic: 'give-up',
    pattern: ask(
      `(?:is|are|any|there)${upTo(12)} (?:negotiable|non negotiable|a red line|red lines?|room to (?:move|give)|flexib\\w+|set in stone|a must|essential to you|a deal ?breaker|dispensable|droppable)`,
    ),
    needsOption: true,
  },
  {
    topic: 'give-up',
    pattern: ask(`how (?:attached|married|wedded|committed|important|firm|fixed|flexible|set)${upTo(8)}`),
    needsOption: true,
  },
  {
    topic: 'give-up',
    pattern: ask(
      `(?:chance|way|possible|possibility|thinkable|conceivable|hope)${upTo(6)} (?:you|@seat|your delegation)${upTo(4)} ${LEAVING}`,
    ),
    needsOption: true,
  },
  { topic: 'accept', pattern: ask(`${MODAL} ${YOU}${upTo(6)} ${ACCEPTING}`), needsOption: true },
  {
    topic: 'accept',
    pattern: ask('what is (?:your|the) (?:final )?(?:answer|reply|word) (?:on|to|about)'),
    needsOption: true,
  },
  {
    topic: 'accept',
    pattern: ask(
      `(?:is|are|would|could|can|might|does|do|will)${upTo(16)} (?:acceptable|tolerable|ok|okay|fine|all right|alright|good enough|enough|work|workable|agreeable|palatable|bearable|possible|feasible|satisfy|suit|do|something|anything|a deal|an option|realistic)(?: (?:for|to|with|by|that|which))? ?${YOU}`,
    ),
    needsOption: true,
  },
  {
    topic: 'accept',
    pattern: ask(
      `(?:something|anything|a (?:line|text|clause|deal|compromise|step|solution|idea|formula|figure|number)|language|one)(?: that| which)? ${YOU}${upTo(4)} ${ACCEPTING}`,
    ),
    needsOption: true,
  },
  {
    topic: 'accept',
    pattern: ask(
      `(?:chance|way|possible|possibility|thinkable|conceivable|hope|wonder|wondering|ask|asking)${upTo(6)} (?:you|@seat|your delegation)${upTo(5)} ${ACCEPTING}`,
    ),
    needsOption: true,
  },
  {
    topic: 'accept',
    pattern: ask(
      `(?:how (?:would|do|does) ${YOU} (?:feel|react|respond)|what (?:would|do|does) ${YOU} (?:say|think))${upTo(2)} (?:about|to|if|of)`,
    ),
    needsOption: true,
  },
  {
    topic: 'accept',
    pattern: /^(?:(?:and|but|so|then|@seat|,) )*(?:what if|how about|what about|suppose|supposing)/,
    needsOption: true,
  },
  {
    topic: 'accept',
    pattern: ask(
      `(?:where (?:do|does) ${YOU} stand|what(?: is|s)? (?:your|@seat s?) ?(?:view|views|position|stance|opinion|take|line|verdict|attitude|thoughts?)|how (?:do|does|would) ${YOU} (?:look at|see|view|regard|judge|rate|find|feel about|like)|what (?:do|does) ${YOU} make of)`,
    ),
    needsOption: true,
    needsOwnWords: true,
  },
  {
    topic: 'need',
    pattern: ask(
      `what${upTo(1)} (?:do|does|would|is|are) ${YOU}${upTo(3)} (?:need|want|hope|expect|looking|care|after|seek|trying)`,
    ),
  },
  {
    topic: 'need',
    pattern: ask(
      'what (?:is|are) your (?:main |first |top |biggest |most important |own )*(?:priority|priorities|position|positions|interest|interests|aim|aims|goal|goals|need|needs|demand|demands|view|views|stance)',
    ),
  },
  { topic: 'need', pattern: ask(`what (?:matters|is important|counts)(?: the)?(?: most)? (?:to|for) ${YOU}`) },
  { topic: 'need', pattern: ask(`where (?:do|does) ${YOU} stand`) },
]
