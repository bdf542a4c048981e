import { type Act, changesOf } from '@placard/engine'

type Named = { readonly id: string }

/** What of a view there is to be named. */
type Floor = Readonly<Record<'seats' | 'offers' | 'proposals' | 'drafts', readonly Named[]>> & {
  readonly issues: readonly { readonly options: readonly unknown[] }[]
  readonly crisis?: { readonly choices: readonly Named[] } | undefined
}

/** Whether an act names only issues, options, seats and ids that are there in a view; whether it is in order is another matter. */
export function namesOnlyPresent(act: Act, view: Floor): boolean {
  return (
    changesOf(act).every(({ issue, option }) => view.issues[issue]?.options[option] !== undefined) &&
    (!('issue' in act) || act.issue === undefined || view.issues[act.issue] !== undefined) &&
    (!('target' in act) || act.target === undefined || view.seats.some(({ id }) => id === act.target)) &&
    isThere(act, view)
  )
}

/** Whether what lies on the floor under the act's id is there. */
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
