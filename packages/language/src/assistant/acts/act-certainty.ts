import { isWhole } from '../product-state.ts'
import type { Conversation, Intent } from '../request.ts'
import type { ActShares } from './act-model.ts'
import { isOperation } from './act-operations.ts'
import type { Act } from './acts.ts'

/** Acts that are questions, whatever they ask. */
const ASKING: readonly Act[] = ['ask', 'more']

/** How likely a message asks something. */
export const askedShareOf = (shares: ActShares): number =>
  shares.reduce((sum, [act, share]) => (ASKING.includes(act) ? sum + share : sum), 0)

const SURELY = 0.9

export const isSurely = (act: Act, shares: ActShares): boolean =>
  shares[0]?.[0] === act && (shares[0]?.[1] ?? 0) >= SURELY

/** Acts that do not tell what a text is about, though one was asked for. */
const NO_GIFTS: readonly Act[] = ['ask', 'more', 'size', 'part', 'elsewhere', 'courtesy', 'abilities']
const NO_GIFT_LEAST = 0.7

/** Whether a message was taken for what a text lacks, and asks something instead. */
function isMistakenGift(found: Intent, shares: ActShares, before: Conversation | undefined): boolean {
  const [act = 'given', share = 0] = shares[0] ?? []
  const wasAsked = before?.matter?.kind === 'product' && !isWhole(before.matter.product)
  return found.kind === 'product' && wasAsked && NO_GIFTS.includes(act) && share >= NO_GIFT_LEAST
}

/** Whether a message most likely does something to the last answer. */
export const isChange = (shares: ActShares): boolean => isOperation(shares[0]?.[0] ?? 'ask')

/** Operations that come with a name of their own, and may as well be orders. */
const WITH_NAME: readonly Act[] = ['topic', 'country', 'turn', 'another', 'count']
const CHANGE_LEAST = 0.8

/** Whether a change of the last text was taken for the order of another of its kind. */
function isMistakenOrder(found: Intent, shares: ActShares, before: Conversation | undefined): boolean {
  const [act = 'order', share = 0] = shares[0] ?? []
  const last = before?.matter?.kind === 'product' ? before.matter.product : undefined
  if (found.kind !== 'product' || last === undefined || last.topic === '') return false
  const isOther = found.product.kind === last.kind && found.product.topic !== last.topic
  return isOther && share >= CHANGE_LEAST && isOperation(act) && !WITH_NAME.includes(act)
}

/** Whether a rule took a message for what its wording says it is not. */
export function isMistaken(found: Intent, shares: ActShares, before: Conversation | undefined): boolean {
  return isMistakenGift(found, shares, before) || isMistakenOrder(found, shares, before)
}
