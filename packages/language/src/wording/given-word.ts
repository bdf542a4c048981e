import { type Change, isReleased, type PublicView } from '@placard/engine'
import { isSame, type Occasion } from './occasion.ts'

type Commitments = Pick<PublicView, 'commitments' | 'proposals' | 'drafts'>
type Promised = PublicView['commitments'][number] & { readonly change: Change; readonly to: string }

function promisesOf(seat: string, view: Commitments): readonly Promised[] {
  return view.commitments.flatMap((one) => {
    const { kind, by, to, status, change } = one
    const isStanding = kind === 'promise' && by === seat && status !== 'broken' && !isReleased(one, view)
    return isStanding && change !== undefined && to !== undefined ? [{ ...one, change, to }] : []
  })
}

/** The promises of a seat to support an option that stood before what is just being answered. */
export function promisesOn(option: Change, seat: string, view: Commitments): readonly Promised[] {
  const proposals = view.proposals.filter(({ status }) => status !== 'open')
  return promisesOf(seat, { ...view, proposals }).filter(({ change }) => isSame(change, option))
}

/**
 * What a seat says that would go back on its word by changes: what it promised, to whom, and when. Nothing, where whoever
 * it was given to has asked for the changes, or let them pass.
 */
export function boundByWord(seat: string, changes: readonly Change[], view: Commitments): Occasion | undefined {
  const made = promisesOf(seat, view).findLast(({ change }) =>
    changes.some(({ issue, option }) => issue === change.issue && option !== change.option),
  )
  return made && { situation: 'bound-by-word', option: made.change, names: [made.to], at: made.at }
}
