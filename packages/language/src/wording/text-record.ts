import type { Change, PublicView } from '@placard/engine'
import { clauseOn, distanceTo, isSame, leading, type Occasion } from './occasion.ts'
import type { Past } from './past.ts'
import { standOn } from './standpoints.ts'

/** Who last changed a clause of today's text, and when. */
export function markOn(issue: number, view: PublicView) {
  return leading(view)?.marks.find((mark) => mark.issue === issue)
}

/** The clause whose place an option would take. */
export function replaced(change: Change, { seat, view, own }: Past): readonly Occasion[] {
  const mark = markOn(change.issue, view)
  if (mark === undefined || mark.after === 0 || mark.after === change.option) return []
  const other = { issue: mark.issue, option: mark.after }
  // a clause of a bargain is as much its own as the other's
  const isJoint = view.proposals.some(
    ({ by, partner, changes, at }) =>
      by === mark.by && partner === seat.id && at <= mark.at && changes.some((one) => isSame(one, other)),
  )
  if (mark.by === seat.id || isJoint) return [{ situation: 'replaces-ours', other, at: mark.at }]
  // what the seat would keep is a reason to refuse what would take its place
  const isKept = distanceTo(seat, other, view) < distanceTo(seat, change, view)
  const isRefused = standOn(other, { seat, view, own })?.side === 'against'
  return isKept && !isRefused ? [{ situation: 'replaces', other, names: [mark.by], at: mark.at }] : []
}

/** What stands in the text where another option is wanted, and was never welcomed by the seat: it falls short. */
export function standingOn(change: Change, past: Past): readonly Occasion[] {
  const { seat, view } = past
  const mark = markOn(change.issue, view)
  if (mark === undefined || mark.after === 0 || mark.after === change.option || mark.by === seat.id) return []
  const other = { issue: mark.issue, option: mark.after }
  if (standOn(other, past)?.side === 'for') return []
  const situation = goesBeyond(other, change, view) ? 'text-beyond' : 'text-short'
  return [{ situation, other, names: [mark.by], at: mark.at }]
}

/** Whether a clause goes beyond what is wanted: it lies past it, seen from a text without a clause. */
function goesBeyond({ issue, option }: Change, wanted: Change, { issues }: PublicView): boolean {
  const at = (place: number) => issues[issue]?.options[place]?.position ?? 0
  return Math.sign(at(option) - at(0)) === Math.sign(at(option) - at(wanted.option))
}

/** The last proposal on an issue that found too little support, where nothing else was written on it since. */
export function failures(issue: number, view: PublicView): readonly Occasion[] {
  if (clauseOn(issue, view).option > 0) return []
  const failed = view.proposals.findLast(
    ({ status, changes }) => status === 'lapsed' && changes.length === 1 && changes[0]?.issue === issue,
  )
  const about = failed?.changes[0]?.issue
  return failed === undefined || about === undefined ? [] : [{ situation: 'failed-before', need: about, at: failed.at }]
}

/** How long a text has to stand still before somebody says so (session ms). */
const STILL_MS = 150_000

export function standstill(view: PublicView): readonly Occasion[] {
  const marks = leading(view)?.marks ?? []
  const at = Math.max(0, ...marks.map((mark) => mark.at))
  return at > 0 && view.clock.elapsedMs - at >= STILL_MS ? [{ situation: 'stalled', at }] : []
}
