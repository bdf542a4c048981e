import type { Intent } from './request.ts'
import { partsOf } from './resolution-lines.ts'
import { ADVERBS, OPERATIVE, PREAMBULATORY } from './resolution-words.ts'
import type { Facet } from './rules.ts'

/** A text to be checked: explicitly requested, or plainly a resolution. */
export function checkIn(text: string, before: Intent | undefined): Intent | undefined {
  const isAsked =
    /\b(?:check|review|revise|fix|improve|mark|proof-?read|correct|look (?:over|at)|examine|verify|mistakes|errors|wrong with)\b.{0,60}\b(?:resolution|draft|clauses?|preamble|reso|text|form(?:at)?|paper)\b/is.test(
      text.slice(0, 200),
    )
  const isGeneral = /^(?:what|which|why|how|when|list|common|typical)\b/i.test(text.trim())
  const pasted = pastedIn(text)
  if (pasted !== undefined && (isAsked || isResolution(pasted))) return { kind: 'check', text: pasted }
  if (isAsked && !isGeneral && /\b(?:my|this|our|the following|it)\b|^check\b/i.test(text))
    return { kind: 'check', text: '' }
  if (before?.kind === 'check' && before.text === '' && text.length > 80) return { kind: 'check', text }
  const clause = clauseAfterColon(text)
  if (clause !== undefined) return { kind: 'check', text: clause }
  return undefined
}

/** "Ok, I changed it: Urges all Member States …": a clause of some length that a message ends with. */
const CHANGED =
  /^[^:]{0,80}\b(?:changed|fixed|rewrote|reworded|corrected|new version|operative|preamb\w+|second one|next one|third one|last one|my clause)\b[^:]{0,30}:\s*["“']?(?<clause>(?:\d+\.\s*)?[A-Z][^\n]{40,})$/

function clauseAfterColon(text: string): string | undefined {
  const clause = text.match(CHANGED)?.groups?.clause?.replace(/["”']\s*$/, '')
  const bare = clause?.replace(/^\d+\.\s*/, '')
  return bare !== undefined && (opensOperative(bare) || opensPreambular(bare)) ? clause : undefined
}

/** A line before a pasted text that says what is to be done with it. */
const HEADS =
  /\b(?:check|review|revise|fix|improve|mark|proof-?read|correct|look|verify|help|mistakes?|errors?|wrong|good|ok(?:ay)?)\b|[:?]\s*$/i

/** The text pasted after the request, else the whole message when it has several lines or a clause's form. */
export function pastedIn(text: string): string | undefined {
  const [head = '', ...rest] = text.split('\n')
  const tail = rest.join('\n').trim()
  if (HEADS.test(head) && head.length < 200) {
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
