import type { MotionKind, PointKind } from '@placard/engine'
import { capital } from '../../kit/language/capital.ts'
import type { Entry, SpokenLines } from './texts.ts'

/** The entry of the guide that quotes what is said for a motion. */
const MOTION_ENTRIES: Readonly<Partial<Record<MotionKind, string>>> = {
  vote: 'closing-debate',
  appeal: 'appeal',
  suspend: 'suspend-meeting',
  'unmoderated-caucus': 'unmoderated-caucus',
  'moderated-caucus': 'moderated-caucus',
  'adjourn-debate': 'adjourn-debate',
  'limit-time': 'speaking-time',
  'straw-poll': 'straw-poll',
}
const POINT_ENTRIES: Readonly<Partial<Record<PointKind, string>>> = {
  order: 'point-of-order',
  privilege: 'point-of-privilege',
  inquiry: 'parliamentary-inquiry',
  information: 'point-of-information',
  'explanation-of-vote': 'explanation-of-vote',
  'present-and-voting': 'present-and-voting',
}
const QUOTED = /\*“([^”]+)”\*/g
/** Parts that a line may do without, and what is filled in. */
const OPTIONAL = /\[[^\]]*\]/g
const GAP = /\{[^}]+\}\.?/g
const SELF = '{self}'
/** As many as one remembers. */
const MOST = 2

/** What an entry of the guide quotes, in its order. */
function quotedIn(entries: readonly Entry[], id: string | undefined): readonly string[] {
  const answer = entries.find((entry) => entry.id === id)?.answer ?? ''
  return [...answer.matchAll(QUOTED)].flatMap(([, said]) => (said === undefined ? [] : [said]))
}

/** The neutral lines of a kind, for anybody to say: without what only some sessions have, with gaps to fill in. */
export function spokenFor(lines: SpokenLines, kind: string): readonly string[] {
  return (lines[kind]?.any ?? [])
    .map((line) => line.replaceAll(OPTIONAL, '').trim())
    .filter((line) => !line.includes(SELF))
    .map((line) => line.replaceAll(GAP, '…'))
    .map(capital)
    .slice(0, MOST)
}

type Sources = { readonly rules: readonly Entry[]; readonly lines: SpokenLines }

/** What a delegate says for a motion: as the guide quotes it, then as delegates word it. Empty: neither has words. */
export function motionSayings({ rules, lines }: Sources, motion: MotionKind): readonly string[] {
  return [...quotedIn(rules, MOTION_ENTRIES[motion]), ...spokenFor(lines, `motion-${motion}`)].slice(0, MOST)
}

/** What a delegate says for a point. */
export function pointSayings({ rules, lines }: Sources, point: PointKind): readonly string[] {
  const quoted = quotedIn(rules, POINT_ENTRIES[point])
  // the last of two quotations is the point itself where the first is its opposite
  const own = point === 'present-and-voting' ? quoted.slice(-1) : quoted
  return [...own, ...spokenFor(lines, `point-${point}`)].slice(0, MOST)
}
