import { ADDED } from '../operation-patterns.ts'
import type { Operation } from '../operations.ts'
import type { Named } from '../states.ts'
import type { Product } from './product-kinds.ts'
import { editsIn } from './read-edits.ts'
import { daysOf, lengthIn, NUMBER, numberOf } from './read-length.ts'

/** Longest change, in words; longer messages stand alone. */
const WORDS_MOST = 36

/** Beginnings of questions; "can you" and "could it" begin orders as often. */
const ASKS =
  /^(?!which (?:is|was) the \w+ (?:about|on)\b)(?:(?:and|but|so|ok|hm+|then)[\s,]+)*(?:what|whats|how|why|when|where|who|whos|which|wich|is|are|was|do|does|did|should|must|may|am|(?:can|could) i)\b/i

const WEAKER = 'aggressive|harsh|angry|hostile|mean|tough|rude|confrontational|strong'
const STRONGER = 'weak|voluntary|soft|nice|polite|boring|bland|mild|tame|friendly|gentle'

/** Manners and sizes, wherever in a message they stand. */
const MANNERS: readonly (readonly [RegExp, Operation])[] = [
  [
    /\b(?:eas(?:y|ier)|simple(?:r)?|plain(?:er)?|basic|normal|shorter) (?:words?|english|language|terms?)\b|\bto+ (?:hard|difficult|complicated|big) (?:words?|language|english)\b|\b(?:words?|language|english|it'?s|that'?s|its|thats)(?: is| are)? (?:way |much |a bit )?to+ (?:hard|difficult|complicated|formal)\b|\bsimpler\b|\bsimplify\b|\bplain(?:er|ly)?\b|\bto+ (?:grand|pompous|fancy|technical|heavy|academic|elevated)\b|\b(?:for|to) (?:a |an |my )?(?:beginners?|children|child|kids?|first-years?|pupils|younger \w+|\w+-year-olds?)\b|\bmore (?:modest|everyday|simple)\b|\beasier to (?:say|read|understand)\b/i,
    { kind: 'tone', to: 'simpler' },
  ],
  [new RegExp(`\\bto+ (?:${STRONGER})\\b|\\bless (?:${STRONGER})\\b`, 'i'), { kind: 'tone', to: 'harder' }],
  [new RegExp(`\\bto+ (?:${WEAKER})\\b|\\bless (?:${WEAKER})\\b`, 'i'), { kind: 'tone', to: 'gentler' }],
  [
    /\b(?:stronger|tougher|harsher|harder|sharper|sharpen|strengthen|toughen|bolder|angrier|punchier|livelier|firmer|spicier|(?:is|sounds?|seems?|looks?|feels?) (?:a (?:bit|little) |rather |too |so |very )?(?:weak|soft|tame|bland|dull|flat|boring)|more (?:aggressive|forceful|exciting|dramatic|passionate|convincing|powerful|ambitious|urgent|bite|punch|teeth|force|energy))\b/i,
    { kind: 'tone', to: 'harder' },
  ],
  [
    /\b(?:soften|tone (?:it |that |this )?down|water (?:it|that|this) down|cautious|careful|tactful|acceptable to|(?:could|can|would|might) (?:sign|live with|accept|agree to|support) (?:it|this|that)|softer|gentler|milder|nicer|friendlier|kinder|calmer|warmer|more (?:polite|diplomatic|friendly|cooperative|neutral))\b/i,
    { kind: 'tone', to: 'gentler' },
  ],
  [
    /\bto+ (?:much )?(?:formal|stiff|robotic)\b|\bmore (?:personal|natural|human|casual)\b|\bless formal\b/i,
    { kind: 'tone', to: 'simpler' },
  ],
  [/\bto+ (?:casual|informal)\b|\bmore (?:formal|official|serious)\b/i, { kind: 'tone', to: 'more-formal' }],
  [
    /\b(?:to+|rather|quite|very|a (?:bit|little)) (?:much |very )?(?:long|wordy)\b|\b(?:shorten|reduce|abridge|tighten|pare)\b|\bshorte[rn]\b|\bhalf\b(?! a)|\bcondense\b|\bcut (?:it|that|this)\b|\b(?:trim|summari[sz]e)\b|\bless (?:text|words)\b/i,
    { kind: 'resize', to: 'shorter' },
  ],
  [/\bto+ short\b|\blonger\b|\bmore detail\b/i, { kind: 'resize', to: 'longer' }],
]

const LEAD =
  '(?:(?:ok(?:ay)?|now|and|also|then|but|so|please|can (?:you|u|we)|could (?:you|u)|you can|i (?:want|need|would like)(?: you)? to|i wanna|try to|maybe|just)[\\s,]+)*'
const VAGUE =
  '(?:(?:some(?:thing|thin|what)?|somthing|smth|sth|sth\\.|(?:a|one|two) (?:few |short |brief )?(?:lines?|sentences?|bits?|words?|parts?|points?|paragraphs?)|one|more|a clause|another clause|another one|one more(?: clause)?)\\s+)*'
const MENTIONS: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}(?:add|include|mention|insert|put(?: in)?|bring(?: in| up)?|work in|weave in|slip in|refer to|throw in|say|talk|speak|write)\\s+${VAGUE}(?:in )?(?:on|about|abt|of|regarding)?\\s*(.{2,70})$`,
    'i',
  ),
  new RegExp(`^${LEAD}(?:a (?:bit|little) )?${VAGUE}(?:on|about|abt|regarding)\\s+(.{2,70})$`, 'i'),
  /\b(?:and|but|,)\s*(?:also )?(?:add|include|mention|bring in|put in|work in)\s+(?:something (?:on|about) )?(.{2,70})$/i,
]
const AFTER_MENTION =
  /[\s,.!?]*\b(?:and leave the rest.*|and keep the rest.*|without changing .*|to it|in it|in there|in(?:to)? the (?:speech|paper|text|clauses?|note|draft)|to the (?:speech|paper|text|clauses?|note|draft)|in|too|as well|also|please|pls|parts?|somewhere|if (?:you can|possible|that helps))[\s.!?]*$/i
const BEFORE_MENTION = /^(?:about|abt|on|the|an?|some|something|that|also)\s+/i
const POINTS =
  /^(?:it|this|them|those|these|again)\b|^(?:that|one|more|something|some)$|\b(?:you said|i said|last answer)\b/i

/** What is to be spoken of in the text as well: "add loss and damage", "say something about the rivers". */
export function mentionIn(text: string): string | undefined {
  for (const pattern of MENTIONS) {
    let said = text.match(pattern)?.[1]?.trim()
    if (said === undefined) continue
    for (let before = ''; before !== said; ) {
      before = said
      said = said
        .replace(AFTER_MENTION, '')
        .replace(BEFORE_MENTION, '')
        .replace(/[\s.!?,;]+$/, '')
    }
    if (said.length > 1 && !POINTS.test(said)) return said
  }
  return undefined
}

const SUBCLAUSES = /\bsub-?\s?clauses?\b|\bsub-?points?\b|\(a\)/i
const CHECKS = /\bwho (?:checks|controls|monitors|makes sure)\b|\bmonitoring\b/i
const PAYS =
  /\bwhere (?:does|will|would|should|do) the (?:money|cash|funding|funds) come from\b|\bwho(?:'s| is| will|'ll|s)? pay(?:s|ing)?\b|\bpays for\b/i
const DATED = /\b(?:timetable|deadlines?|timeline|time ?frame)\b/i

/** What was agreed before is cited as a text is quoted. */
const PAST_ACTION =
  /\b(?:past|previous|earlier|former) (?:un|united nations|international) (?:actions?|resolutions?|work|documents?|efforts?)\b/i

/** Additions that have a wording of their own. */
function additionsIn(text: string): readonly Operation[] {
  const found: Operation[] = []
  if (SUBCLAUSES.test(text)) found.push({ kind: 'add', what: 'subclauses' })
  if (PAST_ACTION.test(text)) found.push({ kind: 'add', what: 'quotation' })
  if (CHECKS.test(text)) found.push({ kind: 'add', what: 'review' })
  if (PAYS.test(text)) found.push({ kind: 'add', what: 'funding' })
  if (DATED.test(text)) found.push({ kind: 'add', what: 'deadline' })
  return found
}

const PART =
  /\b(?:only|just|show(?: me)?|give(?: me)?|take|keep|want|need|print|read|do)\b.{0,30}?\b(?:(?:clause|point|question|option|paragraph|part|day|step|number|no\.?|nr\.?|item)\s*(\d{1,2})|(first|second|third|last|1st|2nd|3rd) (?:clause|point|question|paragraph|part|bit|day|step|one))\b/i
const PLACES: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  last: -1,
}

function partIn(text: string): readonly Operation[] {
  const [, digits, word] = text.match(PART) ?? []
  if (digits !== undefined) return [{ kind: 'part', number: Number(digits) }]
  const number = word === undefined ? undefined : PLACES[word.toLowerCase()]
  return number === undefined ? [] : [{ kind: 'part', number }]
}

const CLAUSE_MEANT = /\b(?:the (first|second|third|last) (?:one|clause)|(?:clause|number|no\.?) (\d{1,2}))\b/i

/** The clause that is to be otherwise: "the second one sounds weak". */
function clauseMeantIn(text: string, { kind }: Product): readonly Operation[] {
  const [, word, digits] = (kind === 'clauses' ? text.match(CLAUSE_MEANT) : undefined) ?? []
  const number = word === undefined ? Number(digits) : PLACES[word.toLowerCase()]
  return number === undefined || Number.isNaN(number) ? [] : [{ kind: 'part', number }]
}

const FOR = /\b(?:for|fro|as|same|now|try|do|it'?s|i(?:'?m| am)|we(?:'re| are)|my country is|representing|instead)\b/i
const ITS_TOPIC = /\b(?:it'?s|(?:the |my )?topic(?: is|:)?|committee is)\s+(?:about|on)?\s*(.{3,60})$/i

function subjectIn(text: string, named: Named): readonly Operation[] {
  const [country, other] = named.countries
  if (country === undefined || other !== undefined || !FOR.test(text)) return []
  const topic = text.match(ITS_TOPIC)?.[1]?.replace(/[\s.!?]+$/, '')
  const isOwn = topic !== undefined && !topic.toLowerCase().includes(country.placardName.toLowerCase())
  return [{ kind: 'for-country', country }, ...(isOwn ? [{ kind: 'on-topic', topic } as const] : [])]
}

const COUNTED: Partial<Readonly<Record<Product['kind'], RegExp>>> = {
  quiz: new RegExp(
    `\\b(?:only|just|need|want|make it|give me|do)\\b.{0,12}?\\b(${NUMBER}) (?:of them|questions?|qs)\\b`,
    'i',
  ),
  clauses: new RegExp(
    `\\b(?:only|just|need|want|make it|give me)\\b.{0,12}?\\b(${NUMBER}) (?:of them|clauses?)\\b`,
    'i',
  ),
  'study-plan': new RegExp(`(?<!minutes? |mins? |hours? |hrs? )\\b(${NUMBER})[ -](?:days?|weeks?)\\b`, 'i'),
}

/** How many questions, clauses or days are wanted. */
function countIn(text: string, kind: Product['kind']): readonly Operation[] {
  const [said, number] = text.match(COUNTED[kind] ?? /(?!)/) ?? []
  if (said === undefined || number === undefined) return []
  return [{ kind: 'count', count: daysOf(numberOf(number), said) }]
}

/** Asked of a part of the last text, and answered by showing it. */
const ASKED_PART =
  /^(?:and |so |but )*(?:what (?:do|should|shall|can) (?:i|we) (?:do|read|study|learn|prepare|write)\b.{0,20}\b(?:on|for) (?:the )?(?:(first|second|third|last) day|day (\d{1,2}))\b|why (?:is|was) (?:the )?(?:(first|second|third|last) (?:answer|question|one)|(?:answer|question|number) (\d{1,2}))\b)/i

function askedPartIn(text: string, { kind }: Product): readonly Operation[] | undefined {
  if (kind !== 'study-plan' && kind !== 'quiz') return undefined
  const [said, day, dayNumber, question, questionNumber] = text.match(ASKED_PART) ?? []
  if (said === undefined) return undefined
  const word = day ?? question
  const number = word === undefined ? Number(dayNumber ?? questionNumber) : PLACES[word.toLowerCase()]
  return number === undefined ? undefined : [{ kind: 'part', number }]
}

/** Kinds of texts that have a length or a time. */
const TIMED: readonly Product['kind'][] = ['speech', 'paper', 'study-plan']

/** What a message asks to be changed in a product, wherever in the message it says so; undefined when it is no change. */
export function changesIn(text: string, product: Product, named: Named): readonly Operation[] | undefined {
  const asked = askedPartIn(text, product)
  if (asked !== undefined) return asked
  if (text.includes('\n') || text.split(/\s+/).length > WORDS_MOST || ASKS.test(text)) return undefined
  const length = TIMED.includes(product.kind) ? lengthIn(text)?.length : undefined
  const [, manner] = MANNERS.find(([pattern]) => pattern.test(text)) ?? []
  const added = additionsIn(text)
  const edits = editsIn(text)
  const isElse = added.length > 0 || edits.length > 0 || PART.test(text)
  const spokenOf = isElse ? undefined : mentionIn(text)
  // "put easier words" tells a manner, and no matter that is to be spoken of
  const mention = spokenOf !== undefined && MANNERS.some(([pattern]) => pattern.test(spokenOf)) ? undefined : spokenOf
  const known = mention === undefined ? undefined : ADDED.find(([, pattern]) => pattern.test(mention))?.[0]
  const isBare = mention !== undefined && mention.split(/\s+/).length <= 3
  const about: readonly Operation[] =
    mention === undefined
      ? []
      : known !== undefined && isBare
        ? [{ kind: 'add', what: known }]
        : [{ kind: 'mention', what: mention }]
  const isMeantForAnother = mention === undefined
  const shown = partIn(text)
  const all: readonly Operation[] = [
    ...(manner === undefined || shown.length > 0 ? [] : clauseMeantIn(text, product)),
    ...(length === undefined ? [] : [{ kind: 'resize-to', ...length } as const]),
    ...(manner === undefined || (length !== undefined && manner.kind === 'resize') ? [] : [manner]),
    ...countIn(text, product.kind),
    ...added,
    ...edits,
    ...about,
    ...shown,
    ...(isMeantForAnother ? subjectIn(text, named) : []),
  ]
  return all.length === 0 ? undefined : all
}
