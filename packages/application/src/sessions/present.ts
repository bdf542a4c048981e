import { type Act, changesOf } from '@placard/engine'

type Named = { readonly id: string }

/** The things in a view that an act can name. */
type Floor = Readonly<Record<'seats' | 'offers' | 'proposals' | 'drafts', readonly Named[]>> & {
  readonly issues: readonly { readonly options: readonly unknown[] }[]
  readonly crisis?: { readonly choices: readonly Named[] } | undefined
}

/**
 * Whether an act names only issues, options, seats and ids present in a view; whether it is in order is checked
 * elsewhere.
 */
export function namesOnlyPresent(act: Act, view: Floor): boolean {
  return (
    changesOf(act).every(({ issue, option }) => view.issues[issue]?.options[option] !== undefined) &&
    (!('issue' in act) || act.issue === undefined || view.issues[act.issue] !== undefined) &&
    (!('target' in act) || act.target === undefined || view.seats.some(({ id }) => id === act.target)) &&
    isThere(act, view)
  )
}

/** Whether the offer, proposal, draft or choice that the act names is present. */
function isThere(act: Act, { offers, proposals, drafts, crisis }: Floor): boolean {
  const named = (things: readonly Named[], id: string) => things.some((thing) => thing.id === id)
  switch (act.kind) {
    case 'accept':
    case 'decline':
      return named(offers, act.offer)
    case 'react':
      return named(proposals, act.proposal)
    case 'declare':
    case 'sponsor':
    case 'sign':
    case 'withdraw':
      return named(drafts, act.draft)
    case 'choose':
      return named(crisis?.choices ?? [], act.choice)
    default:
      return true
  }
}
