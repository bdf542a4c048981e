import type { Act, Change } from '@placard/engine'
import type { Occasion } from './occasion.ts'
import type { Past } from './past.ts'

/**
 * What a delegation owes the committee when it speaks against what it proposed itself: that it did, and what has changed
 * since. Undefined where it never proposed it, or does not speak against it.
 */
export function turnedAgainst(act: Act, occasion: Occasion | undefined, past: Past): Occasion | undefined {
  const option = refused(act, occasion)
  const when = option === undefined ? undefined : proposedAt(option, past)
  if (option === undefined || when === undefined) return undefined
  const { seat, view } = past
  const { at, since: from } = when
  const draft = view.drafts.find(({ id }) => id === view.leadingDraft)
  const mark = (draft?.marks ?? []).findLast(
    ({ at: then, by, issue, after }) => then > from && by !== seat.id && issue !== option.issue && after > 0,
  )
  if (mark !== undefined) {
    const other = { issue: mark.issue, option: mark.after }
    return { situation: 'turned-text', option, other, names: [mark.by], at }
  }
  if (view.crisis?.status === 'open' && view.crisis.openedAt > from) return { situation: 'turned-crisis', option, at }
  return { situation: wasOneOfSeveral(option, past) ? 'turned-package' : 'turned-debate', option, at }
}

/** The option that an act speaks against. */
function refused(act: Act, occasion: Occasion | undefined): Change | undefined {
  if (act.kind === 'oppose') return act.change
  if (act.kind === 'react') return act.reaction === 'cannot-accept' ? occasion?.option : undefined
  if (act.kind !== 'explain' || act.answer?.verdict !== 'no') return undefined
  const { to, change } = act.answer
  return to === 'accept' || to === 'price' || to === 'reasons' ? change : undefined
}

const isSame = (one: Change, other: Change) => one.issue === other.issue && one.option === other.option

/** When the seat last put an option before the committee: to the second where the record has it. */
export function proposedAt(option: Change, { seat, view, own }: Past) {
  const proposed = view.proposals
    .filter(
      ({ by, partner, changes }) =>
        (by === seat.id || partner === seat.id) && changes.some((one) => isSame(one, option)),
    )
    .map(({ at }) => at)
  const written = view.drafts
    .flatMap(({ marks }) => marks)
    .filter((mark) => mark.by === seat.id && mark.issue === option.issue && mark.after === option.option)
    .map(({ at }) => at)
  const recorded = [...proposed, ...written]
  if (recorded.length > 0) return { at: Math.max(...recorded), since: Math.max(...recorded) }
  // a clause of its own draft that others have replaced is remembered by its own words alone
  const said = own.findLast(({ put }) => put.some((one) => isSame(one, option)))
  return said && { at: undefined, since: said.at }
}

function wasOneOfSeveral(option: Change, { seat, view, own }: Past): boolean {
  const all = [
    ...view.proposals.filter(({ by }) => by === seat.id).map(({ changes }) => changes),
    ...own.map(({ put }) => put),
  ]
  return all.some((changes) => changes.length > 1 && changes.some((one) => isSame(one, option)))
}
