import { isOneSlipAway } from '../../text/spelling.ts'
import type { Addition, ProductKind } from '../operations.ts'
import type { Force } from './measures.ts'
import type { Tone } from './tones.ts'

/** Words of orders that are corrected when they are mistyped. */
const ORDER_WORDS =
  'speech opening closing reply clause clauses operative preamble preambular position paper resolution directive topic minute minutes minit second seconds country brief study draft write release'.split(
    ' ',
  )
/** Right words that are one slip from those. */
const NOT_MISTYPED = new Set(
  'cause causes pause pauses grief belief replay reply papers countries drafts drafted writes closings positions resolutions sturdy white'.split(
    ' ',
  ),
)
const LEAST_MENDED = 5

/** An order with the mistyped words of its kind corrected. */
export function mendedOrder(text: string): string {
  return text.replaceAll(/[A-Za-z]{5,}/g, (word) => {
    const lower = word.toLowerCase()
    if (lower.length < LEAST_MENDED || ORDER_WORDS.includes(lower) || NOT_MISTYPED.has(lower)) return word
    return ORDER_WORDS.find((known) => known[0] === lower[0] && isOneSlipAway(lower, known)) ?? word
  })
}

/** Nouns of the products, in the order in which they are looked for. */
export const PRODUCT_NOUNS: readonly (readonly [ProductKind, RegExp])[] = [
  [
    'study-plan',
    /\b(?:study|stdy|prep(?:aration)?|training|revision|learning) (?:plan|schedule|timetable)\b|\bplan (?:to|for) (?:prepar\w+|study\w*)\b|(?<=\b(?:make|give|need|want|write|create)(?: me| us)? (?:a|my|the) (?:(?:good|short|quick|simple) )?)plan\b/i,
  ],
  [
    'quiz',
    /\bquiz(?:zes)?(?: (?:qs|questions?))?\b|\b(?:mcqs?|(?:practice|test|quiz) questions)\b|\b(?:quiz|test) me\b/i,
  ],
  [
    'crisis-note',
    /\bcrisis (?:note|update|paper)\b|\b(?:covert |secret |public |personal |joint )?directives?\b|\bpress (?:release|statement|communiqu[eé])\b|\bcommuniqu[eé]s?\b/i,
  ],
  ['paper', /\bposition papers?\b|\bPPs?\b|\bpolicy (?:paper|statement)s?\b/i],
  [
    'brief',
    /\b(?:country |delegate |delegation )?(?<!\b(?:very|be|more|keep it|and|,|but|quite|so|really) )brief(?:ing)?(?: paper| note)?\b(?!ly)|\bcountry (?:profile|sheet|overview)\b|\b(?:fact|cheat) ?sheet\b|\b(?:the )?(?:\d+|few|main|key|most important) things (?:that )?(?:i|we) (?:need|have|should|must) (?:to )?know\b/i,
  ],
  [
    'speech',
    /\b(?<!\b(?:hate|free|freedom of) )(?:opening |closing |reply |final |concluding |GSL |rebuttal )?(?<!\b(?:hate|free|freedom of) )speech(?:es)?\b|\b(?:opening|closing|final) (?:statement|remarks|address)\b|\bright of reply\b|\baddress (?:to|before) the\b|(?<=\b(?:write|draft|make|give|need)(?: me)?(?: an?| the)?(?: (?:short|good|quick))? )reply\b|\bsomething (?:short |good |quick )?to (?:open|start|begin|close|end|finish) (?:with|the (?:session|debate))\b|(?<=(?:sentences?|lines?|seconds?|minutes?) )(?:that )?(?:i|we) can (?:say|read)\b(?: out| aloud)?/i,
  ],
  [
    'clauses',
    /\b(?:operative |preamb\w+ |perambulatory )?(?:sub[- ]?)?clauses?\b|\bpreamb(?:le|s|ulars?|ulator(?:y|ies)|ular)?\b(?! (?:verbs?|words?|phrases?))(?: part| section)?|\boperatives?\b(?! (?:verbs?|words?|phrases?|part))|\b(?:whole |full |entire |complete )?(?:draft )?(?:resolution|reso)s?\b|\bworking paper\b/i,
  ],
]

export const MAKE =
  /\b(?:(?:need|want|have|got|trying|going|supposed|like) to (?:write|give|make|hold|prepare|do|draft|deliver|have)|draft|write|rite|wrte|give|gimme|make|compose|formulate|word|phrase|suggest|prepare|create|propose|need|want|generate|do|show|get|set|help me (?:with|write|draft)|can i have|could i have|i'?d like)\b/i
/** Questions about a product's making, and what is done to one that exists. */
export const NOT_AN_ORDER =
  /\b(?:how (?:do|does|to|should|can|could|many|long|would)|what(?:'s| is| are| should| makes| does| do)?\b(?! a (?:good|great))|whats|which|why|when|who|difference|tips?|structure|format of|examples? of|check|review|proof-?read|correct|amend|merge|nervous|mistakes?|is my|was my|are my)\b/i

export const TONE_WORDS: readonly (readonly [Tone, RegExp])[] = [
  [
    'harder',
    /\b(?:angr(?:y|ier)|aggressive(?:ly)?|harder|hard|tough(?:er)?|fierce|fiery|furious|punch(?:y|ier)|hard-hitting|blunt|strong(?:er)?|passionate|emotional|moving|bold|dramatic)\b/i,
  ],
  [
    'gentler',
    /\b(?:gentl(?:e|er|y)|soft(?:er)?|diplomatic(?:ally)?|friendl(?:y|ier)|polite|conciliatory|calm(?:er)?|warm|kind)\b/i,
  ],
  ['more-formal', /\b(?:(?:very |more )?formal(?:ly)?|official(?:ly)?|solemn)\b/i],
  ['simpler', /\b(?:simple|simpler|plain|easy|easier|casual|informal|in plain (?:words|english)|for kids|funny)\b/i],
]

export const FORCE_WORDS: readonly (readonly [Force, RegExp])[] = [
  ['mild', /\b(?:mild(?:er)?|soft(?:er)?|weak(?:er)?|gentle|cautious|voluntary)\b(?! force)/i],
  ['strong', /\b(?:strong(?:er)?|ambitious|binding|tough(?:er)?|far-reaching|radical)\b/i],
]

const WITH = '(?:(?:,|and)? ?\\b(?:with|including|add(?:ing)?|plus|and|incl\\.?) )'
export const ADDITION_WORDS: readonly (readonly [Addition, RegExp])[] = [
  ['funding', new RegExp(`${WITH}(?:a |the |some |its )?(?:funding|budget|money|financing|fund)\\b`, 'i')],
  [
    'fact',
    new RegExp(
      `${WITH}(?:a |an |some |one |real )?(?:statistics?|stats?|figures?|facts?|numbers?|data|evidence)\\b`,
      'i',
    ),
  ],
  ['deadline', new RegExp(`${WITH}(?:a |the |some )?(?:deadlines?|timelines?|date)\\b`, 'i')],
  ['review', new RegExp(`${WITH}(?:a |the |some )?(?:review|monitoring|follow-?up|oversight)\\b`, 'i')],
  ['quotation', new RegExp(`${WITH}(?:a |an |some )?(?:quot(?:e|es|ation|ations))\\b`, 'i')],
  ['concern', new RegExp(`${WITH}(?:a |an |some )?(?:counter-?arguments?|objections?|rebuttal)\\b`, 'i')],
]
