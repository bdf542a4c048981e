import { bestProposal } from '../../bargaining/proposal.ts'
import { bestTrade } from '../../bargaining/trade.ts'
import { standingOf } from '../../delegates/standing.ts'
import { type Act, CHOICES } from '../../model/acts/act.ts'
import { leadingDraft, seatIndexOf } from '../../model/session/lookup.ts'
import { canonicalJson } from '../../primitives/hash/hash.ts'
import { checkAct } from '../../rules/acts/check.ts'
import type { PersonInput } from './inputs.ts'

/** Alternatives tried per act. */
const TRIED = 3

/**
 * A few legal alternatives to a person's act, the most promising first. Found from the seat's information at the time:
 * its own interests, and of the others only what their public acts had revealed.
 */
export function otherActs(input: PersonInput): readonly Act[] {
  const { act, before, seat } = input
  if (!act) return []
  const seen = new Set([canonicalJson(act)])
  return candidates(input, act)
    .filter((other) => {
      const name = canonicalJson(other)
      const isNew = !seen.has(name) && !checkAct(before, seat, other)
      seen.add(name)
      return isNew
    })
    .slice(0, TRIED)
}

function candidates(input: PersonInput, act: Act): readonly Act[] {
  if (act.kind === 'vote') return CHOICES.map((choice) => ({ kind: 'vote', choice }))
  if (act.kind === 'choose') return choicesOf(input)
  if (act.kind === 'accept') return [{ kind: 'decline', offer: act.offer }, ...bargains(input)]
  if (act.kind === 'decline') return [{ kind: 'accept', offer: act.offer }, ...bargains(input)]
  return [...bargains(input), ...supports(input), ...choicesOf(input)]
}

function bargains({ before, seat }: PersonInput): readonly Act[] {
  const standing = standingOf(before, seatIndexOf(before, seat))
  const proposal = bestProposal(standing)
  const single = bestProposal(standing, { maxChanges: 1 })
  const trade = leadingDraft(before) && bestTrade(standing)
  const partner = trade && before.seats[trade.partner]
  return [
    ...(proposal ? [{ kind: 'propose', changes: proposal.changes } as const] : []),
    ...(trade && partner ? [{ kind: 'trade', target: partner.id, give: trade.give, take: trade.take } as const] : []),
    ...(single ? [{ kind: 'propose', changes: single.changes } as const] : []),
  ]
}

function supports({ before }: PersonInput): readonly Act[] {
  const draft = leadingDraft(before)?.id
  return draft === undefined ? [] : [{ kind: 'sign', draft }]
}

function choicesOf({ before }: PersonInput): readonly Act[] {
  return before.crisis?.status === 'open'
    ? before.crisis.card.choices.map(({ id }) => ({ kind: 'choose', choice: id }))
    : []
}
