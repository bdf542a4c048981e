import { withDeadline, withReview, withSubclauses } from '../assistant/products/clause-form.ts'
import type { Attempt } from './change-attempt.ts'
import { changeMessages as words } from './change-messages.en.ts'
import { PREAMBLE_LADDERS, VERB_LADDERS } from './change-words.en.ts'

/** A clause without its number and closing mark, which are put back after a change. */
export interface Clause {
  readonly lead: string
  readonly body: string
  readonly mark: string
  readonly kind: 'operative' | 'preambular' | 'sub'
}

const LEAD = /^\s*(?:(\d{1,2}[.)])|(\([a-z]{1,4}\)|[a-z]\)|[-•]))\s+/

/** The clause in a paragraph of a resolution. */
export function clauseIn(paragraph: string): Clause {
  const lead = paragraph.match(LEAD)
  const text = paragraph.slice(lead?.[0].length ?? 0).trimEnd()
  const mark = text.match(/[,;:.]$/)?.[0] ?? ''
  const kind = lead === null ? 'preambular' : lead[1] === undefined ? 'sub' : 'operative'
  return { lead: lead?.[0] ?? '', body: text.slice(0, text.length - mark.length), mark, kind }
}

export function clauseText({ lead, body, mark }: Clause): string {
  return `${lead}${body}${mark}`
}

const changed = (clause: Clause, body: string): Attempt => ({ ok: true, text: clauseText({ ...clause, body }) })
const declined = (says: string): Attempt => ({ ok: false, says })

/** A clause with the money that it needs; `phrase` says it for this very measure, where that is known. */
export function clauseFunded(clause: Clause, phrase: string | undefined): Attempt {
  if (clause.kind !== 'operative') return declined(words.notInPreamble)
  if (/\bfinanced? by\b|\bfunded by\b|\bvoluntary contributions\b/i.test(clause.body)) return declined(words.hasFunding)
  return changed(clause, `${clause.body}${phrase === undefined ? words.funding : `, ${phrase}`}`)
}

export function clauseReviewed(clause: Clause): Attempt {
  return clause.kind === 'operative' ? changed(clause, withReview(clause.body)) : declined(words.notInPreamble)
}

export function clauseDated(clause: Clause): Attempt {
  if (clause.kind !== 'operative') return declined(words.notInPreamble)
  const dated = withDeadline(clause.body)
  return dated === clause.body ? declined(words.hasDeadline) : changed(clause, dated)
}

export function clauseParted(clause: Clause): Attempt {
  if (clause.kind !== 'operative') return declined(words.onlyClauses)
  return clause.mark === ':' ? declined(words.hasSubclauses) : changed(clause, withSubclauses(clause.body))
}

const ADVERB = /^(?:Also|Further)\s+/

/** A clause that opens with the next stronger or milder phrase. */
export function clauseWithForce(clause: Clause, step: 1 | -1): Attempt {
  const none = declined(step === 1 ? words.noStronger : words.noGentler)
  if (clause.kind === 'sub') return none
  const adverb = clause.body.match(ADVERB)?.[0] ?? ''
  const text = clause.body.slice(adverb.length)
  const ladders = clause.kind === 'operative' ? VERB_LADDERS : PREAMBLE_LADDERS
  for (const ladder of ladders) {
    const at = longestAt(ladder, text)
    const [now, next] = [ladder[at], ladder[at + step]]
    if (now === undefined || at < 0) continue
    if (next === undefined) return none
    // "Further urges", but "Strongly urges" alone
    const isDouble = adverb !== '' && /\s/.test(next) && /ly /.test(next)
    const opening = adverb === '' || isDouble ? next : `${adverb}${next.charAt(0).toLowerCase()}${next.slice(1)}`
    return changed(clause, `${opening}${text.slice(now.length)}`)
  }
  return none
}

/** The rung that a text opens with; of several the longest: "Noting with concern" before "Noting". */
function longestAt(ladder: readonly string[], text: string): number {
  const opens = (rung: string) =>
    text.toLowerCase().startsWith(rung.toLowerCase()) && !/^\w/.test(text.slice(rung.length))
  const fitting = ladder.filter(opens).sort((one, other) => other.length - one.length)
  return fitting[0] === undefined ? -1 : ladder.indexOf(fitting[0])
}

/** Where a clause can be cut: before what only adds to it. */
const CUT =
  /,\s+(?=(?:and|with|including|in particular|while|taking|so that|under|financed|to be|which|where|as well as)\b)/g
const LEFT_LEAST = 8

/** A clause without the last of its additions. */
export function clauseShorter(clause: Clause): Attempt {
  const cuts = [...clause.body.matchAll(CUT)].map(({ index }) => index)
  const at = cuts.findLast((cut) => clause.body.slice(0, cut).split(/\s+/).length >= LEFT_LEAST)
  return at === undefined ? declined(words.shortest) : changed(clause, clause.body.slice(0, at))
}
