import type { Change } from '@placard/engine'
import type { AgendaIndex, Evidence } from './agenda.ts'
import { sameQuantity } from './quantities.ts'

/** An issue with the option that fits best, and how sure the match is. */
export interface ChangeMatch extends Change {
  /** Evidence for the issue, in weighted words; 0 when nothing was said about it. */
  readonly issueScore: number
  /** Evidence that parts this option from its neighbours; 0 when only the issue was named. */
  readonly optionScore: number
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

function holds(run: readonly string[], phrase: readonly string[]): boolean {
  const first = phrase[0]
  for (let at = run.indexOf(first ?? ''); at >= 0; at = run.indexOf(first ?? '', at + 1)) {
    if (phrase.every((stem, index) => run[at + index] === stem)) return true
  }
  return false
}

/** The longest phrases count most: the sum of bonuses would favour options with many synonyms. */
function phraseScore(evidence: Evidence, phrases: readonly (readonly string[])[], bonus: number): number {
  let best = 0
  for (const phrase of phrases) {
    if (phrase.length > best / bonus && holds(evidence.run, phrase)) best = Math.max(best, phrase.length * bonus)
  }
  return best
}

function issueRarity(index: AgendaIndex, stem: string): number {
  return Math.log((index.issues.length + 1) / ((index.issuesWith.get(stem) ?? 0) + 0.25))
}

function optionScores(index: AgendaIndex, issue: number, evidence: Evidence): readonly number[] {
  const words = index.issues[issue]
  if (words === undefined) return []
  const counts = index.optionsWith[issue]
  return words.options.map((option) => {
    let score = phraseScore(evidence, option.phrases, PHRASE_BONUS)
    for (const [stem, strength] of evidence.stems) {
      const weight = option.weights.get(stem)
      if (weight === undefined) continue
      score += strength * weight * Math.log(words.options.length / (counts?.get(stem) ?? 1) + 0.12)
    }
    const matched = evidence.quantities.filter((said) => option.quantities.some((own) => sameQuantity(said, own)))
    return Math.max(0, score + matched.length * QUANTITY_BONUS)
  })
}

function issueScoreOf(index: AgendaIndex, issue: number, evidence: Evidence): number {
  const words = index.issues[issue]
  if (words === undefined) return 0
  let score = phraseScore(evidence, words.phrases, ISSUE_PHRASE_BONUS)
  for (const [stem, strength] of evidence.stems) {
    let weight = words.weights.get(stem) ?? 0
    for (const option of words.options) weight = Math.max(weight, 0.7 * (option.weights.get(stem) ?? 0))
    if (weight > 0) score += strength * weight * Math.max(0, issueRarity(index, stem))
  }
  return score
}

/** How much the whole text is about each issue: what was named in one sentence still holds in the next. */
export function issueScores(index: AgendaIndex, evidence: Evidence): readonly number[] {
  return index.issues.map((_, issue) => issueScoreOf(index, issue, evidence))
}

const CARRIED_OVER = 0.25

/** Every issue something was said about, best first, each with its best option. `around` are issue scores of the text. */
export function matchAgenda(
  index: AgendaIndex,
  evidence: Evidence,
  around: readonly number[] = [],
): readonly ChangeMatch[] {
  const found = index.issues.map((_, issue) => {
    const scores = optionScores(index, issue, evidence)
    const best = Math.max(0, ...scores)
    const option = Math.max(0, scores.indexOf(best))
    const second = Math.max(0, ...scores.filter((_, at) => at !== option))
    const optionShare = best === 0 ? 0 : best / (best + second)
    return { issue, option, issueScore: issueScoreOf(index, issue, evidence), optionScore: best, optionShare }
  })
  const totals = found.map(
    ({ issueScore, optionScore }, at) => issueScore + 0.6 * optionScore + CARRIED_OVER * (around[at] ?? 0),
  )
  const ranked = found
    .map((match, at) => ({ match, total: totals[at] ?? 0 }))
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
