import type { ProcedurePack } from '@placard/contract'

type Motion = ProcedurePack['motions'][number]['motion']
type Point = ProcedurePack['points'][number]['point']

/** A rule of procedure in the packs, with the guide's entry about it. */
export type Rule = {
  readonly title: string
  readonly guide: string
  readonly pattern: RegExp
} & ({ readonly kind: 'motion'; readonly id: Motion } | { readonly kind: 'point'; readonly id: Point })

const motion = (id: Motion, title: string, guide: string, pattern: RegExp): Rule => ({
  kind: 'motion',
  id,
  title,
  guide,
  pattern,
})
const point = (id: Point, title: string, guide: string, pattern: RegExp): Rule => ({
  kind: 'point',
  id,
  title,
  guide,
  pattern,
})

/** Names of motions and points in users' texts; the first match wins. */
const RULES: readonly Rule[] = [
  motion(
    'unmoderated-caucus',
    'Unmoderated caucus',
    'unmoderated-caucus',
    /\bun[- ]?mod(?:erated)?s?(?: caucus)?\b|informal consultations/i,
  ),
  motion('moderated-caucus', 'Moderated caucus', 'moderated-caucus', /\bmod(?:erated)?s? caucus|\bmod\b/i),
  motion(
    'adjourn-debate',
    'Adjourning the debate',
    'adjourn-debate',
    /adjourn\w*(?: of)?(?: the)? debate|postpon\w*(?: of)?(?: the)? debate|no-action/i,
  ),
  motion(
    'suspend',
    'Suspending the meeting',
    'suspend-meeting',
    /suspen\w+(?: of)?(?: the| a)? (?:meeting|debate|session)|\bmotion to suspend/i,
  ),
  motion('adjourn-meeting', 'Adjourning the meeting', 'adjourn-meeting', /adjourn/i),
  motion(
    'division',
    'Division of the question',
    'division-of-question',
    /divi(?:sion|de|ding)\b.*\bquestion|\bdivision\b|clause by clause/i,
  ),
  motion('important-question', 'Important question', 'important-question', /important question/i),
  motion('reconsider', 'Reconsidering a decision', 'reconsideration', /reconsider/i),
  motion('straw-poll', 'Straw poll', 'straw-poll', /straw (?:poll|vote)/i),
  motion('roll-call', 'Roll-call vote', 'roll-call-vote', /roll[- ]?call(?: vote)?/i),
  motion('consensus', 'Adoption without a vote', 'consensus', /without a vote|by consensus|acclamation/i),
  motion(
    'reopen-list',
    'Reopening the speakers list',
    'closing-list',
    /re-?open\w*(?: of)?(?: the)? (?:speakers?'? ?)?list/i,
  ),
  motion('close-list', 'Closing the speakers list', 'closing-list', /clos\w+(?: of)?(?: the)? (?:speakers?'? ?)?list/i),
  motion(
    'limit-time',
    'Limiting speaking time',
    'speaking-time',
    /(?:limit\w*|set\w*|chang\w+)(?: of)?(?: the)? (?:speak\w+|speech) ?time|limit\w* (?:on )?speeches/i,
  ),
  motion(
    'vote',
    'Closing the debate and moving to vote',
    'closing-debate',
    /clos(?:e|ing|ure)(?: of)?(?: the)? debate|move to (?:a )?vot|voting procedure|motion to vote/i,
  ),
  motion('appeal', 'Appeal against a ruling', 'appeal', /\bappeal(?:ing)?\b(?!s to)/i),
  point('right-of-reply', 'Right of reply', 'right-of-reply', /right of reply/i),
  point(
    'explanation-of-vote',
    'Explanation of vote',
    'explanation-of-vote',
    /expla\w+ of (?:the )?vote|explain my vote/i,
  ),
  point('privilege', 'Point of personal privilege', 'point-of-privilege', /personal privilege|point of privilege/i),
  point('order', 'Point of order', 'point-of-order', /point of order/i),
  point(
    'inquiry',
    'Parliamentary inquiry',
    'parliamentary-inquiry',
    /parliamentary [ei]nquiry|point of (?:parliamentary )?[ei]nquiry/i,
  ),
  point('information', 'Point of information', 'point-of-information', /point of information|\bPOI\b/i),
]

/** The rules that a text names, in order of mention. */
export function rulesIn(text: string): readonly Rule[] {
  const found = RULES.flatMap((rule) => {
    const at = text.search(rule.pattern)
    return at < 0 ? [] : [{ rule, at }]
  })
  const seen = new Set<number>()
  return found
    .filter(({ at }) => !seen.has(at) && seen.add(at))
    .sort((one, other) => one.at - other.at)
    .map(({ rule }) => rule)
}
