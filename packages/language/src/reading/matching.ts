import type { Change } from '@placard/engine'
import type { AgendaIndex, Evidence } from './agenda.ts'
import { sameQuantity } from './quantities.ts'

/** An issue with its best matching option, and the confidence of the match. */
export interface ChangeMatch extends Change {
  /** Evidence for the issue, in weighted words; 0 when it was not mentioned. */
  readonly issueScore: number
  /** Evidence that distinguishes this option from its neighbours; 0 when only the issue was named. */
  readonly optionScore: number
  /** Evidence for each option of the issue. */
  readonly options: readonly number[]
  /** Share of this issue among all issues' evidence, 0…1. */
  readonly issueShare: number
  /** Share of this option among the issue's options' evidence, 0…1. */
  readonly optionShare: number
}

/** Bonus per word of the longest term found whole, in units of one rare word. */
const PHRASE_BONUS = 1.1
const ISSUE_PHRASE_BONUS = 0.8
/** A number with its unit weighs more than any word. */
const QUANTITY_BONUS = 3.2

/** Evidence for each issue as a whole and for each of its options. */
interface Scores {
  readonly issues: number[]
  readonly options: number[][]
}

function add(scores: Scores, { issue, option }: Change, gain: number): void {
  if (option < 0) scores.issues[issue] = (scores.issues[issue] ?? 0) + gain
  else {
    const row = scores.options[issue]
    if (row !== undefined) row[option] = (row[option] ?? 0) + gain
  }
}

/** Greater than the number of options of any issue: encodes issue and option in one number. */
const MOST_OPTIONS = 1000

/** Only the longest term found whole counts for a place: a sum would favour options with many synonyms. */
function addPhrases(scores: Scores, index: AgendaIndex, run: readonly string[]): void {
  const longest = new Map<number, { readonly place: Change; readonly length: number }>()
  for (const [at, stem] of run.entries()) {
    for (const phrase of index.phrases.get(stem) ?? []) {
      const { issue, option, stems } = phrase
      // The fast path: most terms differ in their second stem, and this runs thousands of times per text.
      if (stems.length > 1 && run[at + 1] !== stems[1]) continue
      const key = issue * MOST_OPTIONS + option
      const isLonger = stems.length > (longest.get(key)?.length ?? 0)
      if (isLonger && stems.every((stem, ahead) => run[at + ahead] === stem)) {
        longest.set(key, { place: { issue, option }, length: stems.length })
      }
    }
  }
  for (const { place, length } of longest.values()) {
    add(scores, place, length * (place.option < 0 ? ISSUE_PHRASE_BONUS : PHRASE_BONUS))
  }
}

function scoresOf(index: AgendaIndex, evidence: Evidence): Scores {
  const scores: Scores = {
    issues: index.sizes.map(() => 0),
    options: index.sizes.map((size) => Array.from({ length: size }, () => 0)),
  }
  for (const [stem, strength] of evidence.stems) {
    for (const place of index.stems.get(stem) ?? []) add(scores, place, strength * place.gain)
  }
  addPhrases(scores, index, evidence.run)
  for (const said of evidence.quantities) {
    const met = index.quantities.filter(({ quantity }) => sameQuantity(said, quantity))
    for (const place of new Map(met.map((one) => [`${one.issue} ${one.option}`, one])).values()) {
      add(scores, place, QUANTITY_BONUS)
    }
  }
  return scores
}

/** How much the whole text is about each issue: a topic named in one sentence carries over to the next. */
export function issueScores(index: AgendaIndex, evidence: Evidence): readonly number[] {
  return scoresOf(index, evidence).issues
}

const CARRIED_OVER = 0.25

function bestOption(
  scores: readonly number[],
): Pick<ChangeMatch, 'option' | 'optionScore' | 'optionShare' | 'options'> {
  const best = Math.max(0, ...scores)
  const option = Math.max(0, scores.indexOf(best))
  const second = Math.max(0, ...scores.filter((_, at) => at !== option))
  return { option, optionScore: best, optionShare: best === 0 ? 0 : best / (best + second), options: scores }
}

/** Every mentioned issue, best first, each with its best option. `around` are the issue scores of the text. */
export function matchAgenda(
  index: AgendaIndex,
  evidence: Evidence,
  around: readonly number[] = [],
): readonly ChangeMatch[] {
  const scores = scoresOf(index, evidence)
  const ranked = scores.options
    .map((options, issue) => {
      const match = { issue, issueScore: scores.issues[issue] ?? 0, ...bestOption(options) }
      return { match, total: match.issueScore + 0.6 * match.optionScore + CARRIED_OVER * (around[issue] ?? 0) }
    })
    .filter(({ total }) => total > 0.25)
    .sort((a, b) => b.total - a.total)
  const rival = (at: number) => (at === 0 ? (ranked[1]?.total ?? 0) : (ranked[0]?.total ?? 0))
  return ranked.map(({ match, total }, at) => ({ ...match, issueShare: total / (total + rival(at)) }))
}

/** Confidence of a match, 0…1: enough was said, and no other option fits as well. */
export function sureness(match: ChangeMatch): number {
  return issueSureness(match) * spread(match.optionShare)
}

/** Confidence in the issue alone. */
export function issueSureness(match: ChangeMatch): number {
  const enough = 1 - Math.exp(-(match.issueScore + match.optionScore) / 1.6)
  return enough * spread(match.issueShare)
}

/** Rescales shares, which begin at one half (a tie), to 0.35…1. */
function spread(share: number): number {
  return 0.35 + 0.65 * Math.min(1, Math.max(0, (share - 0.48) / 0.22))
}
