import type { Act, Change } from '@placard/engine'
import type { Heard } from './heard.ts'
import { issueSureness } from './matching.ts'
import type { Candidate } from './room.ts'

/** What else the words may be about: the option next best, then the issue next best. */
interface Topics {
  readonly changes: readonly Change[]
  readonly issues: readonly number[]
}

/** Said about an issue with less sureness, a sentence is about nothing. */
const HEARD = 0.15

function topicsOf(heard: readonly Heard[]): Topics {
  const matches = heard
    .flatMap((sentence) => sentence.matches.slice(0, 2))
    .filter((match) => issueSureness(match) > HEARD)
    .sort((a, b) => b.issueScore + b.optionScore - a.issueScore - a.optionScore)
  const changes = matches.flatMap(({ issue, option, runnerUp }) => [
    { issue, option },
    ...(runnerUp === undefined ? [] : [{ issue, option: runnerUp }]),
  ])
  return { changes, issues: [...new Set(matches.map(({ issue }) => issue))] }
}

type AboutChange = 'support' | 'oppose' | 'propose' | 'concede'
type AboutIssue = 'question' | 'appeal' | 'reassure' | 'warn' | 'explain'

/** What is easily taken for what, likeliest first. */
const NEAR: Readonly<Record<AboutChange, readonly AboutChange[]>> = {
  support: ['propose', 'oppose', 'concede'],
  propose: ['support', 'oppose', 'concede'],
  concede: ['support', 'propose', 'oppose'],
  oppose: ['support', 'concede'],
}
const NEAR_ISSUES: Readonly<Record<AboutIssue, readonly AboutIssue[]>> = {
  question: ['appeal'],
  appeal: ['question', 'reassure'],
  reassure: ['appeal'],
  warn: ['appeal', 'explain'],
  explain: ['warn', 'appeal'],
}

function isAboutIssue(kind: string): kind is AboutIssue {
  return Object.hasOwn(NEAR_ISSUES, kind)
}

function isAboutChange(kind: string): kind is AboutChange {
  return Object.hasOwn(NEAR, kind)
}

function actOn(kind: AboutChange, change: Change): Act {
  return kind === 'support' || kind === 'oppose' ? { kind, change } : { kind, changes: [change] }
}

function onIssue(kind: AboutIssue, issue: number, best: Act): Act {
  return { kind, issue, ...('target' in best && best.target !== undefined ? { target: best.target } : {}) }
}

const sameChange = (a: Change, b: Change) => a.issue === b.issue && a.option === b.option

function actsNear(best: Act, topics: Topics): readonly Act[] {
  const { kind } = best
  if (isAboutIssue(kind)) {
    const own = 'issue' in best ? best.issue : undefined
    const others = topics.issues.filter((issue) => issue !== own).map((issue) => onIssue(kind, issue, best))
    const near = own === undefined ? [] : NEAR_ISSUES[kind].map((other) => onIssue(other, own, best))
    const put = topics.changes.slice(0, 1).map((change) => actOn('propose', change))
    return kind === 'question' || kind === 'appeal' ? [...others, ...put, ...near] : [...others, ...near, ...put]
  }
  const change = 'changes' in best ? best.changes[0] : 'change' in best ? best.change : undefined
  if (isAboutChange(kind) && change !== undefined) {
    const near = NEAR[kind].map((other) => actOn(other, change))
    const others = topics.changes.filter((other) => !sameChange(other, change)).map((other) => actOn(kind, other))
    return [...near.slice(0, 1), ...others.slice(0, 1), ...near.slice(1)]
  }
  const named = topics.changes[0]
  return named === undefined ? [] : [actOn('oppose', named), actOn('support', named), actOn('propose', named)]
}

/** Of the best reading's strength: near enough to be offered, never enough to be taken. */
const NEARNESS = 0.3
const FURTHER = 0.02

/** Readings the best one is easily taken for, to choose from when it is wrong. */
export function alternativesTo(best: Candidate, heard: readonly Heard[]): readonly Candidate[] {
  return actsNear(best.act, topicsOf(heard)).map((act, at) => ({
    act,
    score: best.score * Math.max(0.1, NEARNESS - at * FURTHER),
  }))
}
