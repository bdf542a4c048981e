import { termsOf } from '../text/terms.ts'
import type { ComputedPassage, RecordClaim } from './passages.ts'
import { recordNotes as words } from './record-check-messages.en.ts'

/** A number of recorded votes: "917 roll calls", "921 recorded votes". */
const VOTES =
  /\b(\d[\d,. ]*\d|\d+)\s+(?:\w+\s+){0,2}?(?:roll[- ]?calls?|(?:shared|recorded|common)\s+votes?|votes? in (?:common|which))/gi
const SHARE = /\b(\d{1,3}(?:\.\d+)?)\s?(?:%|per ?cent\b)/gi
const ALIKE =
  /\b(?:agree\w*|same (?:ballot|way|vote)|alike|similar\w*|align\w*|together|identical\w*|in line|match\w*)\b/i
/** The tally of one vote counts members. */
const TALLY = /\b(?:in favou?r|against|abstain\w*|abstention\w*)\b/i
/** Fewer votes are those of a topic or examples. */
const MANY_VOTES = 100
const YEARS = { first: 1945, last: 2035 } as const
/** Tolerated difference of a rounded share, in points. */
const ROUNDING = 1
/** Share of a title's words by which a sentence names it. */
const NAMED_RATIO = 0.6
const BALLOTS: Readonly<Record<'for' | 'against' | 'abstain', RegExp>> = {
  for: /\b(?:voted|votes|vote|was|were|ballot)\s+(?:\w+\s+)?(?:for\b|in favou?r|yes\b)|\bsupported\b/i,
  against: /\b(?:voted|votes|vote|was|were|ballot)\s+(?:\w+\s+)?(?:against|no\b)|\bopposed\b/i,
  abstain: /\babstain(?:ed|s)?\b|\babstention\b/i,
}

/**
 * What an answer states against the computed tables it was given: a number of votes, a share of agreement, a ballot.
 * Only numbers and ballots beside the same terms count, and none that stands in a table.
 */
export function recordNotesOn(answer: string, computed: readonly ComputedPassage[]): readonly string[] {
  const sentences = sentencesIn(answer)
  const tables = computed.map(({ text }) => text).join('\n')
  const claims = computed.flatMap((passage) => passage.claims)
  const countries = [...new Set(claims.flatMap(namesOf))]
  const notes = claims.flatMap((claim) =>
    claim.kind === 'agreement' ? agreementNotes(claim, sentences, tables) : ballotNotes(claim, sentences, countries),
  )
  return [...new Set(notes)]
}

/** The notes as a quotation below the answer; empty when there are none. */
export function recordNoteText(notes: readonly string[]): string {
  return notes.length === 0 ? '' : `> **${words.lead}** ${notes.join(' ')}`
}

type Claim<Kind extends RecordClaim['kind']> = Extract<RecordClaim, { kind: Kind }>

function namesOf(claim: RecordClaim): readonly string[] {
  return claim.kind === 'agreement' ? claim.countries : [claim.country]
}

function agreementNotes(claim: Claim<'agreement'>, sentences: readonly string[], tables: string): readonly string[] {
  const [one, other] = claim.countries
  const isTold = (kind: RegExp, value: number, margin: number) =>
    numbersIn(tables, kind).some((told) => Math.abs(told - value) <= margin)
  const wrongShare = sentences
    .filter((sentence) => ALIKE.test(sentence))
    .some((sentence) => numbersIn(sentence, SHARE).some((share) => !isTold(SHARE, share, ROUNDING)))
  if (wrongShare) return [words.agreement(one, other, claim.ratio, claim.shared)]
  const numbers = new Set(allNumbersIn(tables))
  const isYear = (number: number) => number >= YEARS.first && number <= YEARS.last
  const wrongVotes = sentences
    .filter((sentence) => !TALLY.test(sentence))
    .some((sentence) =>
      numbersIn(sentence, VOTES).some((votes) => votes >= MANY_VOTES && !isYear(votes) && !numbers.has(votes)),
    )
  return wrongVotes ? [words.shared(one, other, claim.shared)] : []
}

/** A sentence that names the vote and this country alone, with another ballot and not the recorded one. */
function ballotNotes(
  { country, title, ballot }: Claim<'ballot'>,
  sentences: readonly string[],
  countries: readonly string[],
): readonly string[] {
  const terms = [...new Set(termsOf(title))]
  const isWrong = sentences.some((sentence) => {
    const named = countries.filter((name) => sentence.includes(name))
    if (named.length !== 1 || named[0] !== country || BALLOTS[ballot].test(sentence)) return false
    const said = new Set(termsOf(sentence))
    const isNamed = terms.filter((term) => said.has(term)).length >= terms.length * NAMED_RATIO
    return isNamed && Object.values(BALLOTS).some((other) => other.test(sentence))
  })
  return isWrong ? [words.ballot(country, title, ballot)] : []
}

function numbersIn(text: string, pattern: RegExp): readonly number[] {
  return [...text.matchAll(pattern)].map(([, digits = '']) => Number(digits.replaceAll(/[, ]/g, '')))
}

function allNumbersIn(text: string): readonly number[] {
  return (text.match(/\d+/g) ?? []).map(Number)
}

/** The sentences and table rows of a markdown text, without its marks of emphasis. */
function sentencesIn(markdown: string): readonly string[] {
  return markdown
    .replaceAll(/[*_`#>]+/g, '')
    .split(/\n+|(?<=[.!?;])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
