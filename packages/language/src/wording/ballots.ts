import type { ActOf } from '@placard/engine'
import { against, inFavour } from './grounds.ts'
import { distanceTo, leading, type Occasion } from './occasion.ts'
import type { Past } from './past.ts'
import { type Stand, standsOn } from './standpoints.ts'
import { cameRound, turnedFrom } from './turned.ts'

/** A ballot on an amendment that goes against what the seat last said of it gives the reason with it. */
export function ballotOf({ choice }: ActOf<'vote'>, past: Past): Occasion | undefined {
  const { view } = past
  const question = view.vote?.question
  if (question?.kind !== 'amendment' || choice === 'abstain') return undefined
  const changes = view.proposals.find(({ id }) => id === question.proposal)?.changes ?? []
  const stands = changes.flatMap((change) => standsOn(change, past).at(-1) ?? [])
  const situation = `vote-${choice}`
  if (choice === 'for') {
    const turned = stands.find(({ side }) => side === 'against')
    return turned && { situation, before: cameRound(turned, past), ...inFavour(turned.change) }
  }
  const turned = stands.find(({ side }) => side === 'for')
  // a package of which only a part had its yes is voted down for the rest
  if (turned === undefined || stands.some(({ side }) => side === 'against') || stands.length < changes.length) {
    return undefined
  }
  const issues = changes.map(({ issue }) => issue)
  const before = pushingOut(turned, past) ?? turnedFrom(turned, past, issues)
  return { situation, before, ...against(turned.change) }
}

/** What stands in the place of an option may be worth more to the seat than that. */
function pushingOut({ change: option, done, at }: Stand, { seat, view }: Past): Occasion | undefined {
  const other = { issue: option.issue, option: leading(view)?.deal[option.issue] ?? 0 }
  if (other.option === 0 || other.option === option.option) return undefined
  const isNearer = distanceTo(seat, other, view) < distanceTo(seat, option, view)
  return isNearer ? { situation: 'pushes-out', option, other, done, at } : undefined
}
