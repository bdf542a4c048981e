import type { ActOf } from '@placard/engine'
import { against, inFavour } from './grounds.ts'
import type { Occasion } from './occasion.ts'
import type { Past } from './past.ts'
import { ballotOnDraft } from './sides.ts'
import { standsOn } from './standpoints.ts'
import { onTerm } from './terms.ts'
import { cameRound, owedFor, pushingOut, turnedFrom } from './turned.ts'

/** A ballot on an amendment that goes against what the seat last said of it gives the reason with it. */
export function ballotOf({ choice }: ActOf<'vote'>, past: Past): Occasion | undefined {
  const { view } = past
  const question = view.vote?.question
  if (question?.kind === 'draft') {
    const term = choice === 'abstain' ? undefined : onTerm(choice, undefined, past)
    return term === undefined ? ballotOnDraft(choice, past) : { situation: `vote-${choice}`, before: term }
  }
  if (question?.kind !== 'amendment' || choice === 'abstain') return undefined
  const changes = view.proposals.find(({ id }) => id === question.proposal)?.changes ?? []
  const stands = changes.flatMap((change) => standsOn(change, past).at(-1) ?? [])
  const situation = `vote-${choice}`
  const term = onTerm(choice, changes, past)
  if (term !== undefined) return { situation, before: term }
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
  const owed = owedFor(standsOn(turned.change, past)) ?? turned
  const before = pushingOut(owed, past, issues) ?? turnedFrom(owed, past, issues)
  return { situation, before, ...against(turned.change) }
}
