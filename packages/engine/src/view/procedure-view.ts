import { dividedBy, orderOf } from '../model/floor/order.ts'
import type { ProcedurePack } from '../model/floor/pack.ts'
import { leadingDraft } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import type { ChairInView, MotionPrice, ProcedureInView } from './view.ts'

/** The public view of the pack and the order of business; empty where the session has no pack. */
export function procedureInView(state: CampaignState): { procedure?: ProcedureInView; chair?: ChairInView } {
  const { procedure } = state
  if (!procedure) return {}
  const order = orderOf(state)
  const draft = leadingDraft(state)?.id ?? ''
  return {
    chair: { id: 'chair', personality: 'neutral', ruling: order.lastRuling },
    procedure: {
      pack: procedure.id,
      title: procedure.title,
      hasVeto: procedure.veto,
      leastSeconds: procedure.speech.leastSeconds,
      mostSeconds: procedure.speech.mostSeconds,
      caucus: order.caucus,
      ruling: order.ruling,
      waiting: order.waiting,
      isListClosed: order.isListClosed,
      speechSeconds: order.speechSeconds,
      isImportant: order.important.includes(draft),
      isByName: order.byName.includes(draft),
      divided: dividedBy(order, draft),
      presentAndVoting: order.presentAndVoting,
      prices: pricesOf(procedure),
    },
  }
}

/** Cache of prices by pack: a pack does not change during a session, and every view contains them. */
const pricesKnown = new WeakMap<ProcedurePack, readonly MotionPrice[]>()

function pricesOf(pack: ProcedurePack): readonly MotionPrice[] {
  const known = pricesKnown.get(pack)
  if (known) return known
  const prices = pack.motions.map(({ motion, second, decidedBy }) => ({ motion, second, decidedBy }))
  pricesKnown.set(pack, prices)
  return prices
}
