import type { Change, PublicView } from '@placard/engine'
import { isSame, type Occasion } from './occasion.ts'

type Commitments = Pick<PublicView, 'commitments'>
type Promised = PublicView['commitments'][number] & { readonly change: Change; readonly to: string }

function promisesOf(seat: string, { commitments }: Commitments): readonly Promised[] {
  return commitments.flatMap((one) => {
    const { kind, by, to, status, change } = one
    const isStanding = kind === 'promise' && by === seat && status !== 'broken'
    return isStanding && change !== undefined && to !== undefined ? [{ ...one, change, to }] : []
  })
}

/** The standing promises of a seat to support an option. */
export function promisesOn(option: Change, seat: string, view: Commitments): readonly Promised[] {
  return promisesOf(seat, view).filter(({ change }) => isSame(change, option))
}

/** What a seat says that would go back on its word by changes: what it promised, to whom, and when. */
export function boundByWord(seat: string, changes: readonly Change[], view: Commitments): Occasion | undefined {
  const made = promisesOf(seat, view).findLast(({ change }) =>
    changes.some(({ issue, option }) => issue === change.issue && option !== change.option),
  )
  return made && { situation: 'bound-by-word', option: made.change, names: [made.to], at: made.at }
}
