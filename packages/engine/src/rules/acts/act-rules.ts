import type { ActKind, ActOf } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import type { Rejection } from '../../model/session/command.ts'
import type { CampaignState } from '../../model/session/state.ts'
import type { CommandContext } from '../command-context.ts'
import { answerCrisis } from '../crises/answering.ts'
import { raiseMotion, secondMotion } from '../floor/motions.ts'
import { castBallot } from '../floor/voting.ts'
import { meetProposal } from '../resolution/proposals.ts'
import {
  checkBallot,
  checkChanges,
  checkChoice,
  checkDraft,
  checkMotion,
  checkOffer,
  checkPoint,
  checkReaction,
  checkRequest,
  checkSecond,
  checkYield,
} from './act-checks.ts'
import {
  acceptOffer,
  changeSupport,
  commit,
  concede,
  offerTrade,
  propose,
  raisePoint,
  requestFloor,
  yieldFloor,
} from './act-effects.ts'
import { callToOrder } from './conduct.ts'
import { payRespects } from './courtesy.ts'

/** The rule for one kind of act: its precondition and its effect. */
interface ActRule<Kind extends ActKind> {
  /** The rejection, if the act is not in order now; references are checked to exist before. */
  readonly check: (state: CampaignState, seat: SeatId, act: ActOf<Kind>) => Rejection | undefined
  /** Carries out an act that is in order. */
  readonly perform: (context: CommandContext, seat: SeatId, act: ActOf<Kind>) => void
}

const isAlwaysInOrder = () => undefined

/** Acts of tone: they change regard and tension only. */
const TONE = { check: isAlwaysInOrder, perform: payRespects }

/** One row per kind of act; the compiler checks that none is missing. */
const ACT_RULES: { readonly [Kind in ActKind]: ActRule<Kind> } = {
  support: TONE,
  oppose: TONE,
  question: TONE,
  appeal: TONE,
  reassure: TONE,
  warn: TONE,
  apologise: TONE,
  explain: TONE,
  remind: TONE,
  insult: { check: isAlwaysInOrder, perform: callToOrder },
  remark: TONE,
  promise: { check: isAlwaysInOrder, perform: commit },
  threaten: { check: isAlwaysInOrder, perform: commit },
  propose: { check: (state, _seat, { changes }) => checkChanges(state, changes), perform: propose },
  concede: { check: (state, _seat, { changes }) => checkChanges(state, changes), perform: concede },
  trade: { check: (state, _seat, { give, take }) => checkChanges(state, [give, take]), perform: offerTrade },
  accept: { check: (state, seat, { offer }) => checkOffer(state, seat, offer), perform: acceptOffer },
  decline: {
    check: (state, seat, { offer }) => checkOffer(state, seat, offer),
    perform: (context, _seat, { offer }) => context.record({ kind: 'offer-settled', offer, status: 'declined' }),
  },
  react: {
    check: (state, seat, { proposal }) => checkReaction(state, seat, proposal),
    perform: (context, seat, { proposal, reaction }) => meetProposal(context, proposal, seat, reaction),
  },
  declare: {
    check: checkDraft,
    perform: (context, seat, { draft, stance }) =>
      context.record({ kind: 'stance-declared', draft, seat, stance, dated: true }),
  },
  sponsor: { check: checkDraft, perform: (context, seat, { draft }) => changeSupport(context, seat, draft, 'sponsor') },
  sign: { check: checkDraft, perform: (context, seat, { draft }) => changeSupport(context, seat, draft, 'signatory') },
  withdraw: { check: checkDraft, perform: (context, seat, { draft }) => changeSupport(context, seat, draft, 'none') },
  motion: { check: checkMotion, perform: raiseMotion },
  point: { check: (state, seat, { point }) => checkPoint(state, seat, point), perform: raisePoint },
  second: { check: checkSecond, perform: secondMotion },
  'request-floor': { check: checkRequest, perform: requestFloor },
  yield: { check: checkYield, perform: yieldFloor },
  vote: {
    check: (state, seat, { choice }) => checkBallot(state, seat, choice),
    perform: (context, seat, { choice }) => castBallot(context, seat, choice, false),
  },
  choose: {
    check: (state, seat, { choice }) => checkChoice(state, seat, choice),
    perform: (context, seat, { choice }) => answerCrisis(context, seat, choice),
  },
}

/**
 * The rejection of an act of this kind, if any. `kind` is the act’s own; separate, so that its row is found by type.
 */
export function checkRule<Kind extends ActKind>(
  state: CampaignState,
  seat: SeatId,
  kind: Kind,
  act: ActOf<Kind>,
): Rejection | undefined {
  return ACT_RULES[kind].check(state, seat, act)
}

/** Carries out an act of this kind. */
export function perform<Kind extends ActKind>(
  context: CommandContext,
  seat: SeatId,
  kind: Kind,
  act: ActOf<Kind>,
): void {
  ACT_RULES[kind].perform(context, seat, act)
}
