import {
  type Act,
  type ActKind,
  type CampaignState,
  CHOICES,
  type Dice,
  MOTIONS,
  POINTS,
  REACTIONS,
  STANCES,
} from '@placard/engine'

const KINDS: readonly ActKind[] = [
  'support',
  'oppose',
  'question',
  'explain',
  'propose',
  'concede',
  'trade',
  'accept',
  'decline',
  'promise',
  'threaten',
  'warn',
  'react',
  'declare',
  'sponsor',
  'sign',
  'withdraw',
  'second',
  'request-floor',
  'yield',
  'vote',
  'choose',
  'remark',
]

/**
 * Fuzzing: a random act by a random seat, legal or not: half of the references are wrong, and procedure is most
 * frequent.
 */
export function randomAct(state: CampaignState, throws: Dice): { readonly seat: string; readonly act: Act } {
  const seats = [...state.seats.map(({ id }) => id), 'xxx']
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[throws.below(Math.max(1, items.length))]
  const seat = pick(seats) ?? 'xxx'
  const target = pick(seats) ?? 'xxx'
  const issue = throws.below(state.issues.length + 2) - 1
  const change = { issue, option: throws.below(7) - 1 }
  const idOf = (items: readonly { readonly id: string }[]) => pick(items)?.id ?? 'nothing'
  if (throws.chance(0.35)) return { seat, act: randomMotion(throws, issue, change) }
  if (throws.chance(0.2)) return { seat, act: { kind: 'point', point: pick(POINTS) ?? 'order' } }
  const kind = pick(KINDS) ?? 'remark'
  switch (kind) {
    case 'support':
    case 'oppose':
      return { seat, act: { kind, change, target } }
    case 'question':
    case 'warn':
      return { seat, act: { kind, issue, target } }
    case 'explain':
      return { seat, act: { kind, issue } }
    case 'propose':
    case 'concede':
      return {
        seat,
        act: {
          kind,
          changes: Array.from({ length: throws.below(5) }, () => ({ ...change, issue: throws.below(7) - 1 })),
        },
      }
    case 'trade':
      return {
        seat,
        act: { kind, target, give: change, take: { issue: throws.below(7) - 1, option: throws.below(6) } },
      }
    case 'accept':
    case 'decline':
      return { seat, act: { kind, offer: idOf(state.offers) } }
    case 'promise':
      return { seat, act: { kind, target, change } }
    case 'threaten':
      return { seat, act: { kind, target } }
    case 'react':
      return { seat, act: { kind, proposal: idOf(state.proposals), reaction: pick(REACTIONS) ?? 'welcome' } }
    case 'declare':
      return { seat, act: { kind, draft: idOf(state.drafts), stance: pick(STANCES) ?? 'favour' } }
    case 'sponsor':
    case 'sign':
    case 'withdraw':
      return { seat, act: { kind, draft: idOf(state.drafts) } }
    case 'second':
    case 'request-floor':
    case 'yield':
      return { seat, act: { kind } }
    case 'vote':
      return { seat, act: { kind, choice: pick(CHOICES) ?? 'for' } }
    case 'choose':
      return { seat, act: { kind, choice: idOf(state.crisis?.card.choices ?? []) } }
    default:
      return { seat, act: { kind: 'remark', target } }
  }
}

function randomMotion(throws: Dice, issue: number, change: { issue: number; option: number }): Act {
  const motion = MOTIONS[throws.below(MOTIONS.length)] ?? 'vote'
  return {
    kind: 'motion',
    motion,
    ...(throws.chance(0.8) ? { minutes: throws.below(20) } : {}),
    ...(throws.chance(0.8) ? { seconds: throws.below(24) * 10 } : {}),
    ...(throws.chance(0.5) ? { issue } : {}),
    ...(throws.chance(0.2) ? { change } : {}),
  }
}
