import type { Act, Change } from '@placard/engine'
import { type ChangeMatch, issueSureness } from '../matching.ts'
import type { Candidate } from '../room.ts'

/** A share (0…1) of what the words may be about. */
export interface Shared<Value> {
  readonly value: Value
  readonly share: number
}

/** Evidence that makes one issue, or one option of it, about three times as likely as the next. */
const ISSUE_SCALE = 1.2
const OPTION_SCALE = 1.3
/** How much the grammar's own choice counts against the words of the whole text. */
const GRAMMAR_SHARE = 0.2
/** The same where it read several changes at once, which the words of the whole text cannot tell apart. */
const JOINT_SHARE = 0.6
/** "No more …" is taken for leaving things as they are only where no option was named. */
const LEAVING_OUT_SHARE = 0.1
const NAMED = 1.5
/** "Something stronger" with little said of any option: only the grammar knows which way from the text. */
const STEPPED_SHARE = 0.7
const STEPPED = 2.2
const MOST = 3

/** The first change of an act, if it names one. */
export function changeOf(act: Act): Change | undefined {
  if ('changes' in act) return act.changes[0]
  return 'change' in act ? act.change : undefined
}

export const isSameChange = (a: Change, b: Change): boolean => a.issue === b.issue && a.option === b.option

function optionShares(match: ChangeMatch): readonly Shared<Change>[] {
  const { issue, option, runnerUp, optionScore, optionShare } = match
  if (runnerUp === undefined) return [{ value: { issue, option }, share: 1 }]
  const second = (optionScore * (1 - optionShare)) / Math.max(0.5, optionShare)
  const share = 1 / (1 + Math.exp((second - optionScore) / OPTION_SCALE))
  return [
    { value: { issue, option }, share },
    { value: { issue, option: runnerUp }, share: 1 - share },
  ]
}

/** Issues the whole text may be about, likeliest first; empty when nothing of the agenda was said. */
export function issueShares(matches: readonly ChangeMatch[]): readonly Shared<ChangeMatch>[] {
  const heard = matches.slice(0, MOST).filter((match) => issueSureness(match) > 0.15)
  const weight = ({ issueScore, optionScore }: ChangeMatch) => issueScore + 0.6 * optionScore
  const most = Math.max(0, ...heard.map(weight))
  const odds = heard.map((match) => Math.exp((weight(match) - most) / ISSUE_SCALE))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return heard.map((value, at) => ({ value, share: (odds[at] ?? 0) / total }))
}

/** Changes the whole text may be about; what the grammar took it for counts besides the words. */
export function changeShares(matches: readonly ChangeMatch[], said: readonly Candidate[]): readonly Shared<Change>[] {
  const fromWords = issueShares(matches).flatMap(({ value, share }) =>
    optionShares(value).map((one) => ({ value: one.value, share: share * one.share })),
  )
  const spoken = said.find(({ act }) => changeOf(act) !== undefined)?.act
  const grammar = spoken && changeOf(spoken)
  if (spoken === undefined || grammar === undefined) return fromWords
  const others = fromWords.filter(({ value }) => !isSameChange(value, grammar))
  const same = fromWords.find(({ value }) => isSameChange(value, grammar))?.share ?? 0
  const named = matches[0]?.optionScore ?? 0
  const isStepped = named < STEPPED && grammar.issue === matches[0]?.issue && grammar.option !== matches[0].option
  const isJoint = 'changes' in spoken && spoken.changes.length > 1
  const usual = isStepped ? STEPPED_SHARE : isJoint ? JOINT_SHARE : GRAMMAR_SHARE
  const own = grammar.option === 0 && named > NAMED ? LEAVING_OUT_SHARE : usual
  const left = fromWords.length === 0 ? 0 : 1 - own
  return [
    { value: grammar, share: own + left * same },
    ...others.map(({ value, share }) => ({ value, share: left * share })),
  ].sort((a, b) => b.share - a.share)
}
