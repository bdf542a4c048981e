import type { Change } from '@placard/engine'
import type { AgendaIndex, Evidence } from './agenda.ts'
import { sameQuantity } from './quantities.ts'

/** An issue with the option that fits best, and how sure the match is. */
export interface ChangeMatch extends Change {
  /** Evidence for the issue, in weighted words; 0 when nothing was said about it. */
  readonly issueScore: number
  /** Evidence that parts this option from its neighbours; 0 when only the issue was named. */
  readonly optionScore: number
  /** Evidence for each option of the issue. */
  readonly options: readonly number[]
  /** Share of this issue among all issues' evidence, 0…1. */
  readonly issueShare: number
  /** Share of this option among the issue's options' evidence, 0…1. */
  readonly optionShare: number
}

/** Per word of the longest term found whole, in units of one rare word. */
const PHRASE_BONUS = 1.1
const ISSUE_PHRASE_BONUS = 0.8
/** A number with its unit says more than any word. */
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

/** More than any issue has: parts the places of two issues in one number. */
const MOST_OPTIONS = 1000

/** Only the longest term found whole counts for a place: a sum would favour options with many synonyms. */
function addPhrases(scores: Scores, index: AgendaIndex, run: readonly string[]): void {
  const longest = new Map<number, { readonly place: Change; readonly length: number }>()
  for (const [at, stem] of run.entries()) {
    for (const phrase of index.phrases.get(stem) ?? []) {
      const { issue, option, stems } = phrase
      // Most terms end differently: this is asked thousands of times a text.
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

/** How much the whole text is about each issue: what was named in one sentence still holds in the next. */
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

/** Every issue something was said about, best first, each with its best option. `around` are issue scores of the text. */
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

/** How surely the match is what was meant, 0…1: enough was said, and it fits nothing else as well. */
export function sureness(match: ChangeMatch): number {
  return issueSureness(match) * spread(match.optionShare)
}

/** The same for the issue alone. */
export function issueSureness(match: ChangeMatch): number {
  const enough = 1 - Math.exp(-(match.issueScore + match.optionScore) / 1.6)
  return enough * spread(match.issueShare)
}

/** Shares begin at one half (a tie): spread them over 0.35…1. */
function spread(share: number): number {
  return 0.35 + 0.65 * Math.min(1, Math.max(0, (share - 0.48) / 0.22))
}
