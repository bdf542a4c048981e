import type { Intent } from './request.ts'
import { partsOf } from './resolution-lines.ts'
import { ADVERBS, OPERATIVE, PREAMBULATORY } from './resolution-words.ts'
import type { Facet } from './rules.ts'
import type { Named } from './states.ts'

const MAKE =
  /\b(?:draft|write|give|make|compose|formulate|word|phrase|suggest|prepare|create|propose|need|want|generate|help)\b/i
const ABOUT = /\b(on|about|regarding|concerning|that|for|against|to)\s+(.{3,300}?)[?.!\s]*$/is

/** A text to be checked: explicitly requested, or plainly a resolution. */
export function checkIn(text: string, before: Intent | undefined): Intent | undefined {
  const isAsked =
    /\b(?:check|review|proof-?read|correct|look (?:over|at)|examine|verify|mistakes|errors|wrong with)\b.{0,60}\b(?:resolution|draft|clauses?|preamble|reso|text|form(?:at)?|paper)\b/is.test(
      text.slice(0, 200),
    )
  const isGeneral = /^(?:what|which|why|how|when|list|common|typical)\b/i.test(text.trim())
  const pasted = pastedIn(text)
  if (pasted !== undefined && (isAsked || isResolution(pasted))) return { kind: 'check', text: pasted }
  if (isAsked && !isGeneral && /\b(?:my|this|our|the following|it)\b|^check\b/i.test(text))
    return { kind: 'check', text: '' }
  if (before?.kind === 'check' && before.text === '' && text.length > 80) return { kind: 'check', text }
  return undefined
}

/** The text pasted after the request, else the whole message when it has several lines or a clause's form. */
function pastedIn(text: string): string | undefined {
  const [head = '', ...rest] = text.split('\n')
  const tail = rest.join('\n').trim()
  if (/\b(?:check|review|proof-?read|correct|look|verify)\b/i.test(head) && head.length < 200) {
    // keeps line numbers as the user sees them: the pasted text begins at its own first line
    const after = head.includes(':') ? head.slice(head.indexOf(':') + 1).trim() : ''
    if (after !== '' && tail.length > 20) return `${after}\n${rest.join('\n').trimEnd()}`
    if (tail.length > 20) return tail
    return after.length > 20 ? after : undefined
  }
  return tail.length > 20 ? text : undefined
}

const word = (clause: string) => clause.match(/[A-Za-z-]+/)?.[0].toLowerCase() ?? ''
const opensOperative = (clause: string) =>
  OPERATIVE.has(word(clause)) || OPERATIVE.has(`${word(clause)}s`) || ADVERBS.has(word(clause))
const opensPreambular = (clause: string) => PREAMBULATORY.has(word(clause)) || ADVERBS.has(word(clause))

/** Whether a text of several lines looks like a resolution: numbered clauses after a body or a preamble. */
export function isResolution(text: string): boolean {
  const parts = partsOf(text)
  const hasBody = parts.some(({ kind }) => kind === 'body')
  const operative = parts.filter(({ kind, text: clause }) => kind === 'operative' && opensOperative(clause))
  const preamble = parts.filter(({ kind, text: clause }) => kind === 'preambulatory' && opensPreambular(clause))
  // with the body at the top, two clauses of whatever form are a draft; without it they must look like clauses
  if (hasBody) return operative.length + preamble.length >= 2
  const closed = preamble.filter(({ text: clause }) => clause.endsWith(','))
  const numbered = operative.filter(({ number }) => number !== undefined)
  return numbered.length >= 2 || (numbered.length >= 1 && preamble.length >= 1) || closed.length >= 3
}

const ASKS_HOW =
  /\b(?:how (?:do|to|should|can|many|long)|what|which|why|difference|list|tips?|structure|examples? of (?:preamb|operative)|check|amend|merge)\b/i
const SHORT_ORDER = 6

/** A request for a clause or a whole draft; without a topic the assistant asks for one. */
export function clauseIn(text: string): Intent | undefined {
  if (!MAKE.test(text) || ASKS_HOW.test(text)) return undefined
  const isClause = /\b(?:clauses?|preambs?|perambulatory|operatives?)\b/i.test(text)
  if (!isClause && !/\b(?:resolution|reso|working paper)\b/i.test(text)) return undefined
  const after = text.slice(
    Math.max(0, text.search(/\b(?:clauses?|preambs?|operatives?|resolution|reso|working paper)\b/i)),
  )
  const [, preposition = '', topic] = after.match(ABOUT) ?? []
  const part = !isClause ? 'whole' : /preamb|perambul/i.test(text) ? 'preambulatory' : 'operative'
  if (topic === undefined) {
    const isOrder =
      text.split(/\s+/).length <= SHORT_ORDER &&
      /^(?:please )?(?:draft|write|give|make|compose|create|generate)\b/i.test(text)
    return isOrder ? { kind: 'clause', part, topic: '', force: 'usual' } : undefined
  }
  if (!isClause && !/^(?:on|about|regarding|concerning|against)$/i.test(preposition)) return undefined
  const action = /^(?:to|that)$/i.test(preposition) ? topic : undefined
  return { kind: 'clause', part, topic, force: forceIn(text), ...(action === undefined ? {} : { action }) }
}

function forceIn(text: string): 'mild' | 'usual' | 'strong' {
  if (/\b(?:mild|milder|soft|weak|gentle|cautious)\b/i.test(text)) return 'mild'
  return /\b(?:strong|stronger|ambitious|binding|tough|far-reaching)\b/i.test(text) ? 'strong' : 'usual'
}

const SECONDS_90 = /\b(?:90|ninety)\b|\b(?:a minute and a half|1[.,]5 min\w*|one and a half minutes?|longer)\b/i

const SPEECH_ORDER = 8

const secondsIn = (text: string) => (SECONDS_90.test(text) ? 90 : 60)

/** A request for a speech; without a topic the assistant asks for one. */
export function speechIn(text: string, named: Named): Intent | undefined {
  const at = text.search(/\b(?:speech|opening statement|opening remarks|address|GSL)\b/i)
  if (at < 0 || (!MAKE.test(text) && !/^(?:opening )?speech (?:for|as) /i.test(text))) return undefined
  if (
    /\b(?:how (?:do|to|should|can|long|many)|what (?:should|makes|is)|tips?|structure|nervous|hook|rebut)\b/i.test(text)
  )
    return undefined
  const topic = text.match(
    /\b(?:on|about|regarding|concerning)\s+(?:the (?:topic|issue|agenda item|question) of\s+)?(.{3,300}?)[?.!\s]*$/is,
  )?.[1]
  if (topic === undefined) {
    const isOrder =
      text.split(/\s+/).length <= SPEECH_ORDER &&
      /^(?:please )?(?:write|draft|give|make|opening speech|speech)\b/i.test(text)
    return isOrder ? { kind: 'speech', country: named.countries[0], topic: '', seconds: secondsIn(text) } : undefined
  }
  const bare = topic
    .replace(/,?\s*(?:for|as|from)\s+(?:the )?(?:delegat\w+ (?:of|from) )?(?:the )?[A-Z][\w' -]+$/, '')
    .trim()
  return {
    kind: 'speech',
    country: named.countries[0],
    topic: bare === '' ? topic : bare,
    seconds: secondsIn(text),
  }
}

const FACETS: readonly (readonly [Facet, RegExp])[] = [
  [
    'majority',
    /\bmajorit|how many votes|two[- ]thirds|\bvotes? (?:does it|is|are) need|what (?:vote|share)|need\w* to pass\b/i,
  ],
  ['second', /\bseconds?\b(?! speech)|\bseconded\b|\bseconding\b/i],
  [
    'debate',
    /\bdebatable\b|\bdebated\b|speakers? (?:for|against)|can (?:it|we|i|one) (?:be )?(?:debate|speak)|how many speakers/i,
  ],
  [
    'precedence',
    /\bprecedence\b|\bbefore or after\b|\bdecided first\b|\bvoted (?:on )?first\b|\bcomes? first\b|\boutrank/i,
  ],
  ['length', /\bhow long\b|\bduration\b|\blength\b|\bminutes\b/i],
  ['when', /\b(?:when|in order)\b.*\b(?:in order|allowed|may|can)\b|\bduring (?:a|which|what)\b/i],
]

/** The facet of a rule that is requested; `whole` for all of it; undefined when its meaning is. */
export function facetIn(text: string): Facet | undefined {
  const facet = FACETS.find(([, pattern]) => pattern.test(text))?.[0]
  if (facet !== undefined) return facet
  return /\brules? (?:for|of|on|about)\b|\bexplain\b|\bmotion\b.*\bneed|\bwhat does .* (?:need|require)|\brequirements?\b/i.test(
    text,
  )
    ? 'whole'
    : undefined
}
