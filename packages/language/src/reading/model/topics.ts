import type { Act, Change } from '@placard/engine'
import { type ChangeMatch, issueSureness } from '../matching.ts'
import type { HeardText } from './heard-text.ts'
import type { Marked, Marks } from './marks.ts'

const MOST_ISSUES = 4
const MOST_OPTIONS = 3
/** Number of the grammar's candidates whose changes are considered. */
const MOST_SAID = 6
const MOST_GAP = 6
/**
 * Evidence for an option below which a comparative ("something stronger") is left to the grammar, which knows its
 * direction relative to the text.
 */
const STEPPED = 2.2

/** The first change that an act names, if any. */
export function changeOf(act: Act): Change | undefined {
  if ('changes' in act) return act.changes[0]
  return 'change' in act ? act.change : undefined
}

export const isSameChange = (a: Change, b: Change): boolean => a.issue === b.issue && a.option === b.option

const weightOf = ({ issueScore, optionScore }: ChangeMatch) => issueScore + 0.6 * optionScore
const gap = (value: number, most: number) => Math.min(MOST_GAP, most - value)

/** The main topics of the sentences, computed once per text. */
interface Heads {
  readonly issues: ReadonlySet<number>
  readonly options: ReadonlySet<string>
  readonly first: ChangeMatch | undefined
  readonly last: ChangeMatch | undefined
  /** How plainly things are to be left unchanged (0…1). */
  readonly leaving: number
  /** Evidence for the issue with the most. */
  readonly most: number
}

const keyOf = ({ issue, option }: Change) => `${issue} ${option}`
const isNamed = (match: ChangeMatch | undefined, { issue, option }: Change) =>
  match?.issue === issue && match.option === option && match.optionScore > 0

function headsOf({ heard, matches }: HeardText): Heads {
  const best = heard.flatMap(({ matches }) => matches[0] ?? [])
  return {
    issues: new Set(best.map(({ issue }) => issue)),
    options: new Set(best.filter(({ optionScore }) => optionScore > 0).map(keyOf)),
    first: heard[0]?.matches[0],
    last: heard.at(-1)?.matches[0],
    leaving: heard.reduce((most, { cues }) => Math.max(most, cues.get('status-quo') ?? 0), 0),
    most: matches.reduce((most, match) => Math.max(most, weightOf(match)), 0),
  }
}

function issueMarks(match: ChangeMatch | undefined, heads: Heads): Marks {
  if (match === undefined) return [['i none', 1]]
  const { issue } = match
  return [
    ['i gap', gap(weightOf(match), heads.most)],
    ['i any', heads.issues.has(issue) ? 1 : 0],
    ['i last', heads.last?.issue === issue ? 1 : 0],
    ['i first', heads.first?.issue === issue ? 1 : 0],
  ]
}

function optionMarks(match: ChangeMatch | undefined, change: Change, heads: Heads): Marks {
  const own = match?.options[change.option] ?? 0
  return [
    ['o gap', gap(own, match?.optionScore ?? 0)],
    ['o own', Math.min(MOST_GAP, own)],
    ['o none', own === 0 ? 1 : 0],
    ['o any', heads.options.has(keyOf(change)) ? 1 : 0],
    ['o last', isNamed(heads.last, change) ? 1 : 0],
    ['o zero', change.option === 0 ? 1 : 0],
    ['o cue', change.option === 0 ? heads.leaving : 0],
  ]
}

function saidMarks({ said, matches }: HeardText, change: Change): Marks {
  const spoken = said.find(({ act }) => changeOf(act) !== undefined)
  const first = spoken && changeOf(spoken.act)
  const best = said.find(({ act }) => {
    const one = changeOf(act)
    return one !== undefined && isSameChange(one, change)
  })
  const any: Marks = [['g any', best?.score ?? 0]]
  if (spoken === undefined || first === undefined || !isSameChange(first, change)) return any
  const match = matches[0]
  const isStepped =
    match !== undefined && match.optionScore < STEPPED && first.issue === match.issue && first.option !== match.option
  const isJoint = 'changes' in spoken.act && spoken.act.changes.length > 1
  return [
    ...any,
    ['g first', 1],
    ['g score', spoken.score],
    ['g stepped', isStepped ? 1 : 0],
    ['g joint', isJoint ? 1 : 0],
  ]
}

/** Candidate changes with their features, by the words of the whole text or by the grammar. */
export function changesIn(text: HeardText): readonly Marked<Change>[] {
  const found: Change[] = []
  const put = (change: Change | undefined) => {
    if (change !== undefined && !found.some((one) => isSameChange(one, change))) {
      found.push({ issue: change.issue, option: change.option })
    }
  }
  for (const { act } of text.said.slice(0, MOST_SAID)) put(changeOf(act))
  for (const { issue, options } of text.matches.slice(0, MOST_ISSUES)) {
    const order = options.map((_, option) => option).sort((a, b) => (options[b] ?? 0) - (options[a] ?? 0))
    for (const option of order.slice(0, MOST_OPTIONS)) put({ issue, option })
    put({ issue, option: 0 })
  }
  const heads = headsOf(text)
  return found.map((value) => {
    const match = text.matches.find(({ issue }) => issue === value.issue)
    return {
      value,
      marks: [...issueMarks(match, heads), ...optionMarks(match, value, heads), ...saidMarks(text, value)],
    }
  })
}

/** Candidate issues with their features, including none. */
export function issuesIn(text: HeardText): readonly Marked<number | undefined>[] {
  const first = text.matches[0]
  const sureness = first === undefined ? 0 : issueSureness(first)
  const unsaid: Marked<undefined> = {
    value: undefined,
    marks: [
      ['i unsaid', sureness],
      ['i unsaid 1', 1],
    ],
  }
  const heads = headsOf(text)
  const named = text.matches
    .slice(0, MOST_ISSUES)
    .map((match) => ({ value: match.issue, marks: issueMarks(match, heads) }))
  return [...named, unsaid]
}
